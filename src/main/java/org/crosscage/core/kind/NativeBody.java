package org.crosscage.core.kind;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.crosscage.core.model.Puzzle;
import org.crosscage.core.model.Solution;

/// A kind's part of the native text format: the lines between `puzzle` and `end` without the notes.
public interface NativeBody {

    /// The word that begins a line of this kind and of no other: `grid` or `cage`.
    String keyword();

    /// @param lines at least one, none of them blank
    /// @throws FormatException with the line number of the whole text
    Body read(List<Line> lines);

    /// The lines, `size` first, the solution last if there is one.
    ///
    /// @throws UnwritableException when the text cannot hold the puzzle
    List<String> write(Puzzle puzzle, Optional<Solution> solution);

    /// @param solution as printed in the text, if it is one; a wrong one is a warning
    /// @param warnings what is legal but odd
    record Body(Puzzle puzzle, Optional<Solution> solution, List<PuzzleEntry.Warning> warnings) {
        public Body {
            warnings = List.copyOf(warnings);
        }

        /// This body with a printed solution: kept when it keeps the rules, else left out with a warning.
        ///
        /// @param place of the solution, where the warning points to
        public Body with(Solution printed, Token place) {
            if (puzzle.isSolvedBy(printed)) {
                return new Body(puzzle, Optional.of(printed), warnings);
            }
            var more = new ArrayList<PuzzleEntry.Warning>();
            more.add(place.warning(Message.of("no-solution")));
            more.addAll(warnings);
            return new Body(puzzle, Optional.empty(), more);
        }

        /// The puzzle on its own, as formats without names have it.
        public PuzzleEntry entry() {
            return new PuzzleEntry("", Map.of(), puzzle, solution, warnings);
        }
    }
}
