package org.crosscage.experiment.beyond;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import org.crosscage.core.clue.RunSums;
import org.crosscage.core.model.Puzzle;
import org.crosscage.core.search.Limits;
import org.crosscage.core.search.SolverContext;
import org.crosscage.core.search.SolverEvent.Narrowed;
import org.crosscage.solver.exact.ExactSolver;
import org.crosscage.solver.logic.ClueSolver;
import org.junit.jupiter.api.Test;

/// The fast core finds what the solvers find.
final class BitKakuroTest {

    private static final int ENOUGH = 1_000_000;

    private final RunLayouts ways = new RunLayouts();
    private final List<Pattern> samples = samples();

    @Test
    void simpleIterationLeavesWhatTheSolverLeaves() {
        for (var sample : samples) {
            assertThat(simple(sample)).isEqualTo(left(ClueSolver.queue(), sample.puzzle()));
        }
    }

    @Test
    void levelOneIterationLeavesWhatTheSolverLeavesWhenItTriesUntilNothingChanges() {
        int open = 0;
        for (var sample : samples) {
            var left = levelOne(sample);
            if (BitKakuro.isSettled(left)) {
                // the solver ends as soon as the only grid is there, and so may this
                assertThat(left).isEqualTo(bits(sample));
            }
            assertThat(left).isEqualTo(left(ClueSolver.levelOneFixpoint(), sample.puzzle()));
            open += BitKakuro.isSettled(left) ? 0 : 1;
        }
        assertThat(open).isBetween(1, samples.size() - 1);
    }

    @Test
    void theQueueLeavesAllThatTheFixpointLeavesAndMaybeMore() {
        for (var sample : samples) {
            var fixpoint = levelOne(sample);
            var queue = left(ClueSolver.queueLevelOne(), sample.puzzle());
            for (int cell = 0; cell < queue.length; cell++) {
                assertThat(fixpoint[cell] & ~queue[cell]).isZero();
            }
        }
    }

    @Test
    void exactLeavesWhatOccursInSolutions() {
        int compared = 0;
        for (var sample : samples) {
            var truth = new ExactSolver().solve(sample.puzzle(), SolverContext.quiet(new Limits(2_000, ENOUGH)));
            var left = simple(sample);
            assertThat(trials(sample).exact(left, ENOUGH, ENOUGH)).isTrue();
            assertThat(BitKakuro.isSettled(left)).isEqualTo(truth.isUnique());
            if (truth.complete()) {
                var occurring = new int[left.length];
                truth.solutions()
                        .forEach(solution -> IntStream.range(0, occurring.length)
                                .forEach(cell -> occurring[cell] |= 1 << solution.digit(cell) - 1));
                assertThat(left).isEqualTo(occurring);
                compared++;
            }
        }
        assertThat(compared).isGreaterThan(samples.size() / 2);
    }

    @Test
    void exactSaysWhenItsBoundsAreNotEnough() {
        var many = Pattern.of("123/231/312");
        var left = simple(many);
        var before = left.clone();
        assertThat(trials(many).exact(left, 1, ENOUGH)).isFalse();
        assertThat(trials(many).exact(left, ENOUGH, 0)).isFalse();
        assertThat(left).isEqualTo(before);
    }

    /// On shapes of which it is said that level-1 iteration finds all that can be found, it does.
    @Test
    void whereTheShapeDecidesLevelOneIterationIsExact() {
        int decided = 0;
        int open = 0;
        for (var sample : samples) {
            if (new RunGraph(sample.net()).isUnderstood()) {
                var left = levelOne(sample);
                var exact = simple(sample);
                trials(sample).exact(exact, ENOUGH, ENOUGH);
                assertThat(left).isEqualTo(exact);
                decided++;
                open += BitKakuro.isSettled(simple(sample)) ? 0 : 1;
            }
        }
        assertThat(decided).isGreaterThan(10);
        assertThat(open).isGreaterThan(10);
    }

    private BitKakuro trials(Pattern pattern) {
        var trials = new BitKakuro(pattern.net(), ways);
        trials.clues(pattern.net().sums(pattern.filling()));
        return trials;
    }

    private int[] simple(Pattern pattern) {
        var left = new int[pattern.cells()];
        assertThat(trials(pattern).simple(left)).isTrue();
        return left;
    }

    private int[] levelOne(Pattern pattern) {
        var trials = trials(pattern);
        var left = new int[pattern.cells()];
        trials.simple(left);
        assertThat(BitKakuro.isSettled(left) || trials.levelOne(left)).isTrue();
        return left;
    }

    private static int[] bits(Pattern pattern) {
        return Arrays.stream(pattern.filling()).map(digit -> 1 << digit - 1).toArray();
    }

    /// What a solver leaves of each cell, nine bits.
    private static int[] left(ClueSolver solver, Puzzle puzzle) {
        var left = new int[puzzle.cellCount()];
        Arrays.fill(left, RunSums.ALL);
        solver.solve(
                puzzle, new SolverContext(new SplittableRandom(0), () -> false, new Limits(2, 100_000_000), event -> {
                    if (event instanceof Narrowed narrowed) {
                        left[narrowed.cell()] = (int) (narrowed.left().bits() >>> 1);
                    }
                }));
        return left;
    }

    /// Fillings of small shapes, extreme digits more often than others, so that many have few solutions.
    private static List<Pattern> samples() {
        var random = new SplittableRandom(3);
        return IntStream.of(6, 7, 8, 9, 10, 11)
                .boxed()
                .flatMap(cells -> Shapes.of(cells).stream())
                .flatMap(shape -> IntStream.range(0, 5).mapToObj(i -> filled(Pattern.white(shape), random)))
                .toList();
    }

    private static Pattern filled(Pattern white, SplittableRandom random) {
        var filled = white.copy();
        do {
            for (int place = 0; place < filled.places(); place++) {
                filled.set(place, 0);
            }
            for (int place = 0; place < filled.places(); place++) {
                if (white.digit(place) > 0) {
                    int free = filled.free(place);
                    int extreme = free & 0b110000011;
                    int from = extreme != 0 && random.nextInt(4) > 0 ? extreme : free;
                    for (int skip = from == 0 ? 0 : random.nextInt(Integer.bitCount(from)); skip > 0; skip--) {
                        from &= from - 1;
                    }
                    filled.set(place, from == 0 ? 0 : Integer.numberOfTrailingZeros(from) + 1);
                }
            }
        } while (filled.cells() < white.cells() || !filled.isSound());
        return filled;
    }
}
