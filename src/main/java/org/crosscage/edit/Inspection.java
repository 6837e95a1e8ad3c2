package org.crosscage.edit;

import java.util.List;
import java.util.Optional;
import org.crosscage.analysis.Conflict;
import org.crosscage.core.model.Cells;
import org.crosscage.core.model.Solution;
import org.crosscage.core.search.SolutionCount;
import org.crosscage.core.sketch.Flaw;
import org.crosscage.core.sketch.Sketch;

/// What was found out about a sketch.
///
/// @param solutions the first ones found, at most [Inspector#MOST_SOLUTIONS]
/// @param complete whether there are certainly no others
/// @param conflict of a sketch without solutions, clues that cannot stand together
public record Inspection(
        Sketch sketch, List<Flaw> flaws, List<Solution> solutions, boolean complete, Optional<Conflict> conflict) {

    public Inspection {
        flaws = List.copyOf(flaws);
        solutions = List.copyOf(solutions);
    }

    /// How many solutions there are.
    public enum Count {
        /// The shape is no puzzle's yet.
        NO_PUZZLE,
        NONE,
        ONE,
        SEVERAL,
        UNKNOWN
    }

    public Count count() {
        if (flaws.stream().anyMatch(flaw -> flaw.fault().stops())) {
            return Count.NO_PUZZLE;
        }
        return switch (SolutionCount.of(solutions, complete)) {
            case SolutionCount.None() -> Count.NONE;
            case SolutionCount.One _ -> Count.ONE;
            case SolutionCount.Several _ -> Count.SEVERAL;
            case SolutionCount.Unknown() -> Count.UNKNOWN;
        };
    }

    /// The places in which the solutions that were found differ.
    public Cells differing() {
        return solutions.isEmpty()
                ? Cells.NONE
                : sketch.placesOf(solutions.stream()
                        .map(solutions.getFirst()::differences)
                        .reduce(Cells.NONE, Cells::union));
    }
}
