package org.crosscage.shell.ui;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.crosscage.core.generate.Grade;
import org.jsoup.Jsoup;
import org.junit.jupiter.api.Test;

/// The line drawings of the pages without a server are those of the pages with one.
final class OfflineIconsTest {

    private static final List<Path> COPIES =
            List.of(Path.of("frontend/offline/screen/frame.ts"), Path.of("frontend/play/card/symbols.ts"));
    private static final Path GRADES = Path.of("frontend/offline/device/kept-game.ts");
    private static final Pattern COPY = Pattern.compile("(\\w+): svg`([^`]*)`");

    @Test
    void eachIsTheOneOfItsName() throws IOException {
        var copies = new ArrayList<MatchResult>();
        for (var file : COPIES) {
            copies.addAll(COPY.matcher(Files.readString(file)).results().toList());
        }
        assertThat(copies).hasSizeGreaterThan(15);
        for (var copy : copies) {
            var original = LineIcon.valueOf(copy.group(1).toUpperCase(Locale.ROOT));
            assertThat(strokes(copy.group(2))).as(copy.group(1)).isEqualTo(strokes(original.html()));
        }
    }

    @Test
    void gradesHaveAsManyBarsAsThoseOfTheServer() throws IOException {
        var grades = Pattern.compile("GRADES: readonly string\\[] = \\[(.*)]")
                .matcher(Files.readString(GRADES))
                .results()
                .map(found -> found.group(1).replace("'", "").split(", "))
                .toList();
        assertThat(grades)
                .singleElement()
                .isEqualTo(Stream.of(Grade.values()).map(Grade::id).toArray(String[]::new));
    }

    /// The shapes with their attributes, whatever stands between them.
    private static List<Map.Entry<String, Map<String, String>>> strokes(String svg) {
        return Jsoup.parseBodyFragment(svg).select("path, circle, rect").stream()
                .map(shape -> Map.entry(
                        shape.tagName(),
                        shape.attributes().asList().stream()
                                .collect(Collectors.toMap(each -> each.getKey(), each -> each.getValue()))))
                .toList();
    }
}
