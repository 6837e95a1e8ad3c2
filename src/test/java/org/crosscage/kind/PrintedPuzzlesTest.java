package org.crosscage.kind;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Map;
import org.crosscage.core.kind.FormatException;
import org.crosscage.core.kind.PuzzleEntry;
import org.crosscage.core.kind.PuzzleFormat;
import org.crosscage.core.model.Puzzle;
import org.crosscage.core.search.Limits;
import org.crosscage.core.search.SolverContext;
import org.crosscage.core.search.SolverResult;
import org.crosscage.kind.text.PuzzleFormats;
import org.crosscage.solver.exact.ExactSolver;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// The puzzles of the documents that Crosscage grew from, read from their own printed lines.
class PrintedPuzzlesTest {

    private static final String COMMENT = TestTexts.of("comment-puzzle.txt");
    private static final Puzzle COMMENT_PUZZLE = PuzzleFormats.TEXT
            .readOne(TestTexts.whole("comment-puzzle-native.txt"))
            .puzzle();

    private static PuzzleFormat detected(String text) {
        return PuzzleFormats.detect(text).orElseThrow();
    }

    private static SolverResult solve(Puzzle puzzle, int limit) {
        return new ExactSolver().solve(puzzle, SolverContext.quiet(Limits.solutions(limit)));
    }

    @Test
    void theReportsTablesAreBarPrintsWithAsManyCellsAsTheReportSays() {
        var text = TestTexts.of("report-tables.txt");
        assertThat(detected(text).id()).isEqualTo("bar");
        assertThat(PuzzleFormats.read(text))
                .extracting(entry -> entry.puzzle().cellCount())
                .containsExactly(4, 7, 12, 28);
    }

    @Test
    void theReportsFilledPrintsAreTheSamePuzzlesWithTheirSolutions() {
        var tables = PuzzleFormats.read(TestTexts.of("report-tables.txt"));
        var prints = PuzzleFormats.read(TestTexts.of("report-prints.txt"));
        assertThat(prints)
                .extracting(PuzzleEntry::puzzle)
                .isEqualTo(tables.stream().map(PuzzleEntry::puzzle).toList());
        for (var print : prints) {
            assertThat(print.solution())
                    .get()
                    .satisfies(solution ->
                            assertThat(solve(print.puzzle(), 2).solutions()).containsExactly(solution));
        }
    }

    @Test
    void aFilledPrintThatBreaksARuleIsStillThatPuzzleWithAWarning() {
        var wrong = PuzzleFormats.read("|XXXXX| 0/17| 0/16|\n|17/ 0| 9 | 8 |\n|16/ 0| 9 | 7 |\n")
                .get(0);
        assertThat(wrong.solution()).isEmpty();
        assertThat(wrong.warnings())
                .extracting(warning -> warning.remark().key())
                .contains("no-solution");
        assertThat(wrong.puzzle().givens()).isEmpty();
    }

    @Test
    void aFewDigitsInABarPrintAreGivens() {
        var entry = PuzzleFormats.read("|XXXXX| 0/17| 0/16|\n|17/ 0|   | 9 |\n|16/ 0|   |   |\n")
                .get(0);
        assertThat(entry.puzzle().givens()).containsExactly(Map.entry(1, 9));
    }

    @Test
    void aRowSplitByTabsMayHaveLostItsLastBlankCells() {
        var whole = "XXXXX\t 0/17\t 0/16\n17/ 0\t     \t     \n16/ 0\t     \t     \n";
        var trimmed = whole.replaceAll("[\\t ]+\n", "\n");
        assertThat(trimmed).endsWith("16/ 0\n");
        assertThat(PuzzleFormats.read(trimmed).getFirst().puzzle())
                .isEqualTo(PuzzleFormats.read(whole).getFirst().puzzle());
    }

    @Test
    void theCommentsOwnLinesGiveItsPuzzle() {
        assertThat(detected(COMMENT).id()).isEqualTo("four-column");
        assertThat(PuzzleFormats.read(COMMENT)).extracting(PuzzleEntry::puzzle).containsExactly(COMMENT_PUZZLE);
    }

    @Test
    void theCommentsPuzzleHasExactlyFiveSolutionsOfWhichTwoDiffer() {
        var result = solve(COMMENT_PUZZLE, 6);
        assertThat(result.complete()).isTrue();
        assertThat(result.solutions()).hasSize(5).doesNotHaveDuplicates().allMatch(COMMENT_PUZZLE::isSolvedBy);
        assertThat(result.solutions()
                        .get(0)
                        .differences(result.solutions().get(1))
                        .size())
                .isPositive();
    }

    @Test
    void everySpellingOfASumIsUnderstoodInTheCommentsPuzzle() {
        for (var change : List.of(
                List.of("| 07|", " 07|"),
                List.of("| 07|", "07|"),
                List.of("|1733|", "|17 33|"),
                List.of("|0522|", "| 522|"),
                List.of("|0918|", "| 918|"),
                List.of("|26 |", "|26  |"),
                List.of("|26 |", "|2600|"),
                List.of("|26 |", "|26|"),
                List.of("|09 |", "|9|"),
                List.of(" 09|", "  09|"),
                List.of(" 09|", "09|"),
                List.of("|03 |", "|03|"),
                List.of("\n13|", "\n  13|"),
                List.of("|04\n", "|04  \n"),
                List.of("xxxx", "XXXX"),
                List.of("| |", "|    |"))) {
            var text = COMMENT.replace(change.get(0), change.get(1));
            assertThat(text).isNotEqualTo(COMMENT);
            assertThat(PuzzleFormats.read(text))
                    .as(change.toString())
                    .extracting(PuzzleEntry::puzzle)
                    .containsExactly(COMMENT_PUZZLE);
        }
    }

