package org.crosscage.kind.kakuro.generate;

import java.util.Arrays;
import java.util.Optional;
import java.util.random.RandomGenerator;
import org.crosscage.core.clue.RunSums;
import org.crosscage.core.model.Shape;

/// Fills a shape with random digits 1…9, no run with a repetition: the cell with the fewest digits left first, a
/// digit by lot. A cell left without a digit ends the attempt; a new one is cheaper than going back.
final class RunFilling {

    private static final int ATTEMPTS = 200;

    private final TuningGoal runs;
    private final RandomGenerator random;
    private final int[] free;
    private final int[] digits;

    private RunFilling(Shape shape, TuningGoal runs, RandomGenerator random) {
        this.runs = runs;
        this.random = random;
        this.free = new int[shape.cellCount()];
        this.digits = new int[shape.cellCount()];
    }

    /// A digit for each cell; empty when chance found none.
    static Optional<int[]> random(Shape shape, TuningGoal runs, RandomGenerator random) {
        var filling = new RunFilling(shape, runs, random);
        for (int attempt = 0; attempt < ATTEMPTS; attempt++) {
            if (filling.attempt()) {
                return Optional.of(filling.digits);
            }
        }
        return Optional.empty();
    }

    private boolean attempt() {
        Arrays.fill(free, RunSums.ALL);
        Arrays.fill(digits, 0);
        for (int filled = 0; filled < digits.length; filled++) {
            int cell = tightest();
            if (free[cell] == 0) {
                return false;
            }
            place(cell, oneOf(free[cell]));
        }
        return true;
    }

    private int tightest() {
        int best = -1;
        int bestCount = Integer.MAX_VALUE;
        int equals = 0;
        for (int cell = 0; cell < digits.length; cell++) {
            if (digits[cell] == 0) {
                int count = Integer.bitCount(free[cell]);
                equals = count < bestCount ? 1 : count == bestCount ? equals + 1 : equals;
                if (count < bestCount || count == bestCount && random.nextInt(equals) == 0) {
                    best = cell;
                    bestCount = count;
                }
            }
        }
        return best;
    }

    private int oneOf(int set) {
        int rest = set;
        for (int skip = random.nextInt(Integer.bitCount(set)); skip > 0; skip--) {
            rest &= rest - 1;
        }
        return Integer.numberOfTrailingZeros(rest) + 1;
    }

    private void place(int cell, int digit) {
        digits[cell] = digit;
        for (int other : runs.acrossRun(cell)) {
            free[other] &= ~(1 << digit - 1);
        }
        for (int other : runs.downRun(cell)) {
            free[other] &= ~(1 << digit - 1);
        }
    }
}
