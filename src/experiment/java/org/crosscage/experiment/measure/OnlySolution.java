package org.crosscage.experiment.measure;

import java.util.Optional;
import org.crosscage.core.model.Puzzle;
import org.crosscage.core.model.Solution;
import org.crosscage.core.search.Limits;
import org.crosscage.core.search.SolverContext;
import org.crosscage.solver.exact.ExactSolver;

/// The solution of a proper puzzle.
public final class OnlySolution {

    private OnlySolution() {}

    /// Empty where a puzzle has none or several.
    public static Optional<Solution> of(Puzzle puzzle) {
        var result = new ExactSolver().solve(puzzle, SolverContext.quiet(Limits.solutions(2)));
        return result.isUnique() ? Optional.of(result.solutions().getFirst()) : Optional.empty();
    }
}
