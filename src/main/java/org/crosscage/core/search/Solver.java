package org.crosscage.core.search;

import java.util.List;
import java.util.SplittableRandom;
import java.util.function.BooleanSupplier;
import org.crosscage.core.model.Puzzle;

/// A way to solve a puzzle. The plug point of the lab: a class, and a line in the list of solvers.
public interface Solver {

    /// The solver's name in lists, links and on the command line. Lower case with hyphens, such as `exact`.
    String id();

    /// What can be set, in the order in which it is shown; [SolverContext#settings()] brings the values.
    default List<Parameter<?>> parameters() {
        return List.of();
    }

    /// Whether the solver knows what to do with a puzzle: some are for one kind only. Any other puzzle it gives up
    /// at once, as [SolverEvent.GaveUp.Reason#NOT_FOR_THIS_PUZZLE].
    default boolean handles(Puzzle puzzle) {
        return true;
    }

    /// Looks for solutions within the limits. Never hangs: asks the stop flag and counts nodes. Everything found
    /// satisfies the puzzle.
    SolverResult solve(Puzzle puzzle, SolverContext context);

    /// Looks for a second solution for as long as it takes.
    ///
    /// @param stop asked often; true ends the search, which then may have found nothing out
    default SolutionCount count(Puzzle puzzle, BooleanSupplier stop) {
        var limits = new Limits(2, Long.MAX_VALUE);
        return solve(puzzle, new SolverContext(new SplittableRandom(0), stop, limits, _ -> {}))
                .count();
    }
}
