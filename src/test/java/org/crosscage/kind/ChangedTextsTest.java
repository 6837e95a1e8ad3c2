package org.crosscage.kind;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import org.crosscage.core.kind.PuzzleEntry;
import org.crosscage.core.kind.TextReading;
import org.crosscage.core.model.Puzzle;
import org.crosscage.kind.text.PuzzleFormats;
import org.crosscage.texts.FormatTexts;
import org.crosscage.texts.Texts;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/// Texts as chats, mails, word processors and spreadsheets change them, and texts that are nearly in a format.
class ChangedTextsTest {

    private static final String KAKURO = "https://puzz.link/p?kakuro/2/2/nhghg";
    private static final String CAGES = "3\n3 + A1 A2\n1 - B1 C1\n3 = B2\n2 * C2 C3\n3 / A3 B3\n";
    private static final String GRID = "#    17\\  16\\\n\\17  .    .\n\\16  .    .\n";

    private static final String KILLER = """
            puzzle small-killer
            title Small ＋6
            size 4
            boxes 2x2
            cage 3+ r1c1 r1c2
            cage 4+ r1c3 r2c3
            cage 6+ r1c4 r2c4
            cage 5+ r2c1 r3c1
            cage 5+ r3c2 r3c3
            end
            """;

    private static TextReading reading(String text) {
        return PuzzleFormats.reading(text, () -> false);
    }

    private static Puzzle one(String text) {
        return PuzzleFormats.read(text).getFirst().puzzle();
    }

    private static String said(String text) {
        return String.join("\n", new FormatTexts(Texts.in(Locale.ENGLISH)).sentences(reading(text)));
    }

    private static String written(String format, String text) {
        return PuzzleFormats.byId(format)
                .orElseThrow()
                .write(PuzzleFormats.read(text).getFirst());
    }

