package org.crosscage.solver.genetic.memetic;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.List;
import java.util.SplittableRandom;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.BiConsumer;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;
import org.crosscage.core.model.Board;
import org.crosscage.core.model.Digits;
import org.crosscage.core.model.Puzzle;
import org.crosscage.core.model.Shape;
import org.crosscage.core.model.Solution;
import org.crosscage.core.search.Limits;
import org.crosscage.core.search.SolverContext;
import org.crosscage.kind.kakuro.rules.KakuroRules;
import org.crosscage.solver.SamplePuzzles;
import org.crosscage.solver.exact.ExactSolver;
import org.junit.jupiter.api.Test;

final class GreedyDecoderTest {

    private static final int ALL_DIGITS = 0b111_111_111;

    private final RandomGenerator random = new SplittableRandom(11);

    /// Nothing that a solution has is ever ruled out while only its digits stand.
    @Test
    void whoPrefersASolutionGetsIt() {
        var checked = new AtomicInteger();
        each((puzzle, genes) -> {
            var solutions = new ExactSolver()
                    .solve(puzzle, SolverContext.quiet(Limits.solutions(2)))
                    .solutions();
            for (var solution : solutions) {
                int[] preferences = IntStream.range(0, puzzle.cellCount())
                        .map(solution::digit)
                        .toArray();
                int[] got = decoder(genes).follow(preferences);
                assertThat(Board.of(puzzle).openCells()).allMatch(cell -> got[cell] == preferences[cell]);
                checked.incrementAndGet();
            }
        });
        assertThat(checked).hasValueGreaterThan(30);
    }

    @Test
    void aRunThatIsMetHasItsSumInDifferentDigitsOfItsCandidates() {
        var met = new AtomicInteger();
        var missed = new AtomicInteger();
        each((puzzle, genes) -> {
            var decoder = decoder(genes);
            int[] got = decoder.follow(preferences(puzzle));
            for (var run : genes.runs()) {
                if (decoder.isMet(run.cells())) {
                    var digits = Digits.of(
                            IntStream.of(run.cells()).map(cell -> got[cell]).toArray());
                    assertThat(digits.size()).isEqualTo(run.cells().length);
                    assertThat(digits.minus(new Digits((long) run.available() << 1))
                                    .isEmpty())
                            .isTrue();
                    assertThat(run.sum())
                            .isIn(Segment.Run.ANY_SUM, digits.stream().sum());
                    met.incrementAndGet();
                } else {
                    missed.incrementAndGet();
                }
            }
        });
        assertThat(met).hasValueGreaterThan(500);
        assertThat(missed).hasPositiveValue();
    }

    /// Across 17 and 13, down 16 and 14: each sum has so few digits that only one is left in each cell.
    @Test
    void aPreferenceThatTheRunsCannotHaveIsNotFollowed() {
        var puzzle = KakuroRules.puzzle(Shape.square(2), Digits.range(1, 9), Solution.of(9, 8, 7, 6));
        assertThat(decoder(genes(puzzle, false)).follow(new int[] {1, 1, 1, 1})).containsExactly(9, 8, 7, 6);
    }

    /// 1 and 2 or 2 and 1, in both directions: what comes first decides the rest.
    @Test
    void ofTwoPreferencesThatDoNotFitTogetherOneIsFollowed() {
        var puzzle = KakuroRules.puzzle(Shape.square(2), Digits.range(1, 9), Solution.of(1, 2, 2, 1));
        for (int i = 0; i < 20; i++) {
            int[] got = decoder(genes(puzzle, false)).follow(new int[] {1, 1, 1, 1});
            assertThat(got).isIn(new int[] {1, 2, 2, 1}, new int[] {2, 1, 1, 2});
        }
    }

    /// Across 3 is 1 and 2; down 17 and 16 have neither: it goes on with what is left, and meets nothing.
    @Test
    void aCellWithoutADigitLeavesItsRunsUnmet() {
        var runs = List.of(run(3, 0, 1), run(16, 0, 2), run(17, 1, 3), run(15, 2, 3));
        var decoder = new GreedyDecoder(runs, 4, random);
        int[] got = decoder.follow(new int[] {1, 2, 7, 8});
        assertThat(Arrays.copyOf(got, 2)).containsExactly(0, 0);
        assertThat(runs.subList(0, 3)).noneMatch(run -> decoder.isMet(run.cells()));
    }

    @Test
    void theSameSeedFollowsTheSamePreferences() {
        each((puzzle, genes) -> {
            int[] preferences = preferences(puzzle);
            int[] once =
                    new GreedyDecoder(genes.runs(), genes.cellCount(), new SplittableRandom(4)).follow(preferences);
            assertThat(new GreedyDecoder(genes.runs(), genes.cellCount(), new SplittableRandom(4)).follow(preferences))
                    .containsExactly(once);
        });
    }

    @Test
    void cagesAreNoRuns() {
        assertThat(genes(new SamplePuzzles(random).kenken(5, 3), false).runs()).isEmpty();
    }

    private static Segment.Run run(int sum, int... cells) {
        long[] allowed = new long[cells.length];
        Arrays.fill(allowed, (long) ALL_DIGITS << 1);
        return new Segment.Run(cells, allowed, ALL_DIGITS, sum);
    }

    private GreedyDecoder decoder(Genes genes) {
        return new GreedyDecoder(genes.runs(), genes.cellCount(), random);
    }

    private int[] preferences(Puzzle puzzle) {
        return random.ints(puzzle.cellCount(), 1, 10).toArray();
    }

    private static Genes genes(Puzzle puzzle, boolean down) {
        return Genes.of(Board.of(puzzle), down, () -> false);
    }

    /// Kakuro with clues missing, digits that end before 9 and cells given.
    private static void each(BiConsumer<Puzzle, Genes> law) {
        var samples = new SamplePuzzles(new SplittableRandom(6));
        for (int i = 0; i < 60; i++) {
            var puzzle = samples.kakuro(5 + i % 8, 6 + i % 7);
            var genes = genes(puzzle, i % 2 == 0);
            if (!genes.isDead() && !genes.runs().isEmpty()) {
                law.accept(puzzle, genes);
            }
        }
    }
}