    @Test
    void barsAroundEveryRowAreAFrameAndNoCells() {
        var framed = "|    |1700|1600|\n|0017|    |    |\n|0016|    |    |\n";
        var bare = "xxxx|17  |16  \n  17|    |    \n  16|    |    \n";
        assertThat(size(framed)).isEqualTo("3x3");
        for (var text : List.of(framed, framed.indent(4), framed.replace("|\n", "| \n"))) {
            assertThat(PuzzleFormats.read(text).getFirst().puzzle())
                    .isEqualTo(PuzzleFormats.read(bare).getFirst().puzzle());
        }
    }

    @Test
    void aBarBehindEveryRowClosesItAndABlankThatOneRowLostIsACell() {
        var bare = "xxxx|17  |16  \n  17|    |    \n  16|    |    \n";
        var closed = bare.replace("\n", "|\n");
        var trimmed = "xxxx|17  |16  \n  17|    |\n  16|    |\n";
        for (var text : List.of(closed, trimmed)) {
            assertThat(PuzzleFormats.read(text).getFirst().puzzle())
                    .isEqualTo(PuzzleFormats.read(bare).getFirst().puzzle());
        }
    }

    @Test
    void aMistakeInAFrameIsFoundAtItsPlace() {
        assertThatThrownBy(() -> PuzzleFormats.read("|    |1700|1600|\n|0017|  q |    |\n|0016|    |    |\n"))
                .isInstanceOfSatisfying(FormatException.class, error -> {
                    assertThat(error.line()).isEqualTo(2);
                    assertThat(error.column()).isEqualTo(9);
                });
    }

    @Test
    void paddingRowsAndColumnsFallAwayOnlyInASquare() {
        var padded = "xxxx|17  |16  |xxxx\n  17|    |    |xxxx\n  16|    |    |xxxx\nxxxx|xxxx|xxxx|xxxx\n";
        var byRows = "xxxx|17  |16  |03  \n  17|    |    |    \n  17|    |    |    \nxxxx|xxxx|xxxx|xxxx\n";
        var byColumns = "xxxx|17  |16  |xxxx\n  17|    |    |xxxx\n  16|    |    |xxxx\n  16|    |    |xxxx\n";
        var rectangle = "xxxx|17  |16  |xxxx\n  17|    |    |xxxx\n  16|    |    |xxxx\n";
        assertThat(size(padded)).isEqualTo("3x4");
        assertThat(size(byRows)).isEqualTo("3x4");
        assertThat(size(byColumns)).isEqualTo("4x3");
        assertThat(size(rectangle)).isEqualTo("3x4");
        assertThat(size("xxxx|17  |16  \n  17|    |    \n  16|    |    \nxxxx|xxxx|xxxx\n"))
                .isEqualTo("4x3");
    }

    /// The sum down stands before the backslash; what is black and what white, the text makes plain.
    @ParameterizedTest
    @ValueSource(
            strings = {
                "# 4\\ 3\\ #\n\\3 . . 6\\\n\\9 . . .\n# # \\4 .\n",
                "x 4\\ 3\\ x\n\\3 0 0 6\\\n\\9 0 0 0\nx x \\4 0",
                "\\ 4\\ 3\\ \\\n\\3 _ _ 6\\\n\\9 _ _ _\n\\ \\ \\4 _",
                "#\t4\\\t3\\\t#\n\\3\t\t\t6\\\n\\9\t\t\t\n#\t#\t\\4\t",
                "#\t4\\\t3\\\t#\n\\3\t\t\t6\\\n\\9\n#\t#\t\\4",
                "## 4\\ 3\\ ##\n\\3 __ __ 6\\\n\\9 __ __ __\n## ## \\4 __",
                "xx 4\\ 3\\ xx\n\\3 __ __ 6\\\n\\9 __ __ __\nxx xx \\4 __\n",
                "X, 4\\0, 3\\0, X\n0\\3, , , 6\\0\n0\\9, , ,\nX, X, 0\\4,"
            })
    void aGridOfSumsIsReadHoweverItsCellsAreSplit(String text) {
        assertThat(detected(text).id()).isEqualTo("grid");
        assertThat(PuzzleFormats.TEXT.write(PuzzleFormats.read(text))).isEqualToNormalizingWhitespace("""
                        puzzle puzzle-1
                        size 4 4
                        grid
                        # 4\\ 3\\ #
                        \\3 . . 6\\
                        \\9 . . .
                        # # \\4 .
                        end
                        """);
    }

    private static String size(String text) {
        var shape = PuzzleFormats.read(text).get(0).puzzle().shape();
        return shape.rows() + "x" + shape.columns();
    }

    @Test
    void aLetterGridOfTheCoursesFormIsRead() {
        var text = "3 \nAAB\nCDB \nCDD\nA:3+\nB:2/\nC:1-\nD:18*";
        var entry = PuzzleFormats.read(text).get(0);
        assertThat(PuzzleFormats.TEXT.write(entry)).isEqualTo("""
                        puzzle puzzle
                        size 3
                        cage 3+ r1c1 r1c2
                        cage 2/ r1c3 r2c3
                        cage 1- r2c1 r3c1
                        cage 18* r2c2 r3c2 r3c3
                        end
                        """);
    }
}
