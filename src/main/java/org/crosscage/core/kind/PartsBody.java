package org.crosscage.core.kind;

import java.util.List;
import org.crosscage.core.kind.NativeBody.Body;
import org.crosscage.core.model.Puzzle;

/// A kind's part of the formats that know every kind and name each cell and clue, such as JSON.
public interface PartsBody {

    /// Puts a puzzle together.
    ///
    /// @throws FormatException with the place of what is wrong
    Body read(PuzzleParts parts);

    /// The direction of each of the puzzle's clues in order, `across` or `down`; empty texts where this kind's clues
    /// have none.
    ///
    /// @throws UnwritableException when the puzzle could not be read back
    List<String> directions(Puzzle puzzle);
}
