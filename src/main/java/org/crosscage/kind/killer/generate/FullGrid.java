package org.crosscage.kind.killer.generate;

import java.util.Arrays;
import java.util.Map;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.random.RandomGenerator;
import org.crosscage.core.model.Solution;
import org.crosscage.kind.killer.rules.KillerRules;

/// Full grids by chance: digit after digit into a cell that has the fewest left, by lot, and back where none is.
public final class FullGrid {

    private final int n;
    private final RandomGenerator random;
    private final BooleanSupplier stop;
    private final int[] digits;

    /// The digits that rows, columns and boxes have, one bit each.
    private final int[] rows;

    private final int[] columns;
    private final int[] boxes;

    private FullGrid(int n, RandomGenerator random, BooleanSupplier stop) {
        this.n = n;
        this.random = random;
        this.stop = stop;
        this.digits = new int[n * n];
        this.rows = new int[n];
        this.columns = new int[n];
        this.boxes = new int[n];
    }

    /// @param n a side that there is
    public static Solution random(int n, RandomGenerator random) {
        return random(n, Map.of(), random, () -> false).orElseThrow();
    }

    /// @param n a side that there is
    /// @param givens digits of the kind by cell, which the grid has
    /// @param stop asked often; true ends the work, which with given digits can take long
    /// @return empty when stopped, and where no grid has them
    public static Optional<Solution> random(
            int n, Map<Integer, Integer> givens, RandomGenerator random, BooleanSupplier stop) {
        var grid = new FullGrid(n, random, stop);
        for (var given : givens.entrySet()) {
            if ((grid.taken(given.getKey()) >>> given.getValue() & 1) != 0) {
                return Optional.empty();
            }
            grid.set(given.getKey(), given.getValue());
        }
        return grid.fill() ? Optional.of(Solution.of(grid.digits)) : Optional.empty();
    }

    /// @return whether every cell has a digit now; if not, all is as it was
    private boolean fill() {
        int cell = narrowest();
        if (cell < 0) {
            return true;
        }
        int[] left = Arrays.stream(shuffled())
                .filter(digit -> (taken(cell) >>> digit & 1) == 0)
                .toArray();
        for (int digit : left) {
            if (stop.getAsBoolean()) {
                return false;
            }
            set(cell, digit);
            if (fill()) {
                return true;
            }
            set(cell, 0);
        }
        return false;
    }

    private int[] shuffled() {
        int[] all = KillerRules.digits(n).toArray();
        for (int i = all.length - 1; i > 0; i--) {
            int other = random.nextInt(i + 1);
            int digit = all[i];
            all[i] = all[other];
            all[other] = digit;
        }
        return all;
    }

    /// The first of the empty cells with the fewest digits left; negative when no cell is empty.
    private int narrowest() {
        int best = -1;
        int most = -1;
        for (int cell = 0; cell < digits.length; cell++) {
            int taken = Integer.bitCount(taken(cell));
            if (digits[cell] == 0 && taken > most) {
                best = cell;
                most = taken;
            }
        }
        return best;
    }

    private int taken(int cell) {
        return rows[cell / n] | columns[cell % n] | boxes[KillerRules.box(n, cell)];
    }

    /// @param digit 0 to take away the one that is there
    private void set(int cell, int digit) {
        int bit = 1 << Math.max(digit, digits[cell]);
        rows[cell / n] ^= bit;
        columns[cell % n] ^= bit;
        boxes[KillerRules.box(n, cell)] ^= bit;
        digits[cell] = digit;
    }
}
