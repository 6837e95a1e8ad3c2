package org.crosscage.kind;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
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
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/// Puzzles with words above, behind and between them, cut into lines, and nearly whole.
class WordsAroundPuzzlesTest {

    private static final String SUDOKU =
            "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
    private static final String ROWS = SUDOKU.replaceAll("(.{9})", "$1\n");
    private static final String KAKURO = "https://puzz.link/p?kakuro/2/2/nhghg";
    private static final String KEEN = "3:_a_aa_3a,a3s1a3m2d3";
    private static final String GRID = "#    17\\  16\\\n\\17  .    .\n\\16  .    .\n";
    private static final String LETTERS = "3\nABB\nACD\nEED\nA:3+\nB:1-\nC:3\nD:2*\nE:3/\n";
    private static final String CAGES = "3\n3 + A1 A2\n1 - B1 C1\n3 = B2\n2 * C2 C3\n3 / A3 B3\n";
    private static final String SUMS = "4\nboxes 2x2\n3 A1 B1\n4 C1 C2\n6 D1 D2\n5 A2 A3\n5 B3 C3\n";
    private static final String BARS = "|XXXXX| 0/17| 0/16|\n|17/ 0|     |     |\n|16/ 0|     |     |\n";
    private static final String FOUR = "xxxx|17  |16  \n  17|    |    \n  16|    |    \n";
    private static final String PZPR = "pzprv3\nkakuro\n2\n2\n0 17 16\n17 . .\n16 . .\n. .\n. .\n";
    private static final String LAYERS =
            "4 4\n3 - 4 6\n5 - - -\n- 5 - -\n- - - -\n1 1 2 3\n4 - 2 3\n4 5 5 -\n- - - -\n";
    private static final String NATIVE = "puzzle small\nsize 3 3\ngrid\n" + GRID + "end\n";
    private static final String PS = ps();
    private static final String SOLO = "2x2kdb:n2a,aaa_aaaa_______a_,3a7a5_5a5a5b7a3a";
    private static final String KEEN_SAVE = save("Keen", KEEN);
    private static final String SOLO_SAVE = save("Solo", SOLO);
    private static final String GAUGUIN =
            "{\"version\":3,\"variant\":{\"gridSize\":{\"width\":3,\"height\":3},\"options\":{\"showOperators\":true,"
                    + "\"digitSetting\":\"FIRST_DIGIT_ONE\"}},\"cells\":[],\"cages\":["
                    + "{\"action\":\"ACTION_ADD\",\"result\":18,\"cellNumbers\":[0,1,2,3,4,5,6,7,8]}]}\n";
    private static final String ARROWS = "j<<<<<<<<".repeat(9);
    private static final String CONSTRAINTS =
            ".Shape~4x4.Cage~3~R1C1~R1C2.Cage~4~R1C3~R2C3.Cage~6~R1C4~R2C4.Cage~5~R2C1~R3C1.Cage~5~R3C2~R3C3";

    private static String save(String game, String id) {
        int colon = id.indexOf(':');
        var description = id.substring(colon + 1);
        return "SAVEFILE:41:Simon Tatham's Portable Puzzle Collection\nVERSION :1:1\nGAME    :4:%s\n".formatted(game)
                + "CPARAMS :%d:%s\nDESC    :%d:%s\n"
                        .formatted(colon, id.substring(0, colon), description.length(), description);
    }

    /// Nine rows as cages.
    private static String ps() {
        return IntStream.range(0, 81)
                .mapToObj(cell -> 45 * 256 + cell / 9 + ":")
                .collect(Collectors.joining("", "3x3::k:", ""));
    }

    private static String json() {
        return PuzzleFormats.byId("json").orElseThrow().write(PuzzleFormats.read(GRID));
    }

    private static TextReading reading(String text) {
        return PuzzleFormats.reading(text, () -> false);
    }

