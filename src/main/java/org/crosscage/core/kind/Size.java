package org.crosscage.core.kind;

/// How large a puzzle is, as drawn: a Kakuro counts its clue row and column.
public record Size(int rows, int columns) {

    /// As it is written everywhere: `12x10`.
    @Override
    public String toString() {
        return rows + "x" + columns;
    }
}
