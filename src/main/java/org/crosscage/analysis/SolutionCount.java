package org.crosscage.analysis;

import org.crosscage.core.model.Cells;
import org.crosscage.core.model.Solution;

/// What is known of a puzzle's solutions.
public sealed interface SolutionCount {

    /// Exactly one solution: a proper puzzle.
    record One(Solution solution) implements SolutionCount {}

    /// Several solutions, two of which are these. The puzzle is playable; any grid that keeps the rules finishes
    /// it.
    record Several(Solution first, Solution second) implements SolutionCount {

        /// Where the two differ, at least one cell.
        public Cells differences() {
            return first.differences(second);
        }
    }

    /// Certainly no solution.
    record None() implements SolutionCount {}

    /// Not known yet: the search met its limit first. Nothing is called wrong then.
    record Unknown() implements SolutionCount {}
}
