package org.crosscage.core.kind;

import java.util.List;
import java.util.Optional;
import org.crosscage.core.model.Puzzle;
import org.crosscage.core.model.Solution;

/// A kind's part of the native text format: the lines from `size` to before `end`.
public interface NativeBody {

    /// Whether lines with this first word, `grid` or `cage`, belong to this kind.
    boolean startsWith(String word);

    /// @throws FormatException with the line number of the whole text
    Body read(List<Line> lines);

    /// The lines, `size` first, the solution last if there is one.
    List<String> write(Puzzle puzzle, Optional<Solution> solution);

    /// @param number of the line in the whole text, from 1
    record Line(int number, String text) {}

    record Body(Puzzle puzzle, Optional<Solution> solution, List<PuzzleEntry.Warning> warnings) {
        public Body {
            warnings = List.copyOf(warnings);
        }
    }
}