    private static String said(String text) {
        return String.join("\n", new FormatTexts(Texts.in(Locale.ENGLISH)).sentences(reading(text)));
    }

    private static void assertRead(String text, String... puzzles) {
        assertThat(said(text)).as(text).isEmpty();
        assertThat(reading(text).entries())
                .as(text)
                .extracting(PuzzleEntry::puzzle)
                .containsExactlyElementsOf(
                        Stream.of(puzzles).map(WordsAroundPuzzlesTest::alone).toList());
    }

    /// The puzzle as its own format reads it.
    private static Puzzle alone(String puzzle) {
        return PuzzleFormats.detect(puzzle)
                .orElseThrow()
                .read(puzzle)
                .getFirst()
                .puzzle();
    }

    static Stream<String> puzzles() {
        return Stream.of(
                SOLO,
                KEEN_SAVE,
                SOLO_SAVE,
                GAUGUIN,
                ARROWS,
                CONSTRAINTS,
                SUDOKU,
                ROWS,
                KAKURO,
                KEEN,
                GRID,
                LETTERS,
                CAGES,
                SUMS,
                BARS,
                FOUR,
                PZPR,
                LAYERS,
                NATIVE,
                PS,
                json());
    }

    @ParameterizedTest
    @MethodSource("puzzles")
    void wordsBehindAPuzzleAreNoneOfIt(String puzzle) {
        var text = puzzle.stripTrailing();
        assertRead(text + "\nGood luck!", puzzle);
        assertRead(text + "\nenjoy\n\nBye!\n", puzzle);
        assertRead(text + "\n\nBye", puzzle);
        assertRead(text + "\nSee you at 8!", puzzle);
        assertRead(text + "\n\nKind regards\nAnna", puzzle);
        assertRead(text + "\n\nCage 12 is hard!", puzzle);
    }

    @ParameterizedTest
    @MethodSource("puzzles")
    void wordsAboveAPuzzleAreNoneOfIt(String puzzle) {
        assertRead("Good luck!\n" + puzzle, puzzle);
        assertRead("Number 12:\n" + puzzle, puzzle);
        assertRead("This is number 5 of them\n\n" + puzzle, puzzle);
    }

    @Test
    void aHeadingWithTheWordForAPuzzleIsNone() {
        assertRead("Puzzle 12:\n" + GRID, GRID);
        assertRead("Puzzle 12\n\n" + ROWS, ROWS);
    }

    @ParameterizedTest
    @MethodSource("puzzles")
    void wordsBetweenPuzzlesAreNoneOfThem(String puzzle) {
        var text = puzzle.stripTrailing();
        var second = text.replace("puzzle small", "puzzle other");
        if (!text.startsWith("{") && !text.startsWith("pzprv3")) {
            assertRead("Grid 01\n" + text + "\n\nGrid 02\n\n" + second + "\nThanks", puzzle, second);
            assertRead(text + "\n\nAnd the next one\n" + second + "\nThanks", puzzle, second);
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"1. %s", "- %s", "Sudoku: %s", "Number 12: %s", "(3) %s"})
    void aNumberOrWordsBeforeALineOfASudokuAreNoneOfIt(String line) {
        assertRead(line.formatted(SUDOKU), SUDOKU);
        assertRead((line + "\n").formatted(SUDOKU).repeat(3), SUDOKU, SUDOKU, SUDOKU);
    }

    @Test
    void wordsAboveEachOfManyGridsAreNoneOfThem() {
        var text = ("Another one\n" + GRID + "\nEasy\n\n").repeat(200);
        assertThat(reading(text).faults()).isEmpty();
        assertThat(reading(text).entries()).hasSize(200);
    }

