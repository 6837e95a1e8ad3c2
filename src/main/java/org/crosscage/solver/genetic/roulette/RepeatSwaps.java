package org.crosscage.solver.genetic.roulette;

import java.util.random.RandomGenerator;

/// Changes of a grid of n×n cells by swaps, as *COMP 560: KenKen Solver* (C. Dong, 2019) describes them in “Genetic
/// Algorithm”. Every one keeps how often each digit is in the grid.
///
/// @param n the side of the grid, at least 1
record RepeatSwaps(int n, RandomGenerator random) {

    /// How often repeats are swapped at most.
    private static final int MOST = 500;

    /// Mutation: two cells, drawn by chance, swap their digits.
    ///
    /// @param digits row by row, changed
    void swapAny(int[] digits) {
        swap(digits, random.nextInt(n * n), random.nextInt(n * n));
    }

    /// The paper's `adjustingSwap`: two cells swap, then repeats in rows and columns are swapped away until there are
    /// none, or five hundred times.
    ///
    /// With what a repeat is swapped the paper does not say. Here a cell that repeats a digit of its
    /// row swaps with any of its column, and the other way round, so that the line across keeps its
    /// digits. The search for the next repeat begins anywhere.
    ///
    /// @param digits row by row, changed
    void adjust(int[] digits) {
        swapAny(digits);
        for (int i = 0; i < MOST; i++) {
            if (!swapRepeat(digits)) {
                return;
            }
        }
    }

    /// @return false when there is no repeat
    private boolean swapRepeat(int[] digits) {
        int first = random.nextInt(n * n);
        for (int i = 0; i < n * n; i++) {
            int cell = (first + i) % (n * n);
            if (isInRow(digits[cell], cell, digits)) {
                swap(digits, cell, random.nextInt(n) * n + cell % n);
                return true;
            }
            if (isInColumn(digits[cell], cell, digits)) {
                swap(digits, cell, cell / n * n + random.nextInt(n));
                return true;
            }
        }
        return false;
    }

    private boolean isInRow(int digit, int cell, int[] digits) {
        for (int other = cell / n * n; other < (cell / n + 1) * n; other++) {
            if (other != cell && digits[other] == digit) {
                return true;
            }
        }
        return false;
    }

    private boolean isInColumn(int digit, int cell, int[] digits) {
        for (int other = cell % n; other < n * n; other += n) {
            if (other != cell && digits[other] == digit) {
                return true;
            }
        }
        return false;
    }

    private static void swap(int[] digits, int one, int other) {
        int kept = digits[one];
        digits[one] = digits[other];
        digits[other] = kept;
    }
}
