package org.crosscage.core.search;

import org.crosscage.core.model.Puzzle;

/// A way to solve a puzzle. The plug point of the lab: a class, and a line in the list of solvers.
public interface Solver {

    /// The solver's name in lists, links and on the command line. Lower case with hyphens, such as `exact`.
    String id();

    /// Looks for solutions within the limits. Never hangs: asks the stop flag and counts nodes. Everything found
    /// satisfies the puzzle.
    SolverResult solve(Puzzle puzzle, SolverContext context);
}
