package org.crosscage;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.crosscage.core.kind.PuzzleKind;
import org.crosscage.kind.PuzzleKinds;
import org.junit.jupiter.api.Test;

/// Whatever a kind of puzzle has to say stands in its folder, `kind/<id>`: elsewhere no code names one, neither by a
/// class, an identifier nor a string. What is said about one in a comment or in a text under its id does not count.
final class KindsInTheirFoldersTest {

    private static final Path JAVA = Path.of("src/main/java/org/crosscage");
    private static final List<Path> SOURCES = List.of(JAVA, Path.of("frontend"));
    private static final Set<String> CODE = Set.of("java", "ts", "css", "html");

    /// The list of kinds.
    private static final Path LIST = JAVA.resolve("kind/PuzzleKinds.java");

    /// Literals as they are, and comments.
    private static final Pattern LITERAL_OR_COMMENT = Pattern.compile("\"\"\"[\\s\\S]*?\"\"\""
            + "|\"(?:\\\\.|[^\"\\\\\\n])*+\""
            + "|'(?:\\\\.|[^'\\\\\\n])*+'"
            + "|//.*"
            + "|/\\*[\\s\\S]*?\\*/");

    @Test
    void noCodeNamesAKindOutsideOfItsFolder() throws IOException {
        assertThat(naming()).isEmpty();
    }

    @Test
    void whatTheListNamesWouldBeFound() {
        assertThat(namesAKind(LIST)).isTrue();
    }

    private static List<Path> naming() throws IOException {
        var found = new ArrayList<Path>();
        for (var root : SOURCES) {
            try (var files = Files.walk(root)) {
                files.filter(KindsInTheirFoldersTest::isCode)
                        .filter(file -> !file.equals(LIST) && !isInFolderOfKind(file) && namesAKind(file))
                        .forEach(found::add);
            }
        }
        return found;
    }

    private static boolean isCode(Path file) {
        var name = file.getFileName().toString();
        return CODE.contains(name.substring(name.lastIndexOf('.') + 1))
                && Stream.of("test", "generated").noneMatch(folder -> contains(file, folder));
    }

    private static boolean contains(Path file, String folder) {
        for (var part : file) {
            if (part.toString().equals(folder)) {
                return true;
            }
        }
        return false;
    }

    private static boolean isInFolderOfKind(Path file) {
        return ids().anyMatch(id -> file.startsWith(JAVA.resolve("kind").resolve(id)));
    }

    private static boolean namesAKind(Path file) {
        try {
            var code = LITERAL_OR_COMMENT
                    .matcher(Files.readString(file))
                    .replaceAll(found -> found.group().startsWith("/") ? "" : "$0")
                    .toLowerCase(Locale.ROOT);
            return ids().anyMatch(code::contains);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static Stream<String> ids() {
        return PuzzleKinds.all().stream().map(PuzzleKind::id);
    }
}
