package org.crosscage.solver.exact;

import java.util.Arrays;
import org.crosscage.core.search.RunSums;

/// A unit, with or without a sum, exactly: a digit stays in a cell only when some filling of the whole unit has it
/// there.
///
/// Fillings are not listed; sets of digits used by the first i open cells are (subset dynamic programming, forwards
/// and then backwards from the sets that meet the sum). At most 2⁹ sets, so the work is bounded.
final class RunSupport {

    /// The most digits a puzzle may have for this.
    static final int MOST_DIGITS = 9;

    private static final int LONGS = (1 << MOST_DIGITS) / Long.SIZE;

    private final Scopes scopes;
    private final Store store;
    private final int[] open = new int[MOST_DIGITS + 1];
    private final int[] domains = new int[MOST_DIGITS];
    private final long[][] layers = new long[MOST_DIGITS + 1][LONGS];

    RunSupport(Scopes scopes, Store store) {
        this.scopes = scopes;
        this.store = store;
    }

    /// @return whether the unit can still be met
    boolean narrow(int rule, int sum) {
        int[] cells = scopes.cells();
        int count = 0;
        int placed = 0;
        for (int at = scopes.begin(rule); at < scopes.begin(rule + 1); at++) {
            if (store.isSingle(cells[at])) {
                placed |= (int) store.domain(cells[at]);
            } else {
                open[count++] = cells[at];
            }
        }
        for (int i = 0; i < count; i++) {
            domains[i] = (int) store.domain(open[i]) & ~placed;
        }
        int rest = sum == Units.NO_SUM ? sum : sum - RunSums.sum(placed);
        if (count == 3 && sum != Units.NO_SUM) {
            return narrowThree(rest);
        }
        if (count < 3) {
            return true; // the quick rule is exact there
        }
        if (!reach(count, rest)) {
            return false;
        }
        for (int i = count - 1; i >= 0; i--) {
            if (!store.keep(open[i], support(i))) {
                return false;
            }
        }
        return true;
    }

    /// Each digit of the first cell leaves a pair.
    private boolean narrowThree(int rest) {
        int first = 0;
        int second = 0;
        int third = 0;
        for (int left = domains[0]; left != 0; left &= left - 1) {
            int digit = left & -left;
            int sum = rest - Integer.numberOfTrailingZeros(left) - 1;
            int one = domains[1] & ~digit & Units.mirrored(domains[2] & ~digit, sum);
            second |= one;
            third |= Units.mirrored(one, sum);
            first |= one == 0 ? 0 : digit;
        }
        return store.keep(open[0], first) && store.keep(open[1], second) && store.keep(open[2], third);
    }

    /// Fills layer i with the sets that the first i cells can use; keeps of the last layer what meets the sum.
    private boolean reach(int count, int rest) {
        Arrays.fill(layers[0], 0);
        layers[0][0] = 1;
        for (int i = 0; i < count; i++) {
            Arrays.fill(layers[i + 1], 0);
            for (int word = 0; word < LONGS; word++) {
                for (long sets = layers[i][word]; sets != 0; sets &= sets - 1) {
                    int set = word * Long.SIZE + Long.numberOfTrailingZeros(sets);
                    for (int free = domains[i] & ~set; free != 0; free &= free - 1) {
                        int next = set | free & -free;
                        layers[i + 1][next >> 6] |= 1L << next;
                    }
                }
            }
        }
        boolean met = false;
        for (int word = 0; word < LONGS; word++) {
            for (long sets = layers[count][word]; sets != 0; sets &= sets - 1) {
                int set = word * Long.SIZE + Long.numberOfTrailingZeros(sets);
                if (rest != Units.NO_SUM && RunSums.sum(set) != rest) {
                    layers[count][word] &= ~(1L << set);
                } else {
                    met = true;
                }
            }
        }
        return met;
    }

    /// The digits of cell i that lead from a set of layer i to one of layer i + 1; drops the sets of layer i that
    /// lead nowhere.
    private int support(int i) {
        long[] layer = layers[i];
        long[] target = layers[i + 1];
        int support = 0;
        for (int word = 0; word < LONGS; word++) {
            for (long sets = layer[word]; sets != 0; sets &= sets - 1) {
                int set = word * Long.SIZE + Long.numberOfTrailingZeros(sets);
                int leading = 0;
                for (int free = domains[i] & ~set; free != 0; free &= free - 1) {
                    int next = set | free & -free;
                    if ((target[next >> 6] >>> next & 1) != 0) {
                        leading |= free & -free;
                    }
                }
                support |= leading;
                if (leading == 0) {
                    layer[word] &= ~(1L << set);
                }
            }
        }
        return support;
    }
}