    @Test
    void whatLooksLikeAPuzzleBehindAGridIsNamed() {
        assertThat(said(ROWS + "\n" + SUDOKU.substring(1))).contains("Line 11, column 1: this line has 80 digits");
        assertThat(said(GRID + "\\17 . .\nab . .")).contains("Line 5, column 1: expected “#”");
        assertThat(said(NATIVE + "cage 3 r1c1")).contains("Line 8, column 1: ");
        assertThat(said(LETTERS.replace("E:3/", "E"))).contains("Line 9, column 1: expected a cage");
        assertThat(said(LETTERS.substring(0, 9))).contains("Line 3, column 4: expected 3 rows");
        assertThat(said(GRID + "https://penpa.example/penpa-edit/#m=solve&p=7VbBbt"))
                .startsWith("Line 4, column 1: this is a link of Penpa+");
        assertRead(GRID + "\n" + KAKURO, GRID, KAKURO);
    }

    @ParameterizedTest
    @ValueSource(ints = {10, 40, 60, 76, 200})
    void aForumStringThatIsCutIntoLinesIsJoined(int width) {
        var cut = PS.replaceAll("(.{" + width + "})(?=.)", "$1\n");
        assertRead(cut, PS);
        assertRead("> " + cut.replace("\n", "\n> ") + "\n> Good luck!", PS);
        assertRead("Hello\n" + cut + "\nBye\n\n" + cut, PS, PS);
    }

    @Test
    void aKeenIdThatIsCutIntoLinesIsJoined() {
        assertRead(KEEN.replace("s1", "s\n1"), KEEN);
    }

    @Test
    void aForumStringThatIsTooShortIsToldAsItIs() {
        assertThat(said(PS.substring(0, 100) + "\n" + PS.substring(100, 200)))
                .startsWith("Line 1, column 101: such a string has 81 numbers");
    }

    @ParameterizedTest
    @MethodSource("nearly")
    void aSudokuThatIsNotWholeIsToldByItsNumbers(String text, String said) {
        assertThat(reading(text).entries()).isEmpty();
        assertThat(said(text)).startsWith(said);
    }

    static Stream<Arguments> nearly() {
        return Stream.of(
                Arguments.of(
                        SUDOKU.substring(1),
                        "Line 1, column 1: this line has 80 digits and dots; a Sudoku of 9 rows needs 81."),
                Arguments.of(SUDOKU + ".", "Line 1, column 1: this line has 82 digits and dots; a Sudoku of 9 rows"),
                Arguments.of(
                        "Here it is:\n" + SUDOKU + "7",
                        "Line 2, column 1: this line has 82 digits and dots; a Sudoku of 9 rows needs 81."),
                Arguments.of(
                        "1..2.34..41.3.2",
                        "Line 1, column 1: this line has 15 digits and dots; a Sudoku of 4 rows needs 16."),
                Arguments.of(
                        "1....62....1..3.4....4.5....2..1.6..1",
                        "Line 1, column 1: this line has 37 digits and dots; a Sudoku of 6 rows needs 36."),
                Arguments.of(ROWS.substring(0, 80), "Line 8, column 10: expected 9 rows, but found only 8."),
                Arguments.of(".".repeat(81), "Line 1, column 1: this grid has no digits."),
                Arguments.of("0".repeat(81), "Line 1, column 1: this grid has no digits."),
                Arguments.of((".".repeat(9) + "\n").repeat(9), "Line 1, column 1: this grid has no digits."));
    }

    @ParameterizedTest
    @ValueSource(strings = {"x", "X", "_", "*", "-", "0"})
    void anOpenCellOfASudokuHasManySigns(String open) {
        assertRead(SUDOKU.replace(".", open), SUDOKU);
        assertRead("Hello\n" + ROWS.replace(".", open), SUDOKU);
    }

    @Test
    void aRowOfASudokuWithACellTooManyIsNamed() {
        var rows = SUDOKU.replaceAll("(...)(...)(...)", "$1|$2|$3\n");
        assertRead(rows, SUDOKU);
        assertThat(said("." + rows))
                .isEqualTo("Line 1, column 13: row 1 should have 9 cells, but has 10." + " Add or remove cells.");
        assertThat(said(rows.replaceFirst("\n", "\n."))).startsWith("Line 2, column 13: row 2 should have 9 cells");
    }

