package org.crosscage.core.model;

import java.util.Comparator;

/// A place on the grid, numbered as drawn: rows and columns from 1, a Kakuro's clue row and clue column included.
public record Cell(int row, int column) implements Comparable<Cell> {

    private static final Comparator<Cell> READING_ORDER =
            Comparator.comparingInt(Cell::row).thenComparingInt(Cell::column);

    public Cell {
        if (row < 1 || column < 1) {
            throw new IllegalArgumentException("rows and columns are numbered from 1, not r" + row + "c" + column);
        }
    }

    @Override
    public int compareTo(Cell other) {
        return READING_ORDER.compare(this, other);
    }

    /// The cell's name everywhere: `r2c3`.
    @Override
    public String toString() {
        return "r" + row + "c" + column;
    }
}
