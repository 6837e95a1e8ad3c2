package org.crosscage.core.kind;

import org.crosscage.core.model.Puzzle;

/// A shorter code in links for the puzzles of one kind. What was written once must be read for ever.
public interface LinkSpelling {

    /// The letter that a code of this kind has and no other kind's.
    char letter();

    /// @throws UnwritableException when a code cannot hold the puzzle
    void write(Puzzle puzzle, CodeWriter code);

    /// @throws FormatException when nobody can have written this
    PuzzleParts read(CodeReader code);
}
