package org.crosscage.solver.genetic.roulette;

import java.util.Arrays;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.random.RandomGenerator;

/// Random grids of n×n cells without repeats in rows and columns, by backtracking that looks at repeats alone.
///
/// Rows that are full can always be continued, so it never goes back behind the row that it fills. In a row the cell
/// that fewest digits are left for comes next: in reading order the last rows of a large grid would take seconds. A row
/// that gets nowhere for long all the same is begun anew.
final class LatinBacktracking {

    private static final int LONG = 1_000;
    private static final int NONE = -1;

    private final int[] choice;
    private final int n;
    private final RandomGenerator random;
    private final int[] digits;
    /// By column, the places in the choice of the digits that are in it already, one bit each.
    private final long[] inColumn;
    private int tries;

    /// @param choice the n digits, at most 64
    private LatinBacktracking(int[] choice, RandomGenerator random) {
        this.choice = choice;
        this.n = choice.length;
        this.random = random;
        this.digits = new int[n * n];
        this.inColumn = new long[n];
    }

    /// @param choice the n digits, at most 64; not changed
    /// @param stop asked whenever a row is begun
    /// @return digits row by row; empty when stopped
    static Optional<int[]> grid(int[] choice, RandomGenerator random, BooleanSupplier stop) {
        var grid = new LatinBacktracking(choice.clone(), random);
        return grid.fill(stop) ? Optional.of(grid.digits) : Optional.empty();
    }

    private boolean fill(BooleanSupplier stop) {
        int[] row = new int[n];
        for (int number = 0; number < n; number++) {
            do {
                if (stop.getAsBoolean()) {
                    return false;
                }
                tries = 0;
                Arrays.fill(row, NONE);
            } while (!fill(row, 0));
            for (int column = 0; column < n; column++) {
                digits[number * n + column] = choice[row[column]];
                inColumn[column] |= 1L << row[column];
            }
        }
        return true;
    }

    /// @param row by column, the place of its digit in the choice, or [#NONE]
    /// @param inRow the places that are in the row already, one bit each
    private boolean fill(int[] row, long inRow) {
        int column = tightest(row, inRow);
        if (column == NONE) {
            return true;
        }
        int first = random.nextInt(n);
        for (int i = 0; i < n && tries < LONG; i++) {
            int place = (first + i) % n;
            long bit = 1L << place;
            if (((inRow | inColumn[column]) & bit) == 0) {
                tries++;
                row[column] = place;
                if (fill(row, inRow | bit)) {
                    return true;
                }
            }
        }
        row[column] = NONE;
        return false;
    }

    /// The empty cell that has the most digits against it, the first one from anywhere.
    private int tightest(int[] row, long inRow) {
        int first = random.nextInt(n);
        int tightest = NONE;
        int most = -1;
        for (int i = 0; i < n; i++) {
            int column = (first + i) % n;
            int against = row[column] == NONE ? Long.bitCount(inRow | inColumn[column]) : -1;
            if (against > most) {
                most = against;
                tightest = column;
            }
        }
        return tightest;
    }
}
