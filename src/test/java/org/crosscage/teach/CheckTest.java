package org.crosscage.teach;

import static org.assertj.core.api.Assertions.assertThat;
import static org.crosscage.core.game.Examples.digit;
import static org.crosscage.core.game.Examples.played;

import java.util.List;
import org.crosscage.analysis.ExamplePuzzles;
import org.crosscage.analysis.SearchLimit;
import org.crosscage.analysis.SolutionFinder;
import org.crosscage.core.game.Examples;
import org.crosscage.core.game.Game;
import org.crosscage.core.model.Cells;
import org.crosscage.core.model.Puzzle;
import org.crosscage.core.model.Solution;
import org.crosscage.core.search.SolutionCount;
import org.crosscage.core.search.Solver;
import org.crosscage.core.search.SolverContext;
import org.crosscage.core.search.SolverResult;
import org.crosscage.solver.exact.ExactSolver;
import org.junit.jupiter.api.Test;

class CheckTest {

    private final SolutionFinder finder = Examples.finder();

    @Test
    void withOneSolutionADigitThatDiffersFromItIsWrong() {
        var game = played(ExamplePuzzles.oneSolution(), 0, 8, 1, 7, 2, 9);

        assertThat(Check.of(game, finder).cells()).isEqualTo(Cells.of(1));
    }

    @Test
    void aBoardThatAgreesWithTheSolutionIsClean() {
        assertThat(Check.of(played(ExamplePuzzles.oneSolution(), 3, 7, 0, 8), finder)
                        .isClean())
                .isTrue();
    }

    @Test
    void aSolutionThatIsProvenNeedsNoSearch() {
        var hasty = new SolutionFinder(new ExactSolver(), 1, 0, SearchLimit.ENDLESS);
        var puzzle = ExamplePuzzles.oneSolution();
        var game = Game.of(puzzle, Solution.of(8, 9, 9, 7)).play(digit(1, 7)).play(digit(0, 8));

        assertThat(Check.of(game, hasty, () -> true).cells()).isEqualTo(Cells.of(1));
    }

    @Test
    void wrongDigitsComeInTheOrderInWhichTheyWerePlayed() {
        var game = played(ExamplePuzzles.oneSolution(), 3, 9, 0, 9, 1, 8);

        assertThat(Check.of(game, finder).wrong()).containsExactly(3, 0, 1);
    }

    @Test
    void withSeveralSolutionsADigitOfAnyOfThemIsRight() {
        assertThat(Check.of(played(ExamplePuzzles.twoSolutions(), 0, 1), finder).isClean())
                .isTrue();
        assertThat(Check.of(played(ExamplePuzzles.twoSolutions(), 0, 2), finder).isClean())
                .isTrue();
    }

    @Test
    void withSeveralSolutionsADigitThatNoneHasIsWrong() {
        assertThat(Check.of(played(ExamplePuzzles.twoSolutions(), 0, 3), finder).cells())
                .isEqualTo(Cells.of(0));
    }

    @Test
    void withSeveralSolutionsTheDigitPlayedLaterIsTheWrongOne() {
        assertThat(Check.of(played(ExamplePuzzles.twoSolutions(), 0, 1, 3, 2), finder)
                        .wrong())
                .containsExactly(3);
        assertThat(Check.of(played(ExamplePuzzles.twoSolutions(), 3, 2, 0, 1), finder)
                        .wrong())
                .containsExactly(0);
    }

    @Test
    void everyDigitThatFitsNoSolutionBesideTheRightOnesIsWrong() {
        var game = played(ExamplePuzzles.twoSolutions(), 0, 1, 1, 9, 2, 2, 3, 2);

        assertThat(Check.of(game, finder).wrong()).containsExactly(1, 3);
    }

    @Test
    void withoutAnySolutionNothingIsCalledWrong() {
        assertThat(Check.of(played(ExamplePuzzles.noSolution(), 0, 9), finder).isClean())
                .isTrue();
    }

    @Test
    void whereASearchMeetsItsLimitsItIsNotKnownThatNothingIsWrong() {
        var tired = new SolutionFinder(new TiredOfQuestions());

        var check = Check.of(played(ExamplePuzzles.fiveSolutions(), mixed(tired)), tired);

        assertThat(check.isClean()).isTrue();
        assertThat(check.certain()).isFalse();
    }

    @Test
    void whereSearchComesToItsEndItIsKnownThatNothingElseIsWrong() {
        assertThat(Check.of(played(ExamplePuzzles.twoSolutions(), 0, 3), finder).certain())
                .isTrue();
        assertThat(Check.of(played(ExamplePuzzles.oneSolution(), 0, 8), finder).certain())
                .isTrue();
    }

    @Test
    void ofAPuzzleWhoseSearchWasStoppedNothingIsKnown() {
        assertThat(Check.of(played(ExamplePuzzles.fiveSolutions(), 0, 8), finder, () -> true)
                        .certain())
                .isFalse();
    }

    /// A digit in each of two cells, which neither of the two solutions has that the oracle knows first.
    private static int[] mixed(SolutionFinder finder) {
        var several = (SolutionCount.Several) finder.count(ExamplePuzzles.fiveSolutions());
        int cell = several.differences().get(0);
        int last = several.differences().get(several.differences().size() - 1);
        return new int[] {
            cell, several.first().digit(cell), last, several.second().digit(last)
        };
    }

    /// Solves the puzzle itself and has no breath left for questions about positions.
    private static final class TiredOfQuestions implements Solver {

        private final Solver solver = new ExactSolver();

        @Override
        public String id() {
            return "tired";
        }

        @Override
        public SolverResult solve(Puzzle puzzle, SolverContext context) {
            return puzzle.givens().isEmpty() ? solver.solve(puzzle, context) : new SolverResult(List.of(), false, 0);
        }
    }

    @Test
    void rewindingGoesToBeforeTheFirstWrongDigitThatStillStands() {
        var game = played(ExamplePuzzles.oneSolution(), 0, 8, 3, 7, 1, 7, 2, 9);

        assertThat(Check.cursorBeforeMistakes(game, finder, () -> false)).isEqualTo(2);
    }

    @Test
    void aMistakeThatWasPutRightIsNoReasonToRewind() {
        var game = played(ExamplePuzzles.oneSolution(), 0, 7, 0, 8, 1, 7);

        assertThat(Check.cursorBeforeMistakes(game, finder, () -> false)).isEqualTo(2);
    }

    @Test
    void rewindingGoesFurtherBackWhenTheBoardThenHadOtherMistakes() {
        var game = played(ExamplePuzzles.oneSolution(), 0, 8, 3, 9, 1, 7, 3, 7);

        assertThat(Check.cursorBeforeMistakes(game, finder, () -> false)).isEqualTo(1);
    }

    @Test
    void aCleanBoardNeedsNoRewinding() {
        var game = played(ExamplePuzzles.oneSolution(), 0, 8, 3, 7).undo();

        assertThat(Check.cursorBeforeMistakes(game, finder, () -> false)).isEqualTo(1);
    }

    @Test
    void movesOfMarksDoNotCountAsPlayingADigit() {
        var game = Game.of(ExamplePuzzles.oneSolution())
                .play(digit(1, 7))
                .play(Examples.marks(0, 8, 9))
                .play(Examples.marks(1, 7));

        assertThat(Check.cursorBeforeMistakes(game, finder, () -> false)).isZero();
    }
}
