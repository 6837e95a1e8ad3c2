package org.crosscage.solver.genetic;

import java.util.Arrays;
import org.crosscage.core.model.Operation;

/// Lists every way to fill the cells of a clue so that it is met, cells that see each other differ and every digit
/// is a candidate. Depth first with a few bounds, within limits.
final class LayoutListing {

    /// The most cells of a clue that are worth it.
    static final int MOST_CELLS = 12;

    private static final int MOST_LAYOUTS = 10_000;
    private static final int MOST_NODES = 200_000;
    private static final long LARGEST_PRODUCT = 1L << 55;
    private static final long TOO_LARGE = -1;

    private final Operation operation;
    private final long target;
    private final long[] candidates;
    private final int[] seen;
    private final int[] digits;
    private final int[] least;
    private final int[] most;
    private byte[] layouts = new byte[64];
    private int count;
    private int nodes;

    /// @param candidates by position in the clue; of a placed cell its digit
    /// @param seen by position, the earlier positions that it sees, one bit each
    LayoutListing(Operation operation, long target, long[] candidates, int[] seen) {
        this.operation = operation;
        this.target = target;
        this.candidates = candidates;
        this.seen = seen;
        this.digits = new int[candidates.length];
        this.least = new int[candidates.length + 1];
        this.most = new int[candidates.length + 1];
        for (int i = candidates.length - 1; i >= 0; i--) {
            least[i] = least[i + 1] + Long.numberOfTrailingZeros(candidates[i]);
            most[i] = most[i + 1] + Long.SIZE - 1 - Long.numberOfLeadingZeros(candidates[i]);
        }
    }

    /// @return whether these are all layouts; false when they are too many
    boolean run() {
        fill(0, 0, 1);
        return !isOver();
    }

    /// One layout after the other, digits by position in the clue.
    byte[] layouts() {
        return Arrays.copyOf(layouts, count * digits.length);
    }

    private boolean isOver() {
        return count > MOST_LAYOUTS || nodes > MOST_NODES;
    }

    private void fill(int position, long sum, long product) {
        if (isOver() || !isPossible(position, sum, product)) {
            return;
        }
        if (position == digits.length) {
            if (operation.holds(digits, target)) {
                add();
            }
            return;
        }
        for (long free = free(position); free != 0; free &= free - 1) {
            int digit = Long.numberOfTrailingZeros(free);
            digits[position] = digit;
            nodes++;
            fill(position + 1, sum + digit, times(product, digit));
        }
    }

    private long free(int position) {
        long free = candidates[position];
        for (int earlier = 0; earlier < position; earlier++) {
            if ((seen[position] >>> earlier & 1) != 0) {
                free &= ~(1L << digits[earlier]);
            }
        }
        return free;
    }

    private boolean isPossible(int position, long sum, long product) {
        return switch (operation) {
            case ADD -> sum + least[position] <= target && target <= sum + most[position];
            case MULTIPLY -> product == TOO_LARGE || target == 0 || product != 0 && target % product == 0;
            case SUBTRACT, DIVIDE, EQUAL, HIDDEN -> true;
        };
    }

    private static long times(long product, int digit) {
        return product == TOO_LARGE || product > LARGEST_PRODUCT ? TOO_LARGE : product * digit;
    }

    private void add() {
        int size = digits.length;
        if ((count + 1) * size > layouts.length) {
            layouts = Arrays.copyOf(layouts, 2 * (count + 1) * size);
        }
        for (int i = 0; i < size; i++) {
            layouts[count * size + i] = (byte) digits[i];
        }
        count++;
    }
}
