package org.crosscage.solver.exact;

import java.util.Arrays;

/// The guesses that stand, the last one on top.
final class DecisionStack {

    private int[] cells = new int[64];
    private long[] digits = new long[64];
    private int[] marks = new int[64];
    private int depth;

    void clear() {
        depth = 0;
    }

    boolean isEmpty() {
        return depth == 0;
    }

    /// @param mark where the trail was before
    void push(int cell, long digit, int mark) {
        if (depth == cells.length) {
            cells = Arrays.copyOf(cells, 2 * depth);
            digits = Arrays.copyOf(digits, 2 * depth);
            marks = Arrays.copyOf(marks, 2 * depth);
        }
        cells[depth] = cell;
        digits[depth] = digit;
        marks[depth] = mark;
        depth++;
    }

    void pop() {
        depth--;
    }

    /// Of the last guess.
    int cell() {
        return cells[depth - 1];
    }

    long digit() {
        return digits[depth - 1];
    }

    int mark() {
        return marks[depth - 1];
    }
}
