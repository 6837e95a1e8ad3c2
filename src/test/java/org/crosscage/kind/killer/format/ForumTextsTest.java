package org.crosscage.kind.killer.format;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.crosscage.core.kind.FormatException;
import org.crosscage.core.kind.Line;
import org.crosscage.core.kind.PuzzleEntry;
import org.crosscage.core.model.Puzzle;
import org.crosscage.core.model.Solution;
import org.crosscage.kind.killer.rules.KillerRules;
import org.crosscage.kind.text.PuzzleFormats;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/// The strings that people of Sudoku forums paste: Killer Sudokus as numbers, Sudokus as digits.
final class ForumTextsTest {

    private static final String SMALL = """
            puzzle a
            size 4
            boxes 2x2
            given r1c2 3
            given r4c1 2
            end
            """;

    private static Puzzle only(String text) {
        var entries = PuzzleFormats.read(text);
        assertThat(entries).hasSize(1);
        return entries.getFirst().puzzle();
    }

    /// A cage of 15 in the first two cells, one of 9 below the first, and the number 22 for a cell in none.
    private static String numbers(String head) {
        return head
                + IntStream.range(0, 81)
                        .mapToObj(cell -> switch (cell) {
                            case 0, 1 -> "3840";
                            case 9, 18 -> "2307";
                            case 40 -> "22";
                            default -> "0";
                        })
                        .collect(Collectors.joining(":"));
    }

    @ParameterizedTest
    @ValueSource(strings = {"", ":", ":\n", " : "})
    void aNumberIsTheSumAndTheCage(String end) {
        assertThat(only(numbers("3x3::k:") + end))
                .isEqualTo(PuzzleFormats.TEXT.readOne("""
                        puzzle a
                        size 9
                        boxes 3x3
                        cage 15+ r1c1 r1c2
                        cage 9+ r2c1 r3c1
                        end
                        """).puzzle());
    }

    @ParameterizedTest
    @CsvSource({
        "3x3:d:k:, 5, other-rule",
        "3x3:w:k:, 5, other-rule",
        "4x4::k:, 1, ps-boxes",
        "3x3::k:1:, 183, ps-cells",
        "3x3::k:x, 8, ps-number"
    })
    void aStringWithOtherRulesOrNumbersIsRefused(String head, int column, String problem) {
        assertThatThrownBy(() -> PuzzleFormats.read(numbers(head))).isInstanceOfSatisfying(FormatException.class, e -> {
            assertThat(e.problem().key()).isEqualTo(problem);
            assertThat(e.column()).isEqualTo(column);
        });
    }

