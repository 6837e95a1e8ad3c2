package org.crosscage.shell;

import jakarta.servlet.http.HttpServletRequest;
import java.util.Optional;
import org.springframework.web.cors.CorsUtils;

/// Tells requests of our own pages from those of other sites, with which the player's cookie does not come.
public final class OwnPages {

    private OwnPages() {}

    /// Browsers say where a request is from, all of them since 2023 by `Sec-Fetch-Site`, unless the page
    /// came without TLS; then by `Origin`, of which scheme, host and port count.
    public static boolean sent(HttpServletRequest request) {
        return Optional.ofNullable(request.getHeader("Sec-Fetch-Site"))
                .map("same-origin"::equals)
                .orElseGet(() -> isOfOwnOrigin(request));
    }

    private static boolean isOfOwnOrigin(HttpServletRequest request) {
        try {
            return !CorsUtils.isCorsRequest(request);
        } catch (IllegalArgumentException _) {
            return false; // it is no origin
        }
    }
}
