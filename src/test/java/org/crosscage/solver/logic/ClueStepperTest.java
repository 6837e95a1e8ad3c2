package org.crosscage.solver.logic;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.Stream;
import org.crosscage.analysis.ExamplePuzzles;
import org.crosscage.core.model.Arithmetic;
import org.crosscage.core.model.Puzzle;
import org.crosscage.core.model.Solution;
import org.crosscage.core.search.Limits;
import org.crosscage.core.search.QueuedClue;
import org.crosscage.core.search.SolverContext;
import org.crosscage.solver.SamplePuzzles;
import org.crosscage.solver.exact.ExactSolver;
import org.junit.jupiter.api.Test;

class ClueStepperTest {

    /// 24 in three cells, 13 in three cells, and others: 9 8 7, 3 4 6, 1 2 5, and other solutions.
    private static final Puzzle PUZZLE = ExamplePuzzles.puzzle("""
            puzzle threes
            size 4 4
            grid
            # 13\\ 14\\ 18\\
            \\24 . . .
            \\13 . . .
            \\8 . . .
            end
            """);

    private final ClueStepper stepper = ClueStepper.of(PUZZLE);

    @Test
    void atFirstEveryClueWaitsByTheWaysThatItHasWhenNothingIsKnown() {
        assertThat(ways("24")).containsOnly(6L);
        assertThat(ways("13")).containsOnly(42L);
        assertThat(stepper.queue())
                .hasSize(PUZZLE.constraints().size())
                .isSortedAccordingTo(Comparator.comparingLong(QueuedClue::ways))
                .noneMatch(QueuedClue::marked);
    }

    @Test
    void iterateOneConsidersTheNextClueAndMarksIt() {
        var next = stepper.queue().getFirst();

        stepper.iterateOne(() -> false);

        assertThat(PUZZLE.constraints()
                        .indexOf(stepper.considered().orElseThrow().constraint()))
                .isEqualTo(next.index());
        assertThat(stepper.queue())
                .last()
                .satisfies(waiting -> assertThat(waiting.index()).isEqualTo(next.index()))
                .satisfies(waiting -> assertThat(waiting.marked()).isTrue());
    }

    @Test
    void iterateSimplyEndsWhereOnlyMarkedCluesAreLeft() {
        stepper.iterateSimply(() -> false);

        assertThat(stepper.queue()).allMatch(QueuedClue::marked);
        assertThat(stepper.isSolved()).isFalse();
    }

    @Test
    void iterateAllComesToWhatLevelOneComesTo() {
        for (var puzzle : samples()) {
            var byHand = ClueStepper.of(puzzle);
            byHand.iterateAll(() -> false);
            var result = ClueSolver.queueLevelOne().solve(puzzle, SolverContext.quiet(new Limits(1, Long.MAX_VALUE)));

            assertThat(byHand.isSolved()).isEqualTo(!result.solutions().isEmpty());
            assertThat(byHand.isContradiction()).isEqualTo(result.isUnsolvable());
        }
    }

    @Test
    void oneAfterTheOtherComesToTheSameAsAllAtOnce() {
        for (var puzzle : samples()) {
            var all = ClueStepper.of(puzzle);
            all.iterateAll(() -> false);
            var single = ClueStepper.of(puzzle);
            while (!single.isSolved()
                    && !single.isContradiction()
                    && !single.queue().isEmpty()) {
                single.iterateOne(() -> false);
            }
            assertThat(single.isSolved()).isEqualTo(all.isSolved());
            assertThat(single.isContradiction()).isEqualTo(all.isContradiction());
        }
    }

    /// Whatever is clicked, nothing is taken away that stands in a solution.
    @Test
    void triesLoseNoSolution() {
        for (var puzzle : samples()) {
            var truth = new ExactSolver().solve(puzzle, SolverContext.quiet(Limits.solutions(1)));
            var byHand = ClueStepper.of(puzzle);
            for (int cell = 0; cell < puzzle.cellCount(); cell++) {
                byHand.tryCell(cell, () -> false);
            }
            byHand.tryClue(0, () -> false);
            truth.solutions().forEach(solution -> assertStillPossible(byHand, solution));
        }
    }

    private static void assertStillPossible(ClueStepper stepper, Solution solution) {
        var position = stepper.position();
        for (int cell = 0; cell < solution.size(); cell++) {
            var square = position.square(cell);
            assertThat(square.digit() == solution.digit(cell)
                            || square.candidates().contains(solution.digit(cell)))
                    .isTrue();
        }
    }

    @Test
    void tryingCellsFindsWhatNoSimpleIterationFinds() {
        int found = 0;
        for (var puzzle : samples()) {
            var byHand = ClueStepper.of(puzzle);
            byHand.iterateSimply(() -> false);
            var before = byHand.position();
            for (int cell = 0; cell < puzzle.cellCount(); cell++) {
                byHand.tryCell(cell, () -> false);
            }
            found += byHand.position().equals(before) ? 0 : 1;
        }
        assertThat(found).isPositive();
    }

    @Test
    void aClueThatWasTriedByHandNoLongerWaitsForThat() {
        stepper.iterateSimply(() -> false);
        int marked = stepper.queue().getLast().index();

        stepper.tryClue(marked, () -> false);

        assertThat(stepper.queue()).noneMatch(waiting -> waiting.index() == marked && waiting.marked());
    }

    @Test
    void whatIsStoppedChangesNothingAndStaysInTheQueue() {
        var before = stepper.queue();

        stepper.iterateOne(() -> true);
        stepper.iterateAll(() -> true);
        stepper.tryClue(0, () -> true);
        stepper.tryCell(0, () -> true);

        assertThat(stepper.queue()).isEqualTo(before);
        stepper.iterateAll(() -> false);
        assertThat(stepper.queue()).isNotEqualTo(before);
    }

    private List<Long> ways(String target) {
        var ways = new ArrayList<Long>();
        for (var waiting : stepper.queue()) {
            if (PUZZLE.constraints().get(waiting.index()) instanceof Arithmetic clue
                    && clue.target() == Long.parseLong(target)) {
                ways.add(waiting.ways());
            }
        }
        return ways;
    }

    private static List<Puzzle> samples() {
        var random = new SamplePuzzles(new SplittableRandom(8));
        return Stream.concat(
                        Stream.of(PUZZLE, ExamplePuzzles.noSolution(), ExamplePuzzles.fiveSolutions()),
                        Stream.iterate(0, i -> i < 20, i -> i + 1)
                                .map(i -> i % 2 == 0 ? random.kenken(3 + i % 4 / 2, 3) : random.kakuro(5 + i % 3, 5)))
                .toList();
    }
}
