package org.crosscage.solver.exact;

import java.util.Optional;
import org.crosscage.core.model.Operation;

/// Lists the layouts of a cage, unless there are too many. The teacher lists layouts too (`core.logic`), but out of
/// the combinations that a player can see; here the cage's arithmetic cuts the search, before any step is taken.
final class LayoutListing {

    private static final int MOST_CELLS = 10;
    private static final int MOST_LAYOUTS = 5_000;
    private static final int MOST_TRIES = 25_000;

    private final int[] values;
    private final Operation operation;
    private final long target;
    private final int[] seenBefore;
    private final long all;
    private final int[] places;
    private final PackedLayouts layouts;
    private int tries;

    /// @param values the puzzle's digits, ascending
    /// @param seenBefore for each cell a mask of the earlier cells of the cage that it sees
    LayoutListing(int[] values, Operation operation, long target, int[] seenBefore) {
        this.values = values;
        this.operation = operation;
        this.target = target;
        this.seenBefore = seenBefore;
        this.all = -1L >>> Long.SIZE - values.length;
        this.places = new int[seenBefore.length];
        this.layouts = new PackedLayouts(seenBefore.length, values.length);
    }

    /// Whether a cage is small enough to be worth a try.
    static boolean canTry(int cellCount) {
        return cellCount <= MOST_CELLS;
    }

    /// The layouts that meet the clue and repeat no digit in cells that see each other; empty
    /// when there are too many, or when looking for them takes too long.
    Optional<PackedLayouts> run() {
        return fill(0, 0, 1, 0) ? Optional.of(layouts) : Optional.empty();
    }

    /// @return false when the search was given up
    private boolean fill(int cell, long sum, long product, int largest) {
        if (cell == places.length) {
            if (holds(sum, product, largest)) {
                layouts.add(places);
            }
            return layouts.count() <= MOST_LAYOUTS;
        }
        for (long rest = all & ~taken(cell); rest != 0; rest &= rest - 1) {
            if (++tries > MOST_TRIES) {
                return false;
            }
            int place = Long.numberOfTrailingZeros(rest);
            int value = values[place];
            long nextSum = sum + value;
            long nextProduct = Arith.product(product, value);
            places[cell] = place;
            if (canHold(places.length - cell - 1, nextSum, nextProduct)
                    && !fill(cell + 1, nextSum, nextProduct, Math.max(largest, value))) {
                return false;
            }
        }
        return true;
    }

    private long taken(int cell) {
        long taken = 0;
        for (int seen = seenBefore[cell]; seen != 0; seen &= seen - 1) {
            taken |= 1L << places[Integer.numberOfTrailingZeros(seen)];
        }
        return taken;
    }

    private boolean canHold(int left, long sum, long product) {
        return switch (operation) {
            case ADD, EQUAL -> canAdd(left, sum);
            case MULTIPLY -> canMultiply(product);
            case HIDDEN -> places.length == 2 || canAdd(left, sum) || canMultiply(product);
            case SUBTRACT, DIVIDE -> true;
        };
    }

    private boolean canAdd(int left, long sum) {
        return sum + (long) left * values[0] <= target && target <= sum + (long) left * values[values.length - 1];
    }

    private boolean canMultiply(long product) {
        return target == 0 || product != 0 && target % product == 0;
    }

    private boolean holds(long sum, long product, int largest) {
        return switch (operation) {
            case ADD, EQUAL -> sum == target;
            case MULTIPLY -> product == target;
            case SUBTRACT -> 2L * largest - sum == target;
            case DIVIDE -> isQuotient(product, largest);
            case HIDDEN ->
                sum == target
                        || product == target
                        || places.length <= 2 && (2L * largest - sum == target || isQuotient(product, largest));
        };
    }

    /// Whether largest = target × product of the rest, the rest above 0.
    private boolean isQuotient(long product, int largest) {
        if (places.length == 1) {
            return largest == target;
        }
        return product > 0 && Arith.product(product / largest, target) == largest;
    }
}
