package org.crosscage.core.search;

import java.util.List;
import org.crosscage.core.model.Solution;

/// What a solver found.
///
/// @param solutions different ones, in the order found, at most as many as the limit asked for
/// @param complete whether there are certainly no further solutions
/// @param nodes how many tries there were, as [Limits] counts them
public record SolverResult(List<Solution> solutions, boolean complete, long nodes) {

    public SolverResult {
        solutions = List.copyOf(solutions);
    }

    /// Tells how many solutions there are, as far as the search knows.
    public SolutionCount count() {
        return SolutionCount.of(solutions, complete);
    }

    /// Whether the puzzle is proven to have exactly one solution.
    public boolean isUnique() {
        return count() instanceof SolutionCount.One;
    }

    /// Whether the puzzle is proven to have none.
    public boolean isUnsolvable() {
        return count() instanceof SolutionCount.None;
    }
}
