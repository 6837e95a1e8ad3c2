package org.crosscage.analysis;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.List;
import org.crosscage.core.model.Cells;
import org.crosscage.core.model.Constraint;
import org.crosscage.core.model.Solution;
import org.crosscage.core.search.SolutionCount;
import org.crosscage.solver.exact.ExactSolver;
import org.junit.jupiter.api.Test;

class SolutionFinderTest {

    private final SolutionFinder finder = new SolutionFinder(new ExactSolver());

    @Test
    void aProperPuzzleHasOneSolution() {
        assertThat(finder.count(ExamplePuzzles.oneSolution()))
                .isEqualTo(new SolutionCount.One(Solution.of(8, 9, 9, 7)));
    }

    @Test
    void anAmbiguousPuzzleComesWithTwoSolutionsAndWhereTheyDiffer() {
        var several = (SolutionCount.Several) finder.count(ExamplePuzzles.twoSolutions());

        assertThat(several.first()).isNotEqualTo(several.second());
        assertThat(several.differences()).isEqualTo(Cells.of(0, 1, 2, 3));
    }

    @Test
    void aPuzzleWithoutSolutionIsKnownToHaveNone() {
        assertThat(finder.count(ExamplePuzzles.noSolution())).isEqualTo(new SolutionCount.None());
    }

    @Test
    void whatWasFoundOutIsKnownAndNothingElse() {
        assertThat(finder.known(ExamplePuzzles.noSolution())).isEqualTo(new SolutionCount.Unknown());

        finder.count(ExamplePuzzles.noSolution());

        assertThat(finder.known(ExamplePuzzles.noSolution())).isEqualTo(new SolutionCount.None());
    }

    @Test
    void pastTheLimitNothingIsKnown() {
        var hasty = new SolutionFinder(new ExactSolver(), 10, 0, SearchLimit.ENDLESS);

        assertThat(hasty.count(ExamplePuzzles.fiveSolutions())).isEqualTo(new SolutionCount.Unknown());
    }

    @Test
    void theSolverIsAskedOnceForAPuzzle() {
        var counting = new CountingSolver();
        var careful = new SolutionFinder(counting, 1, 1_000, SearchLimit.ENDLESS);

        careful.count(ExamplePuzzles.oneSolution());
        careful.count(ExamplePuzzles.oneSolution());

        assertThat(counting.asked()).isEqualTo(1);
    }

    @Test
    void onlyThePuzzlesAskedAboutLastAreRemembered() {
        var counting = new CountingSolver();
        var forgetful = new SolutionFinder(counting, 1, 1_000, SearchLimit.ENDLESS);

        forgetful.count(ExamplePuzzles.oneSolution());
        forgetful.count(ExamplePuzzles.twoSolutions());
        forgetful.count(ExamplePuzzles.oneSolution());

        assertThat(counting.asked()).isEqualTo(3);
    }

    @Test
    void whatAStoppedSearchDidNotFindIsAskedForAgain() {
        assertThat(finder.count(ExamplePuzzles.fiveSolutions(), () -> true)).isEqualTo(new SolutionCount.Unknown());
        assertThat(finder.count(ExamplePuzzles.fiveSolutions())).isInstanceOf(SolutionCount.Several.class);
    }

    @Test
    void whatTakesTooLongIsUnknownAndNotAskedForAgainAtOnce() {
        var counting = new CountingSolver();
        var clock = new Clock(Duration.ofSeconds(1));
        var impatient = new SolutionFinder(counting, new SearchLimit(clock, Duration.ofSeconds(1)));

        assertThat(impatient.count(ExamplePuzzles.fiveSolutions())).isEqualTo(new SolutionCount.Unknown());
        assertThat(impatient.count(ExamplePuzzles.fiveSolutions())).isEqualTo(new SolutionCount.Unknown());
        assertThat(counting.asked()).isEqualTo(1);
    }

    @Test
    void whatWasNotFoundOutIsLookedForAgainAfterAPause() {
        var clock = new Clock(Duration.ofSeconds(1));
        var impatient = new SolutionFinder(new ExactSolver(), new SearchLimit(clock, Duration.ofSeconds(1)));
        impatient.count(ExamplePuzzles.fiveSolutions());

        clock.now = clock.now.plusSeconds(10);
        clock.step = Duration.ZERO;

        assertThat(impatient.count(ExamplePuzzles.fiveSolutions())).isInstanceOf(SolutionCount.Several.class);
    }

    @Test
    void everyNewSearchMayGoFurtherThanTheOneBefore() {
        var clock = new Clock(Duration.ZERO);
        var hasty = new SolutionFinder(new ExactSolver(), 10, 1, new SearchLimit(clock, Duration.ofSeconds(1)));

        int tries = 1;
        while (hasty.count(ExamplePuzzles.fiveSolutions()) instanceof SolutionCount.Unknown && tries < 6) {
            tries++;
            clock.now = clock.now.plusSeconds(10);
        }

        assertThat(tries).isBetween(2, 5);
        assertThat(hasty.count(ExamplePuzzles.fiveSolutions())).isInstanceOf(SolutionCount.Several.class);
    }

    @Test
    void digitsOnTheBoardThatAgreeWithSomeSolutionAreSolvable() {
        assertThat(finder.isSolvable(ExamplePuzzles.twoSolutions(), digits(2, 1, 1, -1), () -> false))
                .isEqualTo(SolutionFinder.Verdict.YES);
        assertThat(finder.isSolvable(ExamplePuzzles.twoSolutions(), digits(2, -1, -1, 1), () -> false))
                .isEqualTo(SolutionFinder.Verdict.NO);
    }

    @Test
    void theCluesThatCannotStandTogetherAreNamed() {
        var puzzle = ExamplePuzzles.noSolution();

        var conflict = finder.conflict(puzzle, () -> false).orElseThrow();

        assertThat(conflict.givens()).isEqualTo(Cells.NONE);
        assertThat(conflict.clues())
                .containsExactlyElementsOf(
                        List.of(puzzle.clues().get(0), puzzle.clues().get(2)));
    }

    @Test
    void aGivenDigitCanBePartOfAConflict() {
        var puzzle = ExamplePuzzles.puzzle("""
                puzzle given
                size 3 3
                grid
                # 17\\ 16\\
                \\17 =3 .
                \\16 . .
                end
                """);

        var conflict = finder.conflict(puzzle, () -> false).orElseThrow();

        assertThat(conflict.givens()).isEqualTo(Cells.of(0));
        assertThat(conflict.size()).isEqualTo(2);
    }

    @Test
    void aPuzzleWithSolutionsHasNoConflict() {
        assertThat(finder.conflict(ExamplePuzzles.fiveSolutions(), () -> false)).isEmpty();
    }

    private static int[] digits(int... digits) {
        assertThat(Constraint.EMPTY).isEqualTo(-1);
        return digits;
    }

    /// A clock on which some time passes whenever somebody looks.
    private static final class Clock implements InstantSource {

        private Instant now = Instant.EPOCH;
        private Duration step;

        Clock(Duration step) {
            this.step = step;
        }

        @Override
        public Instant instant() {
            now = now.plus(step);
            return now;
        }
    }
}
