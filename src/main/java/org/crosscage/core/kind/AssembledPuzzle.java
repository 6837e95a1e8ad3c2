package org.crosscage.core.kind;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.crosscage.core.model.Puzzle;
import org.crosscage.core.model.Solution;

/// A puzzle that was put together from the pieces of a text.
///
/// @param solution as printed in the text, if it is one; a wrong one is a warning
/// @param warnings what is legal but odd
public record AssembledPuzzle(Puzzle puzzle, Optional<Solution> solution, List<PuzzleEntry.Warning> warnings) {

    public AssembledPuzzle {
        warnings = List.copyOf(warnings);
    }

    /// This puzzle with a printed solution: kept when it keeps the rules, else left out with a warning.
    ///
    /// @param place of the solution, where the warning points to
    public AssembledPuzzle with(Solution printed, Token place) {
        if (puzzle.isSolvedBy(printed)) {
            return new AssembledPuzzle(puzzle, Optional.of(printed), warnings);
        }
        var more = new ArrayList<PuzzleEntry.Warning>();
        more.add(place.warning(Message.of("no-solution")));
        more.addAll(warnings);
        return new AssembledPuzzle(puzzle, Optional.empty(), more);
    }

    /// The puzzle on its own, as formats without names have it.
    public PuzzleEntry entry() {
        return new PuzzleEntry("", Map.of(), puzzle, solution, warnings);
    }
}
