package org.crosscage.solver.exact;

import org.crosscage.core.model.Puzzle;
import org.crosscage.core.search.Solver;
import org.crosscage.core.search.SolverContext;
import org.crosscage.core.search.SolverResult;
import org.jspecify.annotations.Nullable;

/// Finds every solution, up to the limit, and proves that there are no others. Chance plays no part.
///
/// Each constraint narrows the digits of its cells until nothing changes; then the tightest cell is tried. Works in
/// memory bounded by the puzzle and without recursion over cells, so grids of any legal size are fine; a hard one
/// ends by the limit of nodes or by the stop flag.
///
/// One that is kept is faster than a new one, because it remembers the layouts of small cages and has its room
/// already. It may be used by several threads at once.
///
/// ```java
/// var result = new ExactSolver().solve(puzzle, SolverContext.quiet(Limits.solutions(2)));
/// result.isUnique();
/// ```
public final class ExactSolver implements Solver {

    private @Nullable Workspace spare;

    @Override
    public String id() {
        return "exact";
    }

    @Override
    public SolverResult solve(Puzzle puzzle, SolverContext context) {
        var workspace = takeSpare();
        var result = new Search(puzzle, context, workspace).run();
        keepSpare(workspace);
        return result;
    }

    /// A second thread, or a listener that solves something itself, gets a new one.
    private synchronized Workspace takeSpare() {
        var taken = spare == null ? new Workspace() : spare;
        spare = null;
        return taken;
    }

    /// Not called after an exception, which may leave anything behind.
    private synchronized void keepSpare(Workspace workspace) {
        if (workspace.isWorthKeeping()) {
            spare = workspace;
        }
    }
}