    @Test
    void twoIdsOnALineAreTwoPuzzles() {
        assertRead(KEEN + " " + KEEN, KEEN, KEEN);
        assertRead(KEEN + "   3:_baa_3a,m6s1m3a3", KEEN, "3:_baa_3a,m6s1m3a3");
        assertRead(KEEN + ", " + KEEN + "; " + KAKURO, KEEN, KEEN, KAKURO);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                ";17\\;16\\\n\\17;;\n\\16;;\n",
                ",17/,16/\n/17,,\n/16,,\n",
                ";\"17/\";\"16/\"\n\"/17\";;\n\"/16\";;\n",
                "\t17/\t16/\n/17\t\t\n/16\t\t\n",
                "\t17/\t16/\n/17\n/16\n",
                ";\"17\\\";\"16\\\"\n\"\\17\";;\n\"\\16\";;\n",
                "\"\",\"17\\\",\"16\\\"\n\"\\17\",\"\",\"\"\n\"\\16\",\"\",\"\"\n",
                "\t\"17\\\"\t\"16\\\"\n\"\\17\"\t\t\n\"\\16\"\t\t\n",
                "\"#\" \"17\\\\\" \"16\\\\\"\n\"\\\\17\" . .\n\"\\\\16\" . .\n",
                "# from a spreadsheet\n#;17\\;16\\\n# the first row\n\\17;.;.\n# the second row of 2\n\\16;.;.\n"
            })
    void aGridIsReadAsSpreadsheetsWriteIt(String text) {
        assertRead(text, GRID);
    }

    @ParameterizedTest
    @ValueSource(strings = {"0", ".", "_", "__"})
    void emptyCellsAreBlackBesideASignForWhite(String white) {
        var columns = "#    17\\  16\\  #\n\\17  .    .  #\n\\16  .    .  #\n";
        var sheet = ",17\\,16\\,\n\\17,0,0,\n\\16,0,0,\n".replace("0", white);
        assertRead(sheet, columns);
        assertRead(sheet.replace(',', ';'), columns);
        assertRead(sheet.replace(',', '\t'), columns);
        assertRead("\t0/17\t0/16\t\n17/0\t_\t_\t\n16/0\t_\t_\t\n", columns);
    }

    @Test
    void commentsBetweenTheRowsOfAGridArePassedOver() {
        assertRead("# Sunday\n#    17\\  16\\\n# from row 0\n\\17  __    __\n# 2 rows\n\\16  __    __\n# end", GRID);
        assertThat(said("#    17\\  16\\\n\\17  .    .\n#  .  ?\n")).contains("Line 3, column 7: expected “#”");
        assertThat(said("#    17\\  16\\\n\\17  .    .\n#  .  abc\n")).contains("Line 3, column 7: expected “#”");
    }

    @ParameterizedTest
    @ValueSource(strings = {"****************", "................", "________________", "- - -"})
    void linesBetweenPartsOfAMessageAreNoPuzzles(String line) {
        assertRead(KEEN + "\n\n" + line + "\n\n" + KAKURO, KEEN, KAKURO);
    }

    @Test
    void puzzlesWithWordsBetweenThemAreInOrder() {
        assertRead(KEEN + "\nBye\n" + KAKURO, KEEN, KAKURO);
        assertRead(GRID + "Bye\n" + GRID.replace("17", "16"), GRID, GRID.replace("17", "16"));
    }

    /// Two puzzles, one below the other.
    static Stream<Arguments> pairs() {
        return puzzles()
                .filter(puzzle -> !puzzle.startsWith("SAVEFILE"))
                .flatMap(first -> puzzles().map(second -> Arguments.of(first, second)));
    }

    @ParameterizedTest
    @MethodSource("pairs")
    void puzzlesOfTwoFormatsMayStandInOneText(String first, String second) {
        var other = second.replace("puzzle small", "puzzle other");
        assertRead(first + "\n\n" + other, first, other);
        assertRead(
                "Two for you:\n" + first + "\n\nAnd the second, by Bob, 05/12/2025 10:12 AM\n" + other, first, other);
    }

    @ParameterizedTest
    @MethodSource("puzzles")
    void aPuzzleRightBelowOrAboveAnAddressIsRead(String puzzle) {
        assertRead("Two for today:\n" + KAKURO + "\n" + puzzle, KAKURO, puzzle);
        assertRead(KAKURO + "\n" + puzzle, KAKURO, puzzle);
        assertRead(KEEN + "\nand\n" + puzzle, KEEN, puzzle);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "Sudoku #12, ED=7.2/1.2/1.2",
                "Bob — 05/12/2025 10:12 AM",
                "05-12-2025 10.12",
                "2025-12-05 10.12",
                "by HATMAN » Mon Nov 03, 2025 10:12 pm",
                "Kakuro 1,684",
                "Puzzle 12, 28 November 2026, 3 stars",
                "Difficulty: 5",
                "Rating: 7.2",
                "10:12",
                "★★★ 4/5",
                "6x6:",
                "4x4: easy",
                "2x2:",
                "1: easy",
                "10: hard one",
                "5 # size",
                "6x6: 2 of 5",
                "5 # 3 stars",
                "2x2: 12 easy ones"
            })
    void aHeaderNextToAPuzzleIsNoPartOfIt(String header) {
        puzzles().forEach(puzzle -> {
            assertRead(header + "\n" + puzzle, puzzle);
            assertRead(puzzle.stripTrailing() + "\n\n" + header + "\n", puzzle);
        });
        assertRead(SUDOKU + "\n" + header, SUDOKU);
        assertRead(ROWS + header, ROWS);
    }

    @ParameterizedTest
    @MethodSource("spoilt")
    void whatLooksLikeAPuzzleAndIsNotReadIsNamed(String text, String said, List<String> puzzles) {
        assertThat(said(text)).startsWith(said);
        assertThat(reading(text).faults()).as(said(text)).hasSize(1);
        assertThat(reading(text).entries())
                .extracting(PuzzleEntry::puzzle)
                .containsExactlyElementsOf(
                        puzzles.stream().map(WordsAroundPuzzlesTest::alone).toList());
    }

    static Stream<Arguments> spoilt() {
        var gauguin = GAUGUIN.replace("\"width\":3", "\"width\":4");
        return Stream.of(
                Arguments.of(
                        "Two killers:\n" + ARROWS + "\n" + ARROWS.substring(1),
                        "Line 3, column 1: “<<<<<<<<j<<<<<<<<j<<<<<<<<j<<<<<<<<j<<<<…” does not start any format",
                        List.of(ARROWS)),
                Arguments.of(
                        "Two:\n" + KEEN + "\nCage~3~R1C1~R1C2",
                        "Line 3, column 1: “Cage~3~R1C1~R1C2” does not start any format",
                        List.of(KEEN)),
                Arguments.of(
                        "Two:\n" + KEEN + "\n\n" + SOLO.replace("2x2kdb:", "2x2kdb:A"),
                        "Line 4, column 1: “2x2kdb:A",
                        List.of(KEEN)),
                Arguments.of(
                        "Two for Sunday:\n" + KAKURO + "\n\n1 2 3 4 5 6 7\n",
                        "Line 4, column 1: “1 2 3 4 5 6 7” does not start",
                        List.of(KAKURO)),
                Arguments.of(
                        "Hello\n" + gauguin + "\n" + KAKURO + "\n\n" + GRID,
                        "Line 2, column 56: this saved game of Gauguin has 4 columns and 3 rows",
                        List.of(KAKURO, GRID)),
                Arguments.of(
                        LETTERS.replace("E:3/", "E") + KAKURO + "\n\n" + GRID,
                        "Line 9, column 1: expected a cage",
                        List.of(KAKURO, GRID)));
    }

    @Test
    void aSudokuBelowALongChatIsRead() {
        var chat = "Anna: did you see this one?\n\n".repeat(30)
                + "Bob — 05/12/2025 10:12 AM\nno, 3 or 4 of them\n\n".repeat(30);
        assertRead(chat + KAKURO + "\nSudoku:\n" + ROWS + "\n" + chat + GRID, KAKURO, ROWS, GRID);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "%s is nice",
                "%s : hard one",
                "https://example.org/keen.html#%s is easy",
                "2. %s this was 3 minutes",
                "**%s**",
                "||%s||",
                ">!%s!<",
                "Here: >!%s!< and so on",
                "*%s*, really"
            })
    void wordsAndMarksAroundAnIdAreNoneOfIt(String line) {
        Stream.of(KEEN, PS, SOLO, CONSTRAINTS)
                .filter(_ -> !line.contains("keen.html"))
                .forEach(id -> assertRead(line.formatted(id), id));
        assertRead(line.formatted(KEEN), KEEN);
        assertRead("||" + KAKURO + "||", KAKURO);
    }

    @ParameterizedTest
    @MethodSource("puzzles")
    void aPuzzleMayBeHidden(String puzzle) {
        if (!puzzle.startsWith("{") && !puzzle.startsWith("puzzle")) {
            assertRead(">!" + puzzle.stripTrailing() + "!<", puzzle);
            assertRead("> >! " + puzzle.stripTrailing() + " !<\n> Bye", puzzle);
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"Killer: %s", "1. Killer: %s (hard)", ">>i<<<<<<%s", "Try %s and %s"})
    void wordsBeforeAStringOfArrowsAreNoneOfIt(String line) {
        var text = line.replace(">>i<<<<<<%s", "Killer: >>i<<<<<<" + ARROWS.substring(9));
        var signs = line.startsWith(">") ? ">>i<<<<<<" + ARROWS.substring(9) : ARROWS;
        var puzzles = Stream.of(signs, signs).limit(line.startsWith("Try") ? 2 : 1);
        assertRead(text.replace("%s", ARROWS), puzzles.toArray(String[]::new));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"https://www.instagram.com/p/CxYz12abc/", "https://example.org/p/word", "www.example.org/p/word/"
            })
    void thePagesOfOthersAreNoLinks(String address) {
        assertThat(said(address)).contains("does not start any format");
        assertRead("From " + address + "\n" + KEEN, KEEN);
    }

    @Test
    void aLinkOfALaterVersionIsToldAsOne() {
        assertThat(said("https://example.org/p/3kAgKQ27e0_Oq")).contains("newer version");
        assertThat(said("/p/CxYz12abc")).contains("newer version");
    }

    @Test
    void aTextOfNoPuzzleIsToldByItsFirstLineThatIsNoGreeting() {
        assertThat(said("Hi all,\n\n1;2;3;4\n5;6;7;8\n\n9;10;11;12\n"))
                .isEqualTo("Line 3, column 1: “1;2;3;4” does not start any format that can be read here."
                        + " Compare it with the examples of each format.");
        assertThat(said("Hi all,\n\nA 1 B 2\nC 3 D 4\n")).startsWith("Line 3, column 1: “A 1 B 2” does not start");
        assertThat(said("Hi all,\n\nA1 B2 C3\nD4 E5 F6\n")).startsWith("Line 3, column 1: “A1 B2 C3” does not start");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "53--7---|column 9: row 1 should have 9 cells, but has 8. Add or remove cells.",
                "53--7-----|column 11: row 1 should have 9 cells, but has 10. Add or remove cells.",
                "53--7---?|column 1: “53--7---?” does not start any format that can be read here. Compare it with the examples of each format."
            })
    void aSpoiltFirstRowIsNoTalkAboveASudoku(String first, String said) {
        var rows = ROWS.replace('.', '-');
        var spoilt = first + rows.substring(9);
        assertThat(said(spoilt)).isEqualTo("Line 1, " + said);
        assertThat(said(spoilt + "\n" + rows)).startsWith("Line 1, " + said);
        assertThat(said("Hello\n" + spoilt + "\n" + rows)).startsWith("Line 2, " + said);
        assertThat(reading(spoilt + "\n" + rows).entries())
                .extracting(PuzzleEntry::puzzle)
                .containsExactly(alone(SUDOKU));
    }

    @Test
    void theFirstRowOfASheetMayHaveTabsAlone() {
        var sheet = ROWS.replace("53..7....", ".........")
                .replaceAll("(?<=.)(?=.)", "\t")
                .replace(".", "");
        var sudoku = ".........".concat(SUDOKU.substring(9));
        assertRead(sheet, sudoku);
        assertRead("Hello\n" + sheet, sudoku);
        assertRead("Hello\n\n" + sheet + "\n" + sheet, sudoku, sudoku);
    }

    @ParameterizedTest
    @MethodSource("puzzles")
    void aSudokuRightBelowAnotherPuzzleIsRead(String puzzle) {
        assertRead(puzzle.stripTrailing() + "\n" + ROWS, puzzle, SUDOKU);
        assertRead(puzzle.stripTrailing() + "\n" + ROWS.replace('.', '-'), puzzle, SUDOKU);
    }

    @ParameterizedTest
    @ValueSource(strings = {"05-12-2025 10.12\n2025-12-05\n05/12/2025\n10:12\n", "Puzzle 12\n6x6:\n10:12\n4x4: easy\n"})
    void manyDatesAndHeadingsMayBeAboveAPuzzle(String above) {
        puzzles().forEach(puzzle -> assertRead(above + puzzle, puzzle));
    }

    @ParameterizedTest
    @ValueSource(strings = {"今天的数独很难。", "ok", "10:12", "Number 12"})
    void aSudokuBelowManyShortLinesIsRead(String line) {
        assertRead((line + "\n").repeat(60) + "\n" + ROWS, SUDOKU);
        assertThat(said((line + "\n").repeat(60))).isEqualTo(said(line));
    }

    @Test
    void anEmptyRowBelowTheTitleOfATableIsABlankLine() {
        assertRead("Kakuro\t\t\n\t\t\n#\t17\\\t16\\\n\\17\t.\t.\n\\16\t.\t.\n", GRID);
    }

    @ParameterizedTest
    @ValueSource(strings = {"***3/10***", "---1/2---", "...2/10...", "**10:12**", "---12---"})
    void aDecorationAboveAPuzzleIsNoneOfIt(String line) {
        puzzles().forEach(puzzle -> assertRead(line + "\n" + puzzle, puzzle));
        assertRead(line + "\nHello\n" + KEEN, KEEN);
    }

    @Test
    void puzzlesOfOtherLengthsMayBeRightBelowEachOther() {
        var four = "1...3.1..2....4.";
        var six = "1....62....1..3.4....4.5....2..1.6..";
        var rows = six.replaceAll("(.{6})", "$1\n");
        assertRead(four + "\n" + ROWS, four, SUDOKU);
        assertRead(four + "\n" + rows, four, six);
        assertRead(rows + ROWS, six, SUDOKU);
        assertRead(ROWS + rows, SUDOKU, six);
        assertRead(six + "\n" + SUDOKU + "\n" + four, six, SUDOKU, four);
    }

    @Test
    void anIdFarBelowManyPuzzlesIsRead() {
        var many = IntStream.range(0, 250)
                .mapToObj(i -> NATIVE.replace("small", "p" + i))
                .collect(Collectors.joining());
        assertThat(reading(many + KEEN).entriesWithoutFault()).hasSize(251);
        assertThat(reading(many + "abc " + KEEN + " " + KAKURO).entriesWithoutFault())
                .hasSize(252);
    }
}
