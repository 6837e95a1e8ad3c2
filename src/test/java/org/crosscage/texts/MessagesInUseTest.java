package org.crosscage.texts;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.function.Predicate;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.crosscage.core.kind.PuzzleKind;
import org.crosscage.experiment.measure.ExperimentTexts;
import org.crosscage.kind.PuzzleKinds;
import org.crosscage.texts.Variants.Variant;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// No message is left behind when the last place that says it goes; a variant is said where its message is. The areas
/// are those whose keys are written by the code that says them, whole or in pieces; the other areas' keys come from
/// what the core names.
final class MessagesInUseTest {

    /// What is written between quotes, of a template in the browser's code up to its first value.
    private static final Pattern WRITTEN = Pattern.compile("[\"'`{]([a-zA-Z0-9.-]+)(?=[\"'`}]|\\$\\{)");

    private static final List<Source> SOURCES = Stream.of(
                    "src/main/java",
                    "src/experiment/java",
                    "src/test/java/org/crosscage/kind/template",
                    "src/main/resources/org/crosscage/shell",
                    "frontend")
            .flatMap(MessagesInUseTest::below)
            .toList();

    /// The rooms that say messages of an area of another name.
    private static final Map<String, List<String>> OTHER_ROOMS =
            Map.of("library", List.of("home"), "play", List.of("settings", "teach"), "learn", List.of("kind"));

    @ParameterizedTest
    @ValueSource(
            strings = {
                "shell",
                "library",
                "play",
                "board",
                "cli",
                "learn",
                "lab",
                "daily",
                "sets",
                "device",
                "experiment"
            })
    void everyMessageIsSaidSomewhere(String area) {
        var everywhere = new HashSet<String>();
        var own = new HashSet<String>();
        SOURCES.forEach(source -> {
            everywhere.addAll(source.written);
            if (source.isAbout(area)) {
                own.addAll(source.written);
            }
        });
        PuzzleKinds.all().stream().map(PuzzleKind::id).forEach(own::add);

        Predicate<String> isSaid = key -> everywhere.contains(area + "." + key)
                || own.contains(key)
                || isBegun(area, key, everywhere, own)
                || isPieced(key, own);
        assertThat(ExperimentTexts.in(Locale.ENGLISH).area(area).keySet().stream()
                        .map(key -> Variant.of(key).message()))
                .isNotEmpty()
                .allMatch(key -> isSaid.test(key) || isSaid.test(withoutPart(key)));
    }

    /// The key by which a text of several messages is said: that of its parts `note.1` and `note.2` is `note`.
    private static String withoutPart(String key) {
        return key.replaceFirst("\\.[1-9]$", "");
    }

    /// Whether the key's beginning is written with the point or dash that ends it, and the rest comes from what is
    /// told; or both are written, the rest with its point.
    private static boolean isBegun(String area, String key, Set<String> everywhere, Set<String> own) {
        return Pattern.compile("[.-]").matcher(key).results().anyMatch(cut -> {
            var beginning = key.substring(0, cut.end());
            return everywhere.contains(area + "." + beginning)
                    || own.contains(beginning)
                    || everywhere.contains(area + "." + key.substring(0, cut.start()))
                            && own.contains(key.substring(cut.start()));
        });
    }

    /// Whether each of the key's words is written.
    private static boolean isPieced(String key, Set<String> own) {
        return key.contains(".")
                && Stream.of(key.split("\\.")).allMatch(word -> own.contains(word) || own.contains("." + word));
    }

    private static Stream<Source> below(String folder) {
        try (var files = Files.walk(Path.of(folder))) {
            return files.filter(MessagesInUseTest::isSource).map(Source::of).toList().stream();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static boolean isSource(Path file) {
        return file.toString().matches(".*\\.(java|ts|html)")
                && !(file.startsWith("frontend")
                        && Stream.of("generated", "test")
                                .anyMatch(room -> file.toString().contains("/" + room + "/")));
    }

    /// @param written what stands between quotes
    private record Source(String path, Set<String> written) {

        static Source of(Path file) {
            try {
                var written = new HashSet<String>();
                WRITTEN.matcher(Files.readString(file)).results().forEach(found -> written.add(found.group(1)));
                return new Source(file.toString(), written);
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        }

        /// Whether keys are written here without their area: in its rooms, where the area is put before each, and in
        /// the browser, which gets the messages of the play view and the board.
        boolean isAbout(String area) {
            var rooms = Stream.concat(Stream.of(area), OTHER_ROOMS.getOrDefault(area, List.of()).stream());
            return rooms.anyMatch(room -> path.contains("/" + room + "/"))
                    || written.contains(area + ".")
                    || path.endsWith(".ts") && Set.of("board", "play").contains(area);
        }
    }
}
