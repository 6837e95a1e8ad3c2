package org.crosscage.core.model;

import java.util.Arrays;
import java.util.stream.IntStream;

/// A digit for every cell, by cell index.
public final class Solution {

    private final int[] digits;

    private Solution(int[] digits) {
        this.digits = digits;
    }

    public static Solution of(int... digits) {
        return new Solution(digits.clone());
    }

    public int digit(int cell) {
        return digits[cell];
    }

    public int size() {
        return digits.length;
    }

    public int[] toArray() {
        return digits.clone();
    }

    /// The cells in which this solution and another of the same puzzle differ.
    public Cells differences(Solution other) {
        return Cells.of(IntStream.range(0, digits.length).filter(c -> digits[c] != other.digits[c]));
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Solution solution && Arrays.equals(digits, solution.digits);
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
