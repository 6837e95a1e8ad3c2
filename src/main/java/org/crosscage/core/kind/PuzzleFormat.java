package org.crosscage.core.kind;

import java.util.List;

/// A text form of puzzles. The plug point of import and export: a class, and a line in its kind.
public interface PuzzleFormat {

    /// The format's name everywhere, as in the documentation of formats: `bar`, `letters`.
    String id();

    /// Whether a text looks like this format. Cheap, and never an error.
    boolean looksLike(String text);

    /// All puzzles of the text, at least one.
    ///
    /// @throws FormatException with line and column when anything is wrong; then nothing is read
    List<PuzzleEntry> read(String text);

    /// The puzzle in exact form.
    ///
    /// @throws IllegalArgumentException when this format cannot hold the puzzle
    String write(PuzzleEntry entry);
}
