package org.crosscage.core.model;

import java.util.stream.IntStream;

/// A digit for every cell, by cell index: a grid that is said to solve a puzzle.
public record Solution(Grid grid) {

    public static Solution of(int... digits) {
        return new Solution(Grid.of(digits));
    }

    public int digit(int cell) {
        return grid.digit(cell);
    }

    public int size() {
        return grid.size();
    }

    public int[] toArray() {
        return grid.toArray();
    }

    /// The cells in which this solution and another of the same puzzle differ.
    public Cells differences(Solution other) {
        return Cells.of(IntStream.range(0, size()).filter(cell -> digit(cell) != other.digit(cell)));
    }

    @Override
    public String toString() {
        return grid.toString();
    }
}
