package org.crosscage.core.model;

import java.util.Comparator;
import java.util.Optional;

/// A place on the grid, numbered as drawn: rows and columns from 1, a Kakuro's clue row and clue column included.
public record Cell(int row, int column) implements Comparable<Cell> {

    /// Of a row or a column in a name.
    private static final int MOST_DIGITS = 3;

    private static final Comparator<Cell> READING_ORDER =
            Comparator.comparingInt(Cell::row).thenComparingInt(Cell::column);

    public Cell {
        if (row < 1 || column < 1) {
            throw new IllegalArgumentException("rows and columns are numbered from 1, not r" + row + "c" + column);
        }
    }

    /// The cell of a name, as [#toString] gives it, with at most three digits for the row and the column.
    public static Optional<Cell> named(String name) {
        int c = name.indexOf('c');
        if (c < 0 || name.charAt(0) != 'r') {
            return Optional.empty();
        }
        int row = number(name, 1, c);
        int column = number(name, c + 1, name.length());
        return row < 1 || column < 1 ? Optional.empty() : Optional.of(new Cell(row, column));
    }

    /// @return 0 when there is no number
    private static int number(String name, int from, int to) {
        int number = 0;
        for (int i = from; i < to; i++) {
            int digit = name.charAt(i) - '0';
            if (digit < 0 || digit > 9 || to - from > MOST_DIGITS) {
                return 0;
            }
            number = 10 * number + digit;
        }
        return number;
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