    private static void assertRead(String text, String puzzle) {
        assertThat(reading(text).faults()).as(text).isEmpty();
        assertThat(reading(text).entries())
                .as(text)
                .extracting(PuzzleEntry::puzzle)
                .containsExactly(one(puzzle));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "3\n3 ＋ Ａ１ A2\n1 - B1 C1\n3 = B2\n2 × C2 C3\n３ / A3 B3\n",
                "3\n3 + A1,A2\n1 - B1, C1\n3 = B2\n2 * C2;C3\n3 / A3 B3\n",
                "3\n3 + r1c1 r2c1\n1 - r1c2 R1C3\n3 = r2c2\n2 * r2c3 r3c3\n3 / r3c1 r3c2\n",
                "3\n3 + 1A 2A\n1 - 1B 1C\n3 = 2B\n2 * 2C 3C\n3 / 3A 3B\n",
                "\u200B3\n3 + A1\u200B A2\n1 - B1 C1\n3 = B2\n2 * C2 C3\n3 / A3\u2060 B3\uFE0F\n",
                "```text\n3\n3 + A1 A2\n1 - B1 C1\n3 = B2\n2 * C2 C3\n3 / A3 B3\n```\n",
                "> 3\n> 3 + A1 A2\n> 1 - B1 C1\n>3 = B2\n> > 2 * C2 C3\n> 3 / A3 B3\n",
                "A small one:\n3\n3 + A1 A2\n1 - B1 C1\n3 = B2\n2 * C2 C3\n3 / A3 B3\n",
                "On 12 May 2026 somebody wrote:\n\n3\n3 + A1 A2\n1 - B1 C1\n3 = B2\n2 * C2 C3\n3 / A3 B3\n"
            })
    void aListOfCagesIsReadAsPeopleHaveIt(String text) {
        assertRead(text, CAGES);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "# a comment of words\n#  17\\ 16\\\n\\17 . .\n\\16 . .\n",
                "// from Sunday\n#  17\\ 16\\\n\\17 . .\n\\16 . .\n",
                "＃ １７＼ １６＼\n＼１７ ． ．\n＼１６ ． ．\n",
                ",17\\,16\\\n\\17,,\n\\16,,\n",
                "\t17\\\t16\\\n\\17\t\t\n\\16\t\t\n",
                "\t0/17\t0/16\n17/0\t\t\n16/0\t\t\n",
                "```\n#  17\\ 16\\\n\\17 . .\n\\16 . .\n```"
            })
    void aGridIsReadAsPeopleHaveIt(String text) {
        assertRead(text, GRID);
    }

    @ParameterizedTest
    @MethodSource("nearly")
    void aTextThatIsNearlyInAFormatIsNamedByLineAndSign(String text, String said) {
        assertThat(reading(text).entries()).isEmpty();
        assertThat(said(text)).contains(said);
    }

    static Stream<Arguments> nearly() {
        return Stream.of(
                Arguments.of("3\n3 ^ A1 A2\n", "Line 2, column 3: expected an operation such as"),
                Arguments.of("> 3\n> 3 ^ A1 A2\n", "Line 2, column 5: expected an operation such as"),
                Arguments.of("3\nAB1\nACD\nEED\nA:3+\n", "Line 2, column 3: expected a letter"),
                Arguments.of("|XXXXX| 0:17| 0/16|\n|17/ 0| | |\n", "Line 1, column 9: expected “XXXXX”"),
                Arguments.of("# 17/ 16\\\n\\17 . .\n\\16 . .\n", "Line 1, column 3: expected “#”"),
                Arguments.of("2,9:XV17V16H17bH16?b\n", "Line 1, column 1: expected a game id such as “5,9D1:XV7X…”"),
                Arguments.of(
                        "sise 3\nsize 3\ncage 3+ r1c1 r2c1\nend\n",
                        "Line 1, column 1: expected a line “puzzle <id>”, but found “sise 3”"));
    }

    @Test
    void aTextOfNoFormatIsToldInTwoSentences() {
        assertThat(said("what is this"))
                .isEqualTo("Line 1, column 1: “what is this” does not start any format that can be read here."
                        + " Compare it with the examples of each format.");
    }

    @Test
    void namesAndJsonKeepTheirLetters() {
        var entry = PuzzleFormats.read(KILLER.replace("3+ r1c1", "３＋ r1c1")).getFirst();
        assertThat(entry.notes()).containsEntry("title", "Small ＋6");
        assertThat(PuzzleFormats.read(written("json", KILLER)).getFirst().notes())
                .containsEntry("title", "Small ＋6");
    }

    @Test
    void aFaultHasItsPlaceInThePastedText() {
        var fault = reading("> > 3\n> > 3\u200B \u200B^ A1 A2\n").faults().getFirst();
        assertThat(List.of(fault.line(), fault.column())).containsExactly(2, 9);
    }

    static Stream<String> changedAddresses() {
        var puzzlink = "https://puzz.link/p?kakuro/2/2/nhghg";
        var sudokuPad = written("sudokupad", KILLER).strip();
        var fPuzzles = written("fpuzzles", KILLER).strip();
        var code = fPuzzles.substring(fPuzzles.indexOf('=') + 1);
        assertThat(sudokuPad).contains("%2B", "%2F", "%3D");
        assertThat(fPuzzles).contains("+");
        return Stream.of(
                puzzlink.replace("/", "%2F").replace("https:%2F%2F", "https://"),
                puzzlink.replace("/2/2/", "%252F2%252F2%252F"),
                "https://mail.example/url?q=" + URLEncoder.encode(puzzlink, StandardCharsets.UTF_8) + "&sa=D",
                "> " + puzzlink,
                "<" + puzzlink + ">",
                sudokuPad.replace("%2B", "%252B").replace("%2F", "%252F").replace("%3D", "%253D"),
                sudokuPad.replace("%2B", "+").replace("%2F", "/"),
                sudokuPad.replace("%2B", " "),
                sudokuPad.substring(sudokuPad.indexOf("://") + 3).replace("%2B", " "),
                "Look: " + fPuzzles.substring(fPuzzles.indexOf("://") + 3).replace("+", " "),
                fPuzzles.replace("+", " ") + " is a nice one",
                broken(sudokuPad, 60),
                broken(fPuzzles, 60),
                "See this:\n> " + broken(fPuzzles, 60).replace("\n", "\n> ") + "\nThanks!",
                "<" + broken(fPuzzles, 72) + ">",
                "https://solver.example/sudoku?fpuzzle=" + code + "&hint=1",
                "https://solver.example/#" + sudokuPad.substring(sudokuPad.indexOf("/scl") + 4));
    }

    private static String broken(String address, int width) {
        return address.replaceAll("(.{" + width + "})(?=.)", "$1\n");
    }

    @ParameterizedTest
    @MethodSource("changedAddresses")
    void anAddressThatWasChangedIsMended(String text) {
        assertRead(text, text.contains("kakuro") ? KAKURO : KILLER);
    }

    static Stream<String> codes() {
        var sudokuPad = written("sudokupad", KILLER).strip();
        var scl = sudokuPad.substring(sudokuPad.indexOf("scl"));
        var fPuzzles = written("fpuzzles", KILLER).strip();
        var code = fPuzzles.substring(fPuzzles.indexOf('=') + 1);
        return Stream.of(
                scl,
                scl.replace("%2B", "+").replace("%2F", "/"),
                scl.substring(3),
                "> `" + scl + "`",
                code,
                "load=" + code,
                "?load=" + code,
                "fpuz" + code,
                "fpuzzles" + code,
                "1. " + code,
                "It is " + code + ", and easy.");
    }

    @ParameterizedTest
    @MethodSource("codes")
    void theCodeOfAnAddressIsReadAlone(String text) {
        assertRead(text, KILLER);
    }

    @Test
    void aDamagedCodeIsToldWithItsPlace() {
        var address = written("fpuzzles", KILLER).strip();
        assertThat(said("fpuz" + address.substring(address.indexOf('=') + 1, address.length() - 20)))
                .startsWith("Line 1, column 5: this link is damaged");
    }

    @Test
    void aWordWithTheStartOfACodeIsNone() {
        var address = written("fpuzzles", KILLER).strip();
        assertThat(PuzzleFormats.detect("x" + address.substring(address.indexOf('=') + 1)))
                .isEmpty();
    }

    @Test
    void anAddressThatCannotBeMendedIsToldAsItIs() {
        var address = broken(written("fpuzzles", KILLER).strip(), 60);
        assertThat(said(address.substring(0, address.lastIndexOf('\n'))))
                .startsWith("Line 1, column 33: this link is damaged")
                .doesNotContain("\n");
    }

    @Test
    void theAddressOfAGameIsNoLinkToAPuzzle() {
        assertThat(said("Look at https://crosscage.example/play/abc123 please")).contains("copy the link from “Share”");
    }
}
