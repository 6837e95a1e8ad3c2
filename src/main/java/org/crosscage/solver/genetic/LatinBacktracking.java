package org.crosscage.solver.genetic;

import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.random.RandomGenerator;

/// Random grids of n×n cells without repeats in rows and columns, by backtracking that looks at repeats alone.
///
/// Rows that are full can always be continued, so it never goes back behind the row that it fills. A row that gets
/// nowhere for long is begun anew with the digits in another order.
final class LatinBacktracking {

    private static final int LONG = 1_000;

    private final int[] choice;
    private final int n;
    private final RandomGenerator random;
    private final int[] digits;
    private int tries;

    /// @param choice the n digits
    private LatinBacktracking(int[] choice, RandomGenerator random) {
        this.choice = choice;
        this.n = choice.length;
        this.random = random;
        this.digits = new int[n * n];
    }

    /// @param choice the n digits; not changed
    /// @param stop asked whenever a row is begun: the largest grids take a second
    /// @return digits row by row; empty when stopped
    static Optional<int[]> grid(int[] choice, RandomGenerator random, BooleanSupplier stop) {
        var grid = new LatinBacktracking(choice.clone(), random);
        return grid.fill(stop) ? Optional.of(grid.digits) : Optional.empty();
    }

    private boolean fill(BooleanSupplier stop) {
        for (int row = 0; row < n; row++) {
            do {
                if (stop.getAsBoolean()) {
                    return false;
                }
                tries = 0;
            } while (!fill(row * n, (row + 1) * n));
        }
        return true;
    }

    /// @param end the first cell of the next row
    private boolean fill(int cell, int end) {
        if (cell == end) {
            return true;
        }
        int first = random.nextInt(n);
        for (int i = 0; i < n && tries < LONG; i++) {
            tries++;
            digits[cell] = choice[(first + i) % n];
            if (repeatsNothing(cell) && fill(cell + 1, end)) {
                return true;
            }
        }
        return false;
    }

    private boolean repeatsNothing(int cell) {
        for (int above = cell - n; above >= 0; above -= n) {
            if (digits[above] == digits[cell]) {
                return false;
            }
        }
        for (int left = cell - cell % n; left < cell; left++) {
            if (digits[left] == digits[cell]) {
                return false;
            }
        }
        return true;
    }
}
