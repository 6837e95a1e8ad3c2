package org.crosscage.game.store;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.crosscage.analysis.CountingSolver;
import org.crosscage.analysis.ExamplePuzzles;
import org.crosscage.core.kind.PuzzleEntry;
import org.crosscage.core.model.Solution;
import org.crosscage.solver.exact.ExactSolver;
import org.junit.jupiter.api.Test;

final class ProofsTest {

    private static final PuzzleEntry RIGHT = new PuzzleEntry(
            "any", Map.of(), ExamplePuzzles.oneSolution(), Optional.of(Solution.of(8, 9, 9, 7)), List.of());

    @Test
    void theOnlySolutionIsProvenAndAnotherGridIsNot() {
        var proofs = new Proofs(new ExactSolver(), () -> false, Proofs.CELLS_ALL);

        assertThat(proofs.isProven(RIGHT)).isTrue();
        assertThat(proofs.isProven(new PuzzleEntry(
                        "any", Map.of(), RIGHT.puzzle(), Optional.of(Solution.of(9, 8, 7, 9)), List.of())))
                .isFalse();
    }

    @Test
    void afterSoManyCellsNoSolverIsAskedAnyMore() {
        var counting = new CountingSolver();
        int cells = RIGHT.puzzle().shape().cellCount();
        var proofs = new Proofs(counting, () -> false, 10L * cells);

        for (int i = 0; i < 50; i++) {
            proofs.isProven(RIGHT);
        }

        assertThat(counting.asked()).isBetween(1, 10);
        assertThat(proofs.isProven(RIGHT)).isFalse();
    }

    @Test
    void whoeverStopsProvesNothing() {
        assertThat(new Proofs(new ExactSolver(), () -> true, Proofs.CELLS_ALL).isProven(RIGHT))
                .isFalse();
    }
}
