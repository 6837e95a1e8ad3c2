package org.crosscage.core.model;

import java.util.Arrays;
import java.util.BitSet;
import java.util.OptionalInt;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/// The grid: its size, and which of its places are white, that is, cells to be filled. White cells are numbered 0,
/// 1, 2 … in reading order; that index is how boards, constraints and positions name a cell.
public final class Shape {

    /// The longest side of a grid.
    public static final int LONGEST_SIDE = 200;

    private final int rows;
    private final int columns;
    private final int[] indexAt;
    private final int[] placeOf;

    private Shape(int rows, int columns, BitSet white) {
        this.rows = rows;
        this.columns = columns;
        this.indexAt = new int[rows * columns];
        this.placeOf = white.stream().toArray();
        Arrays.fill(indexAt, -1);
        for (int i = 0; i < placeOf.length; i++) {
            indexAt[placeOf[i]] = i;
        }
    }

    /// A grid whose white places are the set bits, `(row - 1) * columns + (column - 1)`.
    ///
    /// @throws IllegalArgumentException when a side is not 1…200 or a bit lies outside of the grid
    public static Shape of(int rows, int columns, BitSet white) {
        if (rows < 1 || columns < 1 || rows > LONGEST_SIDE || columns > LONGEST_SIDE) {
            throw new IllegalArgumentException(
                    "a grid of " + rows + " × " + columns + " is not between 1 × 1 and 200 × 200");
        }
        if (white.length() > rows * columns) {
            throw new IllegalArgumentException("white place " + (white.length() - 1) + " lies outside of the grid");
        }
        return new Shape(rows, columns, (BitSet) white.clone());
    }

    /// An n×n grid, all white.
    public static Shape square(int n) {
        var white = new BitSet();
        white.set(0, n * n);
        return of(n, n, white);
    }

    public int rows() {
        return rows;
    }

    public int columns() {
        return columns;
    }

    /// How many white cells there are.
    public int cellCount() {
        return placeOf.length;
    }

    public boolean isWhite(int row, int column) {
        return index(row, column).isPresent();
    }

    /// The index of the white cell at a place numbered from 1; empty for a black cell and for a place outside of
    /// the grid.
    public OptionalInt index(int row, int column) {
        if (row < 1 || row > rows || column < 1 || column > columns) {
            return OptionalInt.empty();
        }
        int index = indexAt[(row - 1) * columns + column - 1];
        return index < 0 ? OptionalInt.empty() : OptionalInt.of(index);
    }

    /// The place of the white cell with this index.
    public Cell cell(int index) {
        return new Cell(row(index), column(index));
    }

    /// How many rows and columns two white cells are apart; 1 for neighbours.
    public int distance(int a, int b) {
        return Math.abs(row(a) - row(b)) + Math.abs(column(a) - column(b));
    }

    /// The row, from 1, of the white cell with this index.
    public int row(int index) {
        return placeOf[index] / columns + 1;
    }

    /// The column, from 1, of the white cell with this index.
    public int column(int index) {
        return placeOf[index] % columns + 1;
    }

    /// Whether all of these cells are in the same row.
    ///
    /// @param cells at least one
    public boolean isInOneRow(Cells cells) {
        return row(cells.get(0)) == row(cells.get(cells.size() - 1));
    }

    /// Whether all of these cells are in the same column.
    ///
    /// @param cells at least one
    public boolean isInOneColumn(Cells cells) {
        int column = column(cells.get(0));
        return cells.stream().allMatch(cell -> column(cell) == column);
    }

    public Cells cells() {
        return Cells.of(IntStream.range(0, cellCount()));
    }

    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof Shape shape
                && rows == shape.rows
                && columns == shape.columns
                && Arrays.equals(placeOf, shape.placeOf);
    }

    @Override
    public int hashCode() {
        return 31 * (31 * rows + columns) + Arrays.hashCode(placeOf);
    }
}
