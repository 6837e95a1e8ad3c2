package org.crosscage.core.model;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/// Digits by cell index, of which nothing is said: some may be missing, some wrong. What a search shows of itself
/// on the way.
public final class Grid {

    private final int[] digits;

    private Grid(int[] digits) {
        this.digits = digits;
    }

    /// @param digits by cell index, [Constraint#EMPTY] where there is none
    public static Grid of(int... digits) {
        return new Grid(digits.clone());
    }

    /// The digit of a cell, or [Constraint#EMPTY].
    public int digit(int cell) {
        return digits[cell];
    }

    public int size() {
        return digits.length;
    }

    public int[] toArray() {
        return digits.clone();
    }

    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof Grid grid && Arrays.equals(digits, grid.digits);
    }

    @Override
    public int hashCode() {
        return Arrays.hashCode(digits);
    }

    @Override
    public String toString() {
        return Arrays.toString(digits);
    }
}
