package org.crosscage.core.search;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.crosscage.core.model.Cells;
import org.crosscage.core.model.Solution;

/// How many solutions a puzzle has, as far as is known. Every bounded search answers in this type: not proven is not
/// false.
public sealed interface SolutionCount {

    /// Tells from the solutions that a search found how many there are.
    ///
    /// @param complete whether there are certainly no others
    static SolutionCount of(List<Solution> found, boolean complete) {
        if (found.size() > 1) {
            return new Several(found.get(0), found.get(1));
        }
        return complete
                ? found.stream().<SolutionCount>map(One::new).findFirst().orElseGet(None::new)
                : new Unknown();
    }

    /// The only solution, where there is exactly one.
    default Optional<Solution> only() {
        return this instanceof One(var solution) ? Optional.of(solution) : Optional.empty();
    }

    /// How many solutions there are, counted up to two; empty where it is not known.
    default OptionalInt upToTwo() {
        return switch (this) {
            case None() -> OptionalInt.of(0);
            case One _ -> OptionalInt.of(1);
            case Several _ -> OptionalInt.of(2);
            case Unknown() -> OptionalInt.empty();
        };
    }

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
