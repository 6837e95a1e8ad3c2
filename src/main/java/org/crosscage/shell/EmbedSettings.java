package org.crosscage.shell;

import java.net.URI;
import java.util.List;
import java.util.stream.Stream;
import org.crosscage.setting.WrongSettingException;
import org.springframework.boot.context.properties.ConfigurationProperties;

/// Which pages of others may show a board in a frame.
///
/// @param frameAncestors the origins of those pages, with commas between; blank for none
@ConfigurationProperties("crosscage")
public record EmbedSettings(String frameAncestors) {

    private static final List<String> SCHEMES = List.of("https://", "http://");

    public EmbedSettings {
        frameAncestors = frameAncestors.strip();
        if (!origins(frameAncestors).allMatch(EmbedSettings::isOrigin)) {
            throw new WrongSettingException(
                    "crosscage.frame-ancestors",
                    frameAncestors,
                    "origins with commas between, such as https://school.example, https://blog.example:8443, or blank");
        }
    }

    private static Stream<String> origins(String written) {
        return written.isEmpty() ? Stream.of() : Stream.of(written.split(",", -1)).map(String::strip);
    }

    /// Scheme, host and perhaps a port: what else a policy may name, such as `*`, no message can be sent to.
    private static boolean isOrigin(String written) {
        try {
            var address = URI.create(written);
            return SCHEMES.stream().anyMatch(written::startsWith)
                    && address.getHost() != null
                    && address.getUserInfo() == null
                    && written.endsWith("//" + address.getRawAuthority());
        } catch (IllegalArgumentException _) {
            return false;
        }
    }

    /// Empty when boards are not offered to other pages.
    public List<String> origins() {
        return origins(frameAncestors).toList();
    }
}
