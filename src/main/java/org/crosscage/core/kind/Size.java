package org.crosscage.core.kind;

import org.crosscage.core.model.Puzzle;

/// How large a puzzle is, as drawn: a Kakuro counts its clue row and column.
public record Size(int rows, int columns) {

    public static Size of(Puzzle puzzle) {
        return new Size(puzzle.shape().rows(), puzzle.shape().columns());
    }

    /// As it is written everywhere: `12x10`.
    @Override
    public String toString() {
        return rows + "x" + columns;
    }
}
