package org.crosscage.core.kind;

import org.crosscage.core.kind.NativeBody.Body;
import org.crosscage.core.model.Puzzle;

/// A kind's part of the code in a link: the puzzle alone, never a solution. What was written once must be read for
/// ever.
public interface CodeBody {

    /// The letter that a code of this kind has and no other kind's.
    char letter();

    /// @throws UnwritableException when a code cannot hold the puzzle
    void write(Puzzle puzzle, CodeWriter code);

    /// @throws FormatException when nobody can have written this
    Body read(CodeReader code);
}
