package org.crosscage.solver.exact;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.function.BiFunction;
import org.crosscage.Sweep;
import org.crosscage.core.model.Puzzle;
import org.crosscage.core.search.Limits;
import org.crosscage.core.search.SolverContext;
import org.crosscage.solver.SamplePuzzles;
import org.junit.jupiter.api.Test;

/// The exact solver against choco-solver, which knows nothing of it.
class ExactSolverOracleTest {

    private static final int MOST = 4;
    private static final int TIMES = Sweep.of(1_000, 400);

    private final ExactSolver solver = new ExactSolver();

    @Test
    void agreesOnKenKenWithEveryOperationHiddenOnesAndAllSortsOfValues() {
        var counts = compare(TIMES, (samples, i) -> samples.kenken(3 + i % 4, 2 + i % 3));
        assertEveryOutcomeOccurred(counts);
    }

    @Test
    void agreesOnKakuroWithMissingCluesGivenDigitsAndFewerDigits() {
        var counts = compare(TIMES, (samples, i) -> samples.kakuro(4 + i % 5, 4 + i % 6));
        assertEveryOutcomeOccurred(counts);
    }

    @Test
    void agreesOnKillerSudokuWithCellsWithoutACageAndGivenDigits() {
        var counts = compare(TIMES, (samples, i) -> samples.killer(i % 20 == 7 ? 8 : i % 3 == 0 ? 6 : 4, 2 + i % 4));
        assertEveryOutcomeOccurred(counts);
    }

    /// @return how often each number of solutions occurred
    private Map<Integer, Integer> compare(int times, BiFunction<SamplePuzzles, Integer, Puzzle> next) {
        var samples = new SamplePuzzles(new SplittableRandom(2026));
        var counts = new HashMap<Integer, Integer>();
        for (int i = 0; i < times; i++) {
            var puzzle = next.apply(samples, i);
            var expected = Choco.solutions(puzzle, MOST);
            var result = solver.solve(puzzle, SolverContext.quiet(Limits.solutions(MOST)));
            assertThat(result.solutions()).as("number %d: %s", i, puzzle).hasSameSizeAs(expected);
            if (expected.size() < MOST) {
                assertThat(result.complete()).isTrue();
                assertThat(new HashSet<>(result.solutions())).isEqualTo(new HashSet<>(expected));
            }
            counts.merge(expected.size(), 1, Integer::sum);
        }
        return counts;
    }

    private static void assertEveryOutcomeOccurred(Map<Integer, Integer> counts) {
        for (int solutions : new int[] {0, 1, 2, MOST}) {
            assertThat(counts.getOrDefault(solutions, 0))
                    .as("with %d solutions: %s", solutions, counts)
                    .isGreaterThan(20);
        }
    }
}
