package org.crosscage;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.crosscage.core.kind.PuzzleKind;
import org.crosscage.kind.PuzzleKinds;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/// Whatever a kind of puzzle has to say stands in its folder, `kind/<id>`: elsewhere no code names one, neither by a
/// class, an identifier nor a string. What is said about one in a comment or in a text under its id does not count, nor
/// does a technique's name that has the same word in it.
final class KindsInTheirFoldersTest {

    private static final Path JAVA = Path.of("src/main/java/org/crosscage");
    private static final List<Path> SOURCES = List.of(JAVA, Path.of("frontend"));

    /// The list of kinds.
    private static final Path LIST = JAVA.resolve("kind/PuzzleKinds.java");

    private static final String LITERAL = "\"\"\"[\\s\\S]*?\"\"\""
            + "|\"(?:\\\\.|[^\"\\\\\\n])*+\""
            + "|'(?:\\\\.|[^'\\\\\\n])*+'"
            + "|`(?:\\\\.|[^`\\\\])*+`";

    private static final String COMMENT = "/\\*[\\s\\S]*?\\*/|<!--[\\s\\S]*?-->";

    /// Literals as they are, and comments, by the ending of a file. An escaped slash begins none: it is in a pattern.
    private static final Map<String, Pattern> LITERALS_AND_COMMENTS = Map.of(
            "java", Pattern.compile(LITERAL + "|//.*|" + COMMENT),
            "ts", Pattern.compile(LITERAL + "|(?<!\\\\)//.*|" + COMMENT),
            "css", Pattern.compile(LITERAL + "|" + COMMENT),
            "html", Pattern.compile(COMMENT));

    /// The classes of techniques, and their ids.
    private static final Pattern TECHNIQUES = Pattern.compile(PuzzleKinds.all().stream()
            .flatMap(kind -> kind.techniques().stream())
            .flatMap(technique -> Stream.of(technique.getClass().getSimpleName(), technique.id()))
            .distinct()
            .map(Pattern::quote)
            .collect(Collectors.joining("|", "\\b(?:", ")\\b")));

    @Test
    void noCodeNamesAKindOutsideOfItsFolder() throws IOException {
        assertThat(naming()).isEmpty();
    }

    @Test
    void whatTheListNamesWouldBeFound() {
        assertThat(namesAKind(LIST)).isTrue();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"star", "\"star-10x10\"", "Star()", "STAR_CELL", "stars", "aStarCell", "starCell", "is(STAR)"})
    void aKindIsNamedByAWordOrAWordOfAnIdentifier(String code) {
        assertThat(names("star", code)).isTrue();
    }

    @ParameterizedTest
    @ValueSource(strings = {"start", "Start", "restart", "RESTART", "STARTED", "mustard", "isStarted", "Mustard"})
    void partsOfOtherWordsNameNoKind(String code) {
        assertThat(names("star", code)).isFalse();
    }

    @ParameterizedTest
    @CsvSource(
            quoteCharacter = '|',
            value = {
                "java,\"https://star/\"",
                "ts,`https://star/`",
                "ts,'//star'",
                "ts,/\\/\\/star/",
                "css,url(https://star/)",
                "html,<p>https://star/"
            })
    void twoSlashesThatBeginNoCommentHideNothing(String ending, String code) {
        assertThat(names("star", withoutComments(ending, code))).isTrue();
    }

    @ParameterizedTest
    @CsvSource({"java,/// `star`", "ts,a(); // star", "java,/* star */", "css,/* star */", "html,<!-- star -->"})
    void commentsNameNoKind(String ending, String code) {
        assertThat(names("star", withoutComments(ending, code))).isFalse();
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
        return LITERALS_AND_COMMENTS.containsKey(ending(file))
                && Stream.of("test", "generated").noneMatch(folder -> contains(file, folder));
    }

    private static String ending(Path file) {
        var name = file.getFileName().toString();
        return name.substring(name.lastIndexOf('.') + 1);
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
            var code = TECHNIQUES
                    .matcher(withoutComments(ending(file), Files.readString(file)))
                    .replaceAll("");
            return ids().anyMatch(id -> names(id, code));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static String withoutComments(String ending, String code) {
        return LITERALS_AND_COMMENTS
                .get(ending)
                .matcher(code)
                .replaceAll(found -> found.group().matches("(?s)(//|/\\*|<!--).*") ? "" : "$0");
    }

    /// Whether a word, or a word of an identifier, is the id: `star` is in `star-10x10`, `STAR_CELL`, `stars` and
    /// `aStarCell`, not in `start`, `RESTART` or `mustard`.
    private static boolean names(String id, String code) {
        var small = "(?<![A-Za-z])" + id.charAt(0) + "(?i:" + id.substring(1) + ")s?(?![a-z])";
        var upper = id.toUpperCase(Locale.ROOT);
        var large = upper.charAt(0) + "(?!" + upper.substring(1) + ")(?i:" + id.substring(1) + ")s?(?![a-z])";
        var constant = "(?<![A-Za-z])" + upper + "S?(?![A-Za-z])";
        return Pattern.compile(small + "|" + large + "|" + constant)
                .matcher(code)
                .find();
    }

    private static Stream<String> ids() {
        return PuzzleKinds.all().stream().map(PuzzleKind::id);
    }
}
