package org.crosscage.game.store;

import java.util.SplittableRandom;
import java.util.function.BooleanSupplier;
import org.crosscage.core.kind.PuzzleEntry;
import org.crosscage.core.search.Limits;
import org.crosscage.core.search.Solver;
import org.crosscage.core.search.SolverContext;

/// Proves of puzzles out of one file that their solutions are the only ones. A file from anywhere may say of anything
/// that it is the solution, and may be full of puzzles that are hard to search: so one puzzle gets so many nodes, and
/// all of them together so many cells, a node counting as often as its puzzle has cells. What is not proven then is not
/// believed, which costs nothing but that the game looks for its solution anew.
final class Proofs {

    private static final long NODES_EACH = 20_000;
    /// Ten thousand 9 × 9 of a hundred nodes each; some ten seconds at the worst.
    static final long CELLS_ALL = 100_000_000;

    private final Solver solver;
    private final BooleanSupplier stop;
    private long left;

    /// @param solver complete
    /// @param stop asked often; true ends a search, which then proves nothing
    /// @param cells at most so many
    Proofs(Solver solver, BooleanSupplier stop, long cells) {
        this.solver = solver;
        this.stop = stop;
        this.left = cells;
    }

    /// @param entry with a solution
    boolean isProven(PuzzleEntry entry) {
        int cells = entry.puzzle().shape().cellCount();
        long nodes = Math.min(NODES_EACH, left / cells);
        if (nodes == 0) {
            return false;
        }
        var limits = new Limits(2, nodes);
        var result = solver.solve(entry.puzzle(), new SolverContext(new SplittableRandom(0), stop, limits, _ -> {}));
        // what follows without a guess is looked at all the same
        left -= (result.nodes() + 1) * cells;
        return result.isUnique()
                && result.solutions().getFirst().equals(entry.solution().orElseThrow());
    }
}
