package org.crosscage.solver.exact;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.crosscage.core.model.Arithmetic;
import org.crosscage.core.model.Cells;
import org.crosscage.core.model.Digits;
import org.crosscage.core.model.Group;
import org.crosscage.core.model.Operation;
import org.crosscage.core.model.Puzzle;
import org.crosscage.core.search.Limits;
import org.crosscage.core.search.SolverContext;
import org.crosscage.core.search.SolverEvent;
import org.crosscage.core.search.SolverResult;
import org.crosscage.solver.SamplePuzzles;
import org.junit.jupiter.api.Test;

/// What a solver keeps from puzzle to puzzle changes nothing but the time it takes.
class KeptSolverTest {

    private static final Limits LIMITS = new Limits(3, 500);

    private final ExactSolver kept = new ExactSolver();

    @Test
    void itFindsTheSameAsANewOneAndSaysTheSame() {
        samples().forEach(puzzle -> {
            var events = new ArrayList<SolverEvent>();
            var expected = new ArrayList<SolverEvent>();
            var result = kept.solve(puzzle, context(events));
            assertThat(result).isEqualTo(new ExactSolver().solve(puzzle, context(expected)));
            assertThat(events.toString()).isEqualTo(expected.toString());
        });
    }

    @Test
    void aListenerMaySolveSomethingElseWithIt() {
        var puzzles = samples().toList();
        for (int i = 1; i < puzzles.size(); i++) {
            var other = puzzles.get(i - 1);
            var puzzle = puzzles.get(i);
            var inner = new ArrayList<SolverResult>();
            var result = kept.solve(
                    puzzle,
                    new SolverContext(
                            new SplittableRandom(0),
                            () -> false,
                            LIMITS,
                            event -> inner.add(kept.solve(other, SolverContext.quiet(LIMITS)))));
            assertThat(result).isEqualTo(new ExactSolver().solve(puzzle, SolverContext.quiet(LIMITS)));
            assertThat(inner).allMatch(new ExactSolver().solve(other, SolverContext.quiet(LIMITS))::equals);
        }
    }

    @Test
    void anExceptionOfAListenerLeavesNothingBehind() {
        samples().forEach(puzzle -> {
            var expected = new ExactSolver().solve(puzzle, SolverContext.quiet(LIMITS));
            if (expected.nodes() > 0) {
                assertThatThrownBy(() -> kept.solve(
                                puzzle, new SolverContext(new SplittableRandom(0), () -> false, LIMITS, event -> {
                                    throw new IllegalStateException("enough");
                                })))
                        .hasMessage("enough");
            }
            assertThat(kept.solve(puzzle, SolverContext.quiet(LIMITS))).isEqualTo(expected);
        });
    }

    @Test
    void rememberedLayoutsAreThoseOfTheCageAndForgottenWhenTheyAreTooMany() {
        var memory = new LayoutMemory();
        int[] nobody = new int[6];
        var digits = Digits.range(1, 9);
        for (long target = 3; target < 40_000; target++) {
            var layouts = memory.layouts(sum(target), digits, nobody).orElseThrow();
            assertThat(layouts.count()).isEqualTo((int) Math.max(0, Math.min(target - 1, 19 - target)));
            assertThat(memory.words()).isPositive().isLessThanOrEqualTo(LayoutMemory.MOST_WORDS);
        }
        var layouts = memory.layouts(sum(5), digits, nobody).orElseThrow();
        assertThat(layouts.count()).isEqualTo(4);
        assertThat(memory.layouts(sum(5), digits, nobody)).containsSame(layouts);
    }

    private static Arithmetic sum(long target) {
        return new Arithmetic(Group.CAGE, Cells.of(0, 1), Operation.ADD, target, false);
    }

    private static SolverContext context(List<SolverEvent> events) {
        return new SolverContext(new SplittableRandom(0), () -> false, LIMITS, events::add);
    }

    /// Large and small ones of both kinds by turns.
    private static Stream<Puzzle> samples() {
        var samples = new SamplePuzzles(new SplittableRandom(3));
        return IntStream.range(0, 40)
                .boxed()
                .flatMap(i ->
                        Stream.of(samples.kenken(3 + i * 5 % 7, 2 + i % 5), samples.kakuro(4 + i % 9, 12 - i % 8)));
    }
}
