package org.crosscage.core.clue;

import java.util.Arrays;
import org.crosscage.core.model.Arithmetic;

/// Every live layout of one clue on a board, packed, for techniques that ask what a clue can do in part of its
/// cells. Immutable. Cells are named by their position in the clue, placed cells included.
///
/// Past [#MOST_LAYOUTS], or where the combinations are not known, the table is not complete and says nothing.
public final class LayoutTable {

    static final int MOST_LAYOUTS = 10_000;
    static final int MOST_NODES = 60_000;

    private final Arithmetic clue;
    private final byte[] digits;
    private final int cells;
    private final int size;
    private final boolean complete;

    private LayoutTable(Arithmetic clue, byte[] digits, boolean complete) {
        this.clue = clue;
        this.digits = digits;
        this.cells = clue.cells().size();
        this.size = digits.length / cells;
        this.complete = complete;
    }

    /// @param digits of every layout by position, one layout after the other
    static LayoutTable complete(Arithmetic clue, byte[] digits) {
        return new LayoutTable(clue, digits, true);
    }

    static LayoutTable incomplete(Arithmetic clue) {
        return new LayoutTable(clue, new byte[0], false);
    }

    public Arithmetic clue() {
        return clue;
    }

    public boolean isComplete() {
        return complete;
    }

    public int size() {
        return size;
    }

    public int digit(int layout, int position) {
        return digits[layout * cells + position];
    }

    /// The digits that a layout puts into some of the cells.
    ///
    /// @param positions one bit each
    public long digits(int layout, long positions) {
        long set = 0;
        for (long left = positions; left != 0; left &= left - 1) {
            set |= 1L << digits[layout * cells + Long.numberOfTrailingZeros(left)];
        }
        return set;
    }

    /// Which layouts to look at.
    @FunctionalInterface
    public interface Choice {
        boolean takes(int layout);
    }

    /// The digits that the chosen layouts put into each cell, by position.
    public long[] possible(Choice choice) {
        long[] possible = new long[cells];
        for (int layout = 0; layout < size; layout++) {
            if (choice.takes(layout)) {
                for (int position = 0, at = layout * cells; position < cells; position++, at++) {
                    possible[position] |= 1L << digits[at];
                }
            }
        }
        return possible;
    }

    /// Those layouts that fit candidates of which some are gone.
    ///
    /// @param candidates by position
    LayoutTable filter(long[] candidates) {
        byte[] left = new byte[digits.length];
        int at = 0;
        for (int from = 0; from < digits.length; from += cells) {
            int position = 0;
            while (position < cells && (candidates[position] >>> digits[from + position] & 1) != 0) {
                position++;
            }
            if (position == cells) {
                System.arraycopy(digits, from, left, at, cells);
                at += cells;
            }
        }
        return at == digits.length ? this : complete(clue, Arrays.copyOf(left, at));
    }
}
