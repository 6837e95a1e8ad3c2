package org.crosscage.texts;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import org.crosscage.core.logic.Step;
import org.crosscage.core.model.Board;
import org.crosscage.core.model.Lights;
import org.crosscage.core.model.Puzzle;
import org.crosscage.core.model.Role;
import org.crosscage.kind.PuzzleKinds;
import org.crosscage.kind.text.NativeText;
import org.crosscage.teach.Hint;
import org.crosscage.teach.HintLights;
import org.junit.jupiter.api.Test;

/// Several steps as they read when they are one thought.
class ThoughtTextsTest {

    private static final Puzzle THREE_AND_FOUR = puzzle("""
            size 3 3
            grid
            # 4\\ 6\\
            \\3 . .
            \\7 . .
            """);

    private static final Puzzle THREE_AND_ELEVEN = puzzle("""
            size 3 3
            grid
            # 11\\ 7\\
            \\3 . .
            \\15 . .
            """);

    private static final Puzzle SEVEN_AND_FIFTEEN = puzzle("""
            size 3 3
            grid
            # 15\\ 9\\
            \\7 . .
            \\17 . .
            """);

    private static final Puzzle CAGES = puzzle("""
            size 5
            cage 2/ r1c1 r1c2
            cage 6+ r1c3 r1c4
            cage 10+ r1c5 r2c5 r3c5
            cage 1- r2c1 r2c2
            cage 8+ r2c3 r2c4
            cage 37+ r3c1 r3c2 r3c3 r3c4 r4c1 r4c2 r4c3 r4c4 r4c5 r5c1 r5c2 r5c3 r5c4 r5c5
            """);

    private static Puzzle puzzle(String lines) {
        return new NativeText()
                .read("puzzle example\n" + lines + "end\n")
                .getFirst()
                .puzzle();
    }

    /// Steps that are found one after the other.
    ///
    /// @param wanted technique and a changed cell of each
    private static List<Step> steps(Puzzle puzzle, String... wanted) {
        var board = Board.of(puzzle);
        return Stream.of(wanted)
                .map(words -> {
                    var step = step(board, words.split(" ")[0], words.split(" ")[1]);
                    step.reason();
                    step.applyTo(board);
                    return step;
                })
                .toList();
    }

    private static Step step(Board board, String technique, String cell) {
        var puzzle = board.puzzle();
        return PuzzleKinds.of(puzzle.kind()).techniques().stream()
                .filter(each -> each.id().equals(technique))
                .flatMap(each -> each.find(board).stream())
                .filter(each -> each.changedCells().stream()
                        .anyMatch(changed ->
                                puzzle.shape().cell(changed).toString().equals(cell)))
                .findFirst()
                .orElseThrow();
    }

    private static String why(Puzzle puzzle, List<Step> steps) {
        return new StepTexts(Texts.in(Locale.ENGLISH), puzzle).why(steps).text().replace('\u00A0', ' ');
    }

    @Test
    void whatTwoRunsLeaveForACellIsSaidInOneGo() {
        var steps = steps(THREE_AND_FOUR, "magic-combination r2c3", "magic-combination r3c2", "naked-single r2c2");
        assertThat(why(THREE_AND_FOUR, steps))
                .isEqualTo("In the run of 3 in row 2, there is only one way to make 3 from two different digits: 1 + 2."
                        + " So r2c2 and r2c3 can only be 1 or 2."
                        + " In the run of 4 in column 2, there is only one way to make 4 from two different digits: 1 + 3."
                        + " So r2c2 and r3c2 can only be 1 or 3. That leaves only 1 for r2c2.");
    }

    /// The one way to fill a run says what goes, and the combinations of another were said at the beginning.
    @Test
    void whatWasSaidInTheSameThoughtIsNotSaidAgain() {
        var steps = steps(THREE_AND_ELEVEN, "magic-combination r2c3", "layout r2c2", "hidden-single r2c3");
        assertThat(why(THREE_AND_ELEVEN, steps))
                .isEqualTo("In the run of 3 in row 2, there is only one way to make 3 from two different digits: 1 + 2."
                        + " So r2c2 and r2c3 can only be 1 or 2."
                        + " Now only one way to fill the run of 11 in column 2 is left."
                        + " In the order r2c2 and r3c2, it is 2 9."
                        + " That leaves only r2c3 for the 1 of the run of 3 in row 2. So r2c3 is 1.");
    }

    @Test
    void aCrossingThatLeavesOneDigitSaysItOnce() {
        var steps = steps(SEVEN_AND_FIFTEEN, "crossing r2c2", "naked-single r2c2");
        assertThat(why(SEVEN_AND_FIFTEEN, steps))
                .isEqualTo("The 7 across, two cells, can be made by 1 + 6, 2 + 5 or 3 + 4."
                        + " The 15 down, two cells, can be made by 6 + 9 or 7 + 8."
                        + " r2c2 is in both. That leaves only 6 for r2c2.");
    }

    @Test
    void whatTwoCagesLeaveInALineIsSaidInOneGo() {
        var steps = steps(CAGES, "killer-combination r1c1", "killer-combination r1c3", "hidden-single r1c5");
        assertThat(why(CAGES, steps))
                .isEqualTo(
                        "The cage 2÷ in row 1 can be 2 ÷ 1 or 4 ÷ 2. No way has 3 or 5. So r1c1 and r1c2 cannot be 3 or 5."
                                + " The cage 6+ in row 1 can be 1 + 5 or 2 + 4. No way has a 3. So r1c3 and r1c4 cannot be 3."
                                + " Row 1 needs a 3, and that leaves only r1c5 for it. So r1c5 is 3.");
    }

    /// Of a long way to the next digit a player follows what leads to it at once; of the rest it is said what goes.
    @Test
    void ofManyStepsTheWholeLastThoughtIsProved() {
        var steps = steps(
                CAGES,
                "magic-combination r2c3",
                "killer-combination r1c1",
                "killer-combination r1c3",
                "hidden-single r1c5");
        assertThat(why(CAGES, steps))
                .startsWith("Magic combination: the cage 8+ in row 2 rules out 1, 2 and 4 from r2c3 and r2c4.")
                .contains("The cage 2÷ in row 1 can be 2 ÷ 1 or 4 ÷ 2.", "The cage 6+ in row 1 can be 1 + 5 or 2 + 4.")
                .endsWith("Row 1 needs a 3, and that leaves only r1c5 for it. So r1c5 is 3.");
    }

    @Test
    void everythingThatChangesIsLit() {
        var steps = steps(THREE_AND_ELEVEN, "magic-combination r2c3", "layout r2c2", "hidden-single r2c3");
        var lit = HintLights.of(steps, Hint.Stage.WHY).cells();
        assertThat(lit.stream().filter(each -> each.role() == Role.GONE || each.role() == Role.FOUND))
                .extracting(Lights.Lit::cell)
                .containsAll(steps.stream()
                        .flatMap(step -> step.changedCells().stream().boxed())
                        .toList());
    }
}
