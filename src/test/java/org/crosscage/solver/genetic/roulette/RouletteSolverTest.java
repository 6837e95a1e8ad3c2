package org.crosscage.solver.genetic.roulette;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;
import org.crosscage.core.model.Cells;
import org.crosscage.core.model.Digits;
import org.crosscage.core.model.Operation;
import org.crosscage.core.model.Puzzle;
import org.crosscage.core.search.Limits;
import org.crosscage.core.search.SolverContext;
import org.crosscage.core.search.SolverEvent;
import org.crosscage.core.search.SolverEvent.Generation;
import org.crosscage.kind.kenken.rules.KenKenRules;
import org.crosscage.solver.genetic.Scored;
import org.junit.jupiter.api.Test;

/// The algorithm of the course, part by part.
class RouletteSolverTest {

    private final RandomGenerator random = new SplittableRandom(5);

    @Test
    void gridsAtTheStartRepeatNothing() {
        for (int n = 1; n <= 16; n++) {
            int[] choice = IntStream.range(0, n).map(i -> 2 * i).toArray();
            assertThat(repeats(latin(choice), n)).isZero();
        }
    }

    /// A row that gets nowhere is begun anew, and asks again whether to stop.
    @Test
    void gridsOfTheLargestPuzzlesComeRowAfterRow() {
        int[] choice = IntStream.rangeClosed(1, 25).toArray();
        for (int i = 0; i < 20; i++) {
            var begun = new AtomicInteger();
            var grid = LatinBacktracking.grid(choice, random, () -> begun.incrementAndGet() < 0);
            assertThat(repeats(grid.orElseThrow(), 25)).isZero();
            assertThat(begun).hasValueBetween(25, 35);
        }
    }

    @Test
    void gridsOfTheLargestPuzzlesAreStoppedBetweenTheirRows() {
        var asked = new AtomicInteger();
        int[] choice = IntStream.rangeClosed(1, 25).toArray();
        assertThat(LatinBacktracking.grid(choice, random, () -> asked.incrementAndGet() > 10))
                .isEmpty();
        assertThat(asked).hasValue(11);
    }

    @Test
    void swapsKeepHowOftenEachDigitIsThere() {
        for (int i = 0; i < 50; i++) {
            int n = 1 + i % 9;
            int[] before = random.ints(n * n, 1, n + 1).toArray();
            int[] after = before.clone();
            new RepeatSwaps(n, random).adjust(after);
            assertThat(IntStream.of(after).sorted())
                    .containsExactlyElementsOf(
                            IntStream.of(before).sorted().boxed().toList());
        }
    }

    @Test
    void repeatsOfSmallGridsAreSwappedAwayAsARule() {
        int without = 0;
        for (int i = 0; i < 50; i++) {
            int[] grid = latin(new int[] {1, 2, 3, 4});
            new RepeatSwaps(4, random).adjust(grid);
            without += repeats(grid, 4) == 0 ? 1 : 0;
        }
        assertThat(without).isGreaterThan(40);
    }

    @Test
    void aMutantDiffersInTwoCellsAtMost() {
        int[] grid = latin(new int[] {1, 2, 3, 4, 5});
        int[] mutant = grid.clone();
        new RepeatSwaps(5, random).swapAny(mutant);
        assertThat(IntStream.range(0, 25).filter(cell -> grid[cell] != mutant[cell]))
                .hasSizeLessThanOrEqualTo(2);
    }

    /// 27 to count in a grid of 3×3.
    @Test
    void fitnessIsTheShareOfCellsInLinesAndCagesThatAreNotRight() {
        assertThat(RouletteFitness.of(new int[] {1, 2, 3, 2, 3, 1, 3, 1, 2}, three()))
                .isZero();
        // cages of 4 and 5 are wrong, lines are right
        assertThat(RouletteFitness.of(new int[] {1, 3, 2, 3, 2, 1, 2, 1, 3}, three()))
                .isEqualTo(9 / 27.0);
        // two columns have repeats
        assertThat(RouletteFitness.of(new int[] {2, 1, 3, 2, 3, 1, 3, 1, 2}, three()))
                .isEqualTo(6 / 27.0);
        assertThat(RouletteFitness.of(new int[] {2, 2, 2, 2, 2, 2, 2, 2, 2}, three()))
                .isEqualTo(18 / 27.0);
    }

    @Test
    void everybodyIsDrawnInProportionToFitness() {
        var population =
                List.of(new Scored(new int[] {0}, 0.5), new Scored(new int[] {1}, 1), new Scored(new int[] {2}, 0.75));
        var roulette = new Roulette(population);
        int[] drawn = new int[3];
        for (var one : roulette.draw(3_000, random)) {
            drawn[one.digits()[0]]++;
        }
        assertThat(drawn[1]).isZero();
        assertThat(drawn[0]).isBetween(1_850, 2_150);
    }

    @Test
    void theBestIsNeverLostAndSmallPuzzlesAreSolved() {
        var events = new ArrayList<SolverEvent>();
        var context = new SolverContext(random, () -> false, new Limits(1, 20_000), events::add);
        assertThat(new RouletteSolver().solve(three(), context).solutions()).hasSize(1);
        var best = events.stream()
                .filter(Generation.class::isInstance)
                .map(event -> -((Generation) event).best())
                .toList();
        assertThat(best).isSorted();
    }

    private int[] latin(int... choice) {
        return LatinBacktracking.grid(choice, random, () -> false).orElseThrow();
    }

    /// Two cages: the upper left square, and the rest.
    private static Puzzle three() {
        return KenKenRules.puzzle(
                3,
                Digits.range(1, 3),
                List.of(
                        KenKenRules.cage(3, Cells.of(0, 1, 3, 4), Operation.ADD, 8),
                        KenKenRules.cage(3, Cells.of(2, 5, 6, 7, 8), Operation.ADD, 10)));
    }

    private static int repeats(int[] digits, int n) {
        return IntStream.range(0, n)
                .map(line -> 2 * n
                        - (int) IntStream.range(0, n)
                                .map(i -> digits[line * n + i])
                                .distinct()
                                .count()
                        - (int) IntStream.range(0, n)
                                .map(i -> digits[i * n + line])
                                .distinct()
                                .count())
                .sum();
    }
}
