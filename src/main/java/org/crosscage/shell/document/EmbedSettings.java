package org.crosscage.shell.document;

import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.crosscage.setting.WrongSettingException;
import org.springframework.boot.context.properties.ConfigurationProperties;

/// Which pages of others may show a board in a frame.
///
/// @param frameAncestors the origins of those pages, with commas between; blank for none
@ConfigurationProperties("crosscage")
public record EmbedSettings(String frameAncestors) {

    /// A policy knows no address of IPv6.
    private static final Pattern ORIGIN = Pattern.compile("https?://[a-zA-Z0-9.-]+(?::([0-9]{1,5}))?");

    private static final int LAST_PORT = 65_535;

    public EmbedSettings {
        frameAncestors = frameAncestors.strip();
        for (var origin : origins(frameAncestors).toList()) {
            if (!isOrigin(origin)) {
                throw new WrongSettingException(
                        "crosscage.frame-ancestors",
                        frameAncestors,
                        "origins with commas between, such as https://school.example, https://blog.example:8443, or blank;"
                                + " '%s' is not scheme, host and port alone".formatted(origin));
            }
        }
    }

    private static Stream<String> origins(String written) {
        return written.isEmpty()
                ? Stream.of()
                : Stream.of(written.split(",", -1)).map(String::strip);
    }

    /// Scheme, host and perhaps a port: what else a policy may name, such as `*`, no message can be sent to.
    private static boolean isOrigin(String written) {
        var parts = ORIGIN.matcher(written);
        return parts.matches() && (parts.group(1) == null || Integer.parseInt(parts.group(1)) <= LAST_PORT);
    }

    /// Empty when boards are not offered to other pages.
    public List<String> origins() {
        return origins(frameAncestors).toList();
    }
}
