package org.crosscage.shell;

import jakarta.servlet.http.HttpServlet;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.springframework.core.io.ClassPathResource;
import org.springframework.http.HttpHeaders;
import org.springframework.http.MediaType;

/// Hands out what a browser keeps for the time without a connection: the offline page, and the service worker that
/// shows it. The worker names the page's revision, so that a page that has changed makes it another worker, which
/// browsers fetch by themselves.
///
/// A worker is bound by the policy that comes with itself, and a kept page by the one that it was kept with.
final class OfflineServlet extends HttpServlet {

    private static final long serialVersionUID = 1L;

    private static final String WORKER = "/sw.js";

    /// As in `frontend/offline/worker.ts`.
    private static final String PAGE = "/offline";

    private static final String REVISION = "{revision}";
    private static final String BUILT = "META-INF/VAADIN/webapp" + WORKER;

    static final List<String> ADDRESSES = List.of(WORKER, PAGE);

    private final String page;
    private final String pagePolicy;

    OfflineServlet(ErrorPages pages) {
        this.page = pages.offline();
        this.pagePolicy = ErrorPages.offlinePolicy();
    }

    @Override
    protected void doGet(HttpServletRequest request, HttpServletResponse response) throws IOException {
        var worker = new ClassPathResource(BUILT);
        if (!worker.exists()) { // in development mode
            response.sendError(HttpServletResponse.SC_NOT_FOUND);
            return;
        }
        response.setHeader(HttpHeaders.CACHE_CONTROL, "no-cache");
        response.setCharacterEncoding(StandardCharsets.UTF_8);
        if (request.getServletPath().equals(WORKER)) {
            response.setContentType("text/javascript");
            response.setHeader("Content-Security-Policy", ContentSecurityPolicy.FOR_THE_WORKER);
            response.getWriter()
                    .write(worker.getContentAsString(StandardCharsets.UTF_8).replace(REVISION, revision()));
        } else {
            response.setContentType(MediaType.TEXT_HTML_VALUE);
            response.setHeader("Content-Security-Policy", pagePolicy);
            response.getWriter().write(page);
        }
    }

    /// Of its headers too: they are kept with it.
    private String revision() {
        return ContentSecurityPolicy.hash(pagePolicy + page);
    }
}