    @Test
    void anImpossibleSumBetweenTheCellsOfACageIsToldByItsNumber() {
        var text = "3x3::k:3840:%d:3840:" + "0:".repeat(78);
        assertThatThrownBy(() -> PuzzleFormats.read(text.formatted(38400)))
                .isInstanceOfSatisfying(FormatException.class, e -> {
                    assertThat(e.problem().key()).isEqualTo("ps-sum");
                    assertThat(e.column()).isEqualTo(13);
                });
        assertThatThrownBy(() -> PuzzleFormats.read(text.formatted(2 * 256)))
                .isInstanceOfSatisfying(
                        FormatException.class,
                        e -> assertThat(e.problem().key()).isEqualTo("cage-in-pieces"));
        assertThat(PuzzleFormats.read(text.formatted(38400).replace("3840:", "38400:"))
                        .getFirst()
                        .puzzle()
                        .clues())
                .hasSize(1);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                ".3..........2...",
                "0300000000002000",
                ".3..\n....\n....\n2...",
                " _ 3 | _ _\n _ _ | _ _\n-----+-----\n _ _ | _ _\n 2 _ | _ _\n",
                "+-----+-----+\n| . 3 | . . |\n| . . | . . |\n+-----+-----+\n| . . | . . |\n| 2 . | . . |\n+-----+-----+"
            })
    void aBareSudokuIsInOneLineOrRows(String text) {
        assertThat(PuzzleFormats.detect(text).orElseThrow().id()).isEqualTo("sudoku");
        assertThat(only(text)).isEqualTo(PuzzleFormats.TEXT.readOne(SMALL).puzzle());
    }

    @Test
    void aLineEachIsAPuzzleEach() {
        var first = ".2" + ".".repeat(79);
        assertThat(PuzzleFormats.read(first + "\n" + first + "\n.3............2."))
                .extracting(PuzzleEntry::puzzle)
                .containsExactly(
                        KillerRules.puzzle(9, List.of(), Map.of(1, 2)),
                        KillerRules.puzzle(9, List.of(), Map.of(1, 2)),
                        KillerRules.puzzle(4, List.of(), Map.of(1, 3, 14, 2)));
    }

    /// A cage of 10 in a corner, one of 44 along the second row, a cell alone with 5, the others in none.
    @Test
    void anArrowLeadsToTheSumOfItsCage() {
        var signs = "A<" + "0".repeat(7) + "^i<<<<<<<" + "5" + "0".repeat(62);
        assertThat(PuzzleFormats.detect(signs).orElseThrow().id()).isEqualTo("arrows");
        assertThat(only(signs)).isEqualTo(PuzzleFormats.TEXT.readOne("""
                        puzzle a
                        size 9
                        boxes 3x3
                        cage 10+ r1c1 r1c2 r2c1
                        cage 44+ r2c2 r2c3 r2c4 r2c5 r2c6 r2c7 r2c8 r2c9
                        cage 5= r3c1
                        end
                        """).puzzle());
    }

    /// The mark of a quote looks like an arrow.
    @ParameterizedTest
    @ValueSource(strings = {"", " ", ">", "> ", "> > ", ">>", "> 1. "})
    void aStringOfArrowsMayBeginWithOne(String before) {
        for (var start : List.of(">A<000000", ">>i<<<<<<")) {
            var signs = start + "0".repeat(72);
            var expected = new ArrowString().read(new Line(1, signs)).puzzle();
            assertThat(only(before + signs)).as(before).isEqualTo(expected);
            assertThat(only(before + signs + "  \n\n" + before + "Good luck!"))
                    .as(before)
                    .isEqualTo(expected);
        }
    }

    @Test
    void aQuotedSudokuWithoutItsLastCellIsNoStringOfArrows() {
        assertThat(PuzzleFormats.reading(">" + SUDOKU.substring(0, 80).replace('.', '0'), () -> false)
                        .faults())
                .singleElement()
                .satisfies(fault -> assertThat(fault.problem().key()).isEqualTo("sudoku-cells"));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                ".Shape~4x4.Cage~3~R1C3~R1C4.~R1C2_3~R4C1_2",
                ".Shape~4x4.~R1C2_3.Cage~3~r1c3~r1c4.AllDifferent~R4C4~R3C4.~R4C1_2",
                "https://sigh.github.io/Interactive-Sudoku-Solver/?q=.Shape%7E4x4.Cage~3~R1C3~R1C4.~R1C2_3~R4C1_2"
            })
    void rulesOfASolverAreCagesAndDigits(String text) {
        assertThat(PuzzleFormats.detect(text).orElseThrow().id()).isEqualTo("constraints");
        assertThat(only(text))
                .isEqualTo(PuzzleFormats.TEXT
                        .readOne(SMALL.replace("given r1c2", "cage 3+ r1c3 r1c4\ngiven r1c2"))
                        .puzzle());
    }

    @ParameterizedTest
    @CsvSource({
        ".AntiKnight.Cage~3~R1C1~R1C2, 2, other-rule",
        ".Cage~3~R1C1~R1C2.Thermo~R1C1~R1C2, 19, other-rule",
        ".Cage~3~R1C1~R1C2.~R1C1_1_2, 20, constraints-given",
        ".Shape~9x8, 8, constraints-shape"
    })
    void otherRulesOfASolverAreRefused(String text, int column, String problem) {
        assertThatThrownBy(() -> PuzzleFormats.read(text)).isInstanceOfSatisfying(FormatException.class, e -> {
            assertThat(e.problem().key()).isEqualTo(problem);
            assertThat(e.column()).isEqualTo(column);
        });
    }

    private static final String SUDOKU =
            "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

    private static final String SOLUTION =
            "534678912672195348198342567859761423426853791713924856961537284287419635345286179";

    /// With something in front of each row, between its cells and behind it.
    private static String rows(String digits, String before, String between, String behind) {
        return IntStream.range(0, 9)
                .mapToObj(row -> digits.substring(9 * row, 9 * row + 9)
                        .chars()
                        .mapToObj(Character::toString)
                        .collect(Collectors.joining(between, before, behind)))
                .collect(Collectors.joining("\n"));
    }

    private static String bars(String digits, String bar, String border) {
        return IntStream.range(0, 9)
                .mapToObj(row -> (row == 3 || row == 6 ? border + "\n" : "")
                        + digits.substring(9 * row, 9 * row + 9)
                                .replaceAll("(.)", "$1 ")
                                .replaceAll("(......)(......)(......)", "$1" + bar + " $2" + bar + " $3"))
                .collect(Collectors.joining("\n"));
    }

    static Stream<String> sudokus() {
        var zeros = SUDOKU.replace('.', '0');
        var list = "[" + rows(zeros, "[", ", ", "],") + "]";
        return Stream.of(
                rows(SUDOKU, "", "\t", "").replace(".", ""),
                rows(SUDOKU, "", ",", "").replace(".", ""),
                rows(SUDOKU, "", ";", ";").replace(".", ""),
                rows(SUDOKU, "\"", "\",\"", "\""),
                rows(SUDOKU, "|", "|", "|").replace(".", ""),
                rows(SUDOKU, "|", "|", "|").replace(".", " "),
                rows(SUDOKU, "| ", " | ", " |").replace(".", " ").replaceFirst("\n", "\n" + "|---".repeat(9) + "|\n"),
                "\\begin{sudoku}\n" + rows(SUDOKU.replace('.', ' '), "|", "|", "|.") + "\n\\end{sudoku}",
                "\\begin{tabular}{|c|c|c|c|c|c|c|c|c|}\n\\hline\n"
                        + rows(SUDOKU.replace('.', ' '), "", " & ", " \\\\ \\hline") + "\n\\end{tabular}",
                rows(SUDOKU.replace('.', ' '), "", "&", "\\\\"),
                bars(SUDOKU.replace('.', 'x'), "|", "------+-------+------"),
                bars(SUDOKU.replace('.', '-'), "|", "------+-------+------"),
                rows(SUDOKU.replace('.', 'x'), "", "", "").replaceAll("(...)(...)(...)(\n|$)", "$1|$2|$3\n"),
                list,
                list.replace("\n", ""),
                "grid = [\n" + rows(zeros, "    [", ", ", "],") + "\n]",
                "int[][] board = {\n" + rows(zeros, "{", ",", "},") + "\n};",
                "[" + rows(SUDOKU, "[\"", "\",\"", "\"],").replace("\n", "") + "]",
                rows(SUDOKU, "\"", "", "\","),
                "puzzle = \"" + SUDOKU + "\"",
                "https://solver.example/sudoku?bd=" + zeros,
                SUDOKU + ";11.90;1.20;2.60",
                zeros + "," + SOLUTION,
                "quizzes,solutions\n" + zeros + "," + SOLUTION,
                "1," + SUDOKU + "," + SOLUTION + ",27,2.2",
                bars(zeros, "|", "------+-------+------"),
                bars(SUDOKU, "|", "------+-------+------"),
                bars(SUDOKU, "|", "------+-------+------") + "\n\nfrom a/b",
                bars(SUDOKU, "│", "──────┼────"),
                rows(SUDOKU, "", "", "").replaceAll("(...)(...)(...)\n", "$1|$2|$3\n"),
                rows(zeros, "", "", "").replaceAll("(...)(...)(...)\n", "$1|$2|$3\n"),
                rows(SUDOKU, "", "", "").replaceAll("((?:.{9}\n){3})", "$1\n"));
    }

    @ParameterizedTest
    @MethodSource("sudokus")
    void aSudokuIsReadAsSheetsAndProgramsHaveIt(String text) {
        assertThat(only(text)).isEqualTo(only(SUDOKU));
    }

    /// A Sudoku without digits in one row.
    private static String withoutRow(int row) {
        return SUDOKU.substring(0, 9 * row) + ".".repeat(9) + SUDOKU.substring(9 * row + 9);
    }

    static Stream<Arguments> openRows() {
        return Stream.of("", " ")
                .flatMap(between -> IntStream.range(0, 9)
                        .boxed()
                        .flatMap(row -> Stream.of("\n", "\n\n").map(end -> Arguments.of(row, between, end))));
    }

    @ParameterizedTest
    @MethodSource("openRows")
    void aRowOfHyphensIsARowWhereOpenCellsAreHyphens(int row, String between, String end) {
        var digits = withoutRow(row).replace('.', '-');
        var grid = rows(digits, "", between, "");
        assertThat(only(grid)).isEqualTo(only(withoutRow(row)));
        for (var below : List.of(SUDOKU.replace('.', '-'), SOLUTION)) {
            assertThat(PuzzleFormats.read(grid + end + rows(below, "", between, "")))
                    .extracting(PuzzleEntry::puzzle)
                    .containsExactly(only(withoutRow(row)), only(below));
        }
        assertThat(only(grid.replaceAll("((?:.*\n){3})", "$1\n"))).isEqualTo(only(withoutRow(row)));
        assertThat(only(bars(digits, "|", "------+-------+------"))).isEqualTo(only(withoutRow(row)));
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 4, 8})
    void aRowWithoutDigitsIsARowBetweenBars(int row) {
        var head = "|   ".repeat(9) + "|\n" + "|---".repeat(9) + "|\n";
        var table = rows(withoutRow(row), "| ", " | ", " |").replace(".", " ");
        assertThat(only(table)).isEqualTo(only(withoutRow(row)));
        assertThat(only(head + rows(SUDOKU, "| ", " | ", " |").replace(".", " ")))
                .isEqualTo(only(SUDOKU));
    }

    /// The first two rows are not passed over because the others and the lines between them are as many as a grid has.
    @Test
    void aMissingRowIsNotReplacedByALineBetweenBoxes() {
        for (int row = 0; row < 9; row++) {
            var grid =
                    rows(withoutRow(row).replace('.', '-'), "", "", "").replaceAll("((?:.{9}\n){3})", "$1---------\n");
            assertThat(PuzzleFormats.reading(grid, () -> false).entries())
                    .as(grid)
                    .isEmpty();
        }
    }

    @Test
    void nineHyphensBetweenBoxesAreNoRow() {
        var hyphens = SUDOKU.replace('.', '-');
        for (var digits : List.of(hyphens, SUDOKU)) {
            var grid = rows(digits, "", "", "").replaceAll("((?:.{9}\n){3})", "$1---------\n");
            assertThat(only(grid)).isEqualTo(only(SUDOKU));
            assertThat(PuzzleFormats.read(grid + "\n" + grid))
                    .extracting(PuzzleEntry::puzzle)
                    .containsExactly(only(SUDOKU), only(SUDOKU));
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 4, 8})
    void aRowOfTabsIsARow(int row) {
        var sheet = rows(withoutRow(row), "", "\t", "").replace(".", "");
        assertThat(only(sheet)).isEqualTo(only(withoutRow(row)));
        var banded = rows(SUDOKU, "", "\t", "").replace(".", "").replaceAll("((?:.*\n){3})", "$1\t\t\t\t\t\t\t\t\n");
        assertThat(only(banded)).isEqualTo(only(SUDOKU));
    }

    @Test
    void aRowMayHaveLostTheTabsBehindItsLastDigit() {
        var sheet = rows(SUDOKU, "", "\t", "").replace(".", "");
        assertThat(only(sheet.replaceAll("\t+(?=\n|$)", ""))).isEqualTo(only(SUDOKU));
    }

    @Test
    void aLineOfATableHasItsSolution() {
        assertThat(PuzzleFormats.read(SUDOKU + "," + SOLUTION).getFirst().solution())
                .isEqualTo(Optional.of(
                        Solution.of(SOLUTION.chars().map(digit -> digit - '0').toArray())));
    }

    /// The grid of 8 rows would take the first row of the next one, and each next one too.
    @Test
    void aMissingRowSpoilsNoOtherGrid() {
        var grid = rows(SUDOKU, "", "", "");
        for (var between : List.of("\n\n", "\n\nGrid 2\n", "\nGrid 2\n")) {
            var reading = PuzzleFormats.reading(
                    grid.substring(10) + between + grid + between + bars(SUDOKU, "|", "---+---+---"), () -> false);
            assertThat(reading.entries())
                    .as(between)
                    .extracting(PuzzleEntry::puzzle)
                    .containsExactly(only(SUDOKU), only(SUDOKU));
            assertThat(reading.faults())
                    .singleElement()
                    .satisfies(fault -> assertThat(fault.problem().key()).isEqualTo("rows-missing"))
                    .satisfies(fault -> assertThat(fault.line()).isEqualTo(8));
        }
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "4111111111111111",
                "0101010101010101",
                "0000000000100001",
                "011011010110110101101101011011010110",
                "0101010101010101010101010101010101010101010101010101010101010101",
                "Card 4111111111111111"
            })
    void aNumberWithADigitTwiceInARowIsNoSudoku(String text) {
        assertThat(PuzzleFormats.detect(text)).isEmpty();
        assertThat(PuzzleFormats.reading(text, () -> false).entries()).isEmpty();
        assertThat(PuzzleFormats.reading(text, () -> false).faults())
                .singleElement()
                .satisfies(fault -> assertThat(fault.problem().key()).isEqualTo("unknown-format"));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "[0,0],[0,1]\n[1,0],[1,1]\n[2,0],[2,1]\n[3,0],[3,1]",
                "(0 0)(0 1)\n(1 0)(1 1)\n(2 0)(2 1)\n(3 0)(3 1)",
                "a = 1\nb = 2"
            })
    void otherListsOfNumbersAreNoSudoku(String text) {
        assertThat(PuzzleFormats.reading(text, () -> false).entries()).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(strings = {"%s=", "%sx=", "%s = 3", "%s,%s"})
    void aLineWithSomethingElseIsNamed(String line) {
        var wrong = line.formatted(SUDOKU, SUDOKU.substring(1));
        for (var text : List.of(wrong, wrong.replace(SUDOKU, SUDOKU + " ".repeat(1_000)))) {
            var reading = PuzzleFormats.reading(SUDOKU + "\n" + text + "\n" + SUDOKU, () -> false);
            assertThat(reading.entries()).hasSize(2);
            assertThat(reading.faults())
                    .singleElement()
                    .satisfies(fault -> assertThat(fault.line()).isEqualTo(2));
        }
    }

    @Test
    void aSudokuWithADigitTwiceInARowIsReadAsOne() {
        assertThat(PuzzleFormats.detect("5" + SUDOKU.substring(0, 80))
                        .orElseThrow()
                        .id())
                .isEqualTo("sudoku");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"................", "1234567890123456", "5105105105105100", "....\n....\n....\n....", "12.4"})
    void otherRowsOfDigitsAreNoSudoku(String text) {
        assertThat(PuzzleFormats.detect(text)).isEmpty();
    }

    /// The pieces are those of the cage of 15 in the first row, unless another number is told.
    @Test
    void anImpossibleSumElsewhereIsNotToldForACageInPieces() {
        var far = "3x3::k:3840:0:3840:" + "0:".repeat(69) + "38401:" + "0:".repeat(8);
        assertInPieces(far);
        var large = "3x3::k:3840:11521:3840:" + "0:".repeat(6) + "11521:".repeat(9) + "0:".repeat(63);
        assertInPieces(large);
    }

    private static void assertInPieces(String text) {
        assertThatThrownBy(() -> PuzzleFormats.read(text))
                .isInstanceOfSatisfying(
                        FormatException.class,
                        e -> assertThat(e.problem().key()).isEqualTo("cage-in-pieces"));
    }
}
