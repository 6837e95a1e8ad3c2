package org.crosscage.kind.kenken.generate;

import java.util.Arrays;
import java.util.random.RandomGenerator;
import org.crosscage.core.model.Digits;
import org.crosscage.core.model.Solution;

/// Random Latin squares.
///
/// Row by row: each row is a perfect matching of columns and digits not yet used there, found by augmenting paths
/// in random order. By Hall's theorem a next row always exists, so nothing is ever drawn in vain.
public final class LatinSquare {

    private final int n;
    private final RandomGenerator random;
    private final int[] cells;
    private final long[] usedInColumn;

    private LatinSquare(int n, RandomGenerator random) {
        this.n = n;
        this.random = random;
        this.cells = new int[n * n];
        this.usedInColumn = new long[n];
    }

    /// @param values as many as there are rows
    public static Solution random(Digits values, RandomGenerator random) {
        int n = values.size();
        int[] ascending = values.toArray();
        var square = new LatinSquare(n, random);
        for (int row = 0; row < n; row++) {
            square.fill(row);
        }
        return Solution.of(
                Arrays.stream(square.cells).map(place -> ascending[place - 1]).toArray());
    }

    private void fill(int row) {
        int[] columnOf = new int[n + 1];
        Arrays.fill(columnOf, -1);
        for (int column : shuffled()) {
            place(column, columnOf, new boolean[n + 1]);
        }
        for (int digit = 1; digit <= n; digit++) {
            cells[row * n + columnOf[digit]] = digit;
            usedInColumn[columnOf[digit]] |= 1L << digit;
        }
    }

    /// Gives a column a digit, moving other columns to other digits where that is needed.
    private boolean place(int column, int[] columnOf, boolean[] tried) {
        for (int place : shuffled()) {
            int digit = place + 1;
            if ((usedInColumn[column] >>> digit & 1) == 0 && !tried[digit]) {
                tried[digit] = true;
                if (columnOf[digit] < 0 || place(columnOf[digit], columnOf, tried)) {
                    columnOf[digit] = column;
                    return true;
                }
            }
        }
        return false;
    }

    private int[] shuffled() {
        int[] order = new int[n];
        for (int i = 0; i < n; i++) {
            int j = random.nextInt(i + 1);
            order[i] = order[j];
            order[j] = i;
        }
        return order;
    }
}
