package org.crosscage.core.logic.technique;

import java.util.Arrays;

/// The least or the most that cells make together which all differ, whatever each of them can be. From the end that
/// counts, every digit is taken for which there is a place beside those taken before, by giving some of these other
/// cells if need be. No other choice has a better digit anywhere in its order, so this is the least or the most of
/// sums and products alike (the greedy algorithm on a transversal matroid: Edmonds and Fulkerson 1965, "Transversals
/// and matroid partition").
final class DifferentFilling {

    private static final int OPEN = -1;

    private final long[] candidates;
    private final int[] digits;
    private long tried;

    private DifferentFilling(long[] candidates) {
        this.candidates = candidates;
        this.digits = new int[candidates.length];
        Arrays.fill(digits, OPEN);
    }

    /// The digit of each cell, in their order; none where the cells cannot differ.
    ///
    /// @param candidates of each cell, a bit each
    static int[] of(long[] candidates, boolean least) {
        var filling = new DifferentFilling(candidates);
        return filling.fill(least) ? filling.digits : new int[0];
    }

    private boolean fill(boolean least) {
        long left = 0;
        for (long bits : candidates) {
            left |= bits;
        }
        int open = candidates.length;
        while (open > 0 && left != 0) {
            int digit = Reach.end(left, least);
            left &= ~(1L << digit);
            tried = 0;
            open -= place(digit) ? 1 : 0;
        }
        return open == 0;
    }

    /// Finds a cell for a digit, if need be one whose digit can go elsewhere.
    private boolean place(int digit) {
        for (int cell = 0; cell < candidates.length; cell++) {
            if ((candidates[cell] >>> digit & 1) != 0 && (tried >>> cell & 1) == 0) {
                tried |= 1L << cell;
                if (digits[cell] == OPEN || place(digits[cell])) {
                    digits[cell] = digit;
                    return true;
                }
            }
        }
        return false;
    }
}
