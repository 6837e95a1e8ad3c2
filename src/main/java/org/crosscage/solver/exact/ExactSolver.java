package org.crosscage.solver.exact;

import org.crosscage.core.model.Puzzle;
import org.crosscage.core.search.Solver;
import org.crosscage.core.search.SolverContext;
import org.crosscage.core.search.SolverResult;

/// Finds every solution, up to the limit, and proves that there are no others. Chance plays no part.
///
/// Each constraint narrows the digits of its cells until nothing changes; then the tightest cell is tried. Works in
/// memory bounded by the puzzle and without recursion over cells, so grids of any legal size are fine; a hard one
/// ends by the limit of nodes or by the stop flag.
///
/// ```java
/// var result = new ExactSolver().solve(puzzle, SolverContext.quiet(Limits.solutions(2)));
/// result.isUnique();
/// ```
public final class ExactSolver implements Solver {

    @Override
    public String id() {
        return "exact";
    }

    @Override
    public SolverResult solve(Puzzle puzzle, SolverContext context) {
        return new Search(puzzle, context).run();
    }
}
