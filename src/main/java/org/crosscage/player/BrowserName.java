package org.crosscage.player;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.SequencedMap;

/// The name of a browser, by which players tell their browsers apart.
///
/// @param browser such as Firefox; empty where it is none that is known
/// @param system such as Windows; empty likewise
public record BrowserName(String browser, String system) {

    public static final BrowserName UNKNOWN = new BrowserName("", "");

    private static final String SEPARATOR = "/";

    /// Those whose headers name other browsers too come first.
    private static final SequencedMap<String, String> BROWSERS = ordered(
            "Edg", "Edge",
            "OPR/", "Opera",
            "SamsungBrowser", "Samsung Internet",
            "FxiOS", "Firefox",
            "Firefox", "Firefox",
            "CriOS", "Chrome",
            "Chrome", "Chrome",
            "Safari", "Safari");

    private static final SequencedMap<String, String> SYSTEMS = ordered(
            "iPhone", "iPhone",
            "iPad", "iPad",
            "Android", "Android",
            "Windows", "Windows",
            "CrOS", "ChromeOS",
            "Mac OS X", "Mac",
            "Linux", "Linux");

    private static SequencedMap<String, String> ordered(String... pairs) {
        var map = new LinkedHashMap<String, String>();
        for (int i = 0; i < pairs.length; i += 2) {
            map.put(pairs[i], pairs[i + 1]);
        }
        return Collections.unmodifiableSequencedMap(map);
    }

    /// @param header `User-Agent`
    public static BrowserName of(String header) {
        return new BrowserName(first(BROWSERS, header), first(SYSTEMS, header));
    }

    private static String first(Map<String, String> names, String header) {
        return names.entrySet().stream()
                .filter(name -> header.contains(name.getKey()))
                .map(Map.Entry::getValue)
                .findFirst()
                .orElse("");
    }

    /// Reads what was [#written()].
    public static BrowserName read(String written) {
        int at = written.indexOf(SEPARATOR);
        return at < 0 ? UNKNOWN : new BrowserName(written.substring(0, at), written.substring(at + 1));
    }

    /// At most 40 letters.
    public String written() {
        return browser + SEPARATOR + system;
    }
}
