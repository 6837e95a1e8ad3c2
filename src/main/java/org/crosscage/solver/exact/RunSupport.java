package org.crosscage.solver.exact;

import java.util.Arrays;
import org.crosscage.core.clue.RunSums;

/// A unit with a sum, exactly: a digit stays in a cell only when some filling of the whole unit has it there.
///
/// Fillings are not listed; sets of digits used by the first i open cells are (subset dynamic programming, forwards
/// and then backwards from the sets that meet the sum). At most 2⁹ sets, so the work is bounded; a layer of them is
/// eight words with one bit for each set, and all its sets take one more digit at once, by a shift: set `s` without
/// digit `d` becomes set `s + 2^d`.
final class RunSupport {

    /// The most digits a puzzle may have for this.
    static final int MOST_DIGITS = 9;

    private static final int LONGS = (1 << MOST_DIGITS) / Long.SIZE;
    private static final int DIGITS_IN_A_WORD = 6;
    /// By digit, the bits of a word that stand for sets without it.
    private static final long[] LACKING = {
        0x5555555555555555L,
        0x3333333333333333L,
        0x0F0F0F0F0F0F0F0FL,
        0x00FF00FF00FF00FFL,
        0x0000FFFF0000FFFFL,
        0x00000000FFFFFFFFL
    };
    /// By sum, the layer of all sets that have it.
    private static final long[][] MEETING = meeting();

    private final ConstraintGraph graph;
    private final DomainStore store;
    private final int[] open = new int[MOST_DIGITS + 1];
    private final int[] domains = new int[MOST_DIGITS];
    private final long[][] layers = new long[MOST_DIGITS + 1][LONGS];
    private final long[] leading = new long[LONGS];

    RunSupport(ConstraintGraph graph, DomainStore store) {
        this.graph = graph;
        this.store = store;
    }

    private static long[][] meeting() {
        var meeting = new long[RunSums.sum((1 << MOST_DIGITS) - 1) + 1][LONGS];
        for (int set = 0; set < 1 << MOST_DIGITS; set++) {
            meeting[RunSums.sum(set)][set / Long.SIZE] |= 1L << set;
        }
        return meeting;
    }

    /// @return whether the unit can still be met
    boolean narrow(int rule, int sum) {
        int[] cells = graph.cells();
        int count = 0;
        int placed = 0;
        for (int at = graph.begin(rule); at < graph.endOfOpen(rule); at++) {
            if (store.isSingle(cells[at])) {
                placed |= (int) store.domain(cells[at]);
            } else {
                open[count++] = cells[at];
            }
        }
        for (int i = 0; i < count; i++) {
            domains[i] = (int) store.domain(open[i]) & ~placed;
        }
        int rest = sum - RunSums.sum(placed);
        if (count == 3) {
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
            int one = domains[1] & ~digit & Runs.mirrored(domains[2] & ~digit, sum);
            second |= one;
            third |= Runs.mirrored(one, sum);
            first |= one == 0 ? 0 : digit;
        }
        return store.keep(open[0], first) && store.keep(open[1], second) && store.keep(open[2], third);
    }

    /// Fills layer i with the sets that the first i cells can use; keeps of the last layer what meets the sum.
    private boolean reach(int count, int rest) {
        if (rest < 0 || rest >= MEETING.length) {
            return false;
        }
        layers[0][0] = 1;
        for (int i = 0; i < count; i++) {
            Arrays.fill(layers[i + 1], 0);
            for (int left = domains[i]; left != 0; left &= left - 1) {
                extend(layers[i], Integer.numberOfTrailingZeros(left), layers[i + 1]);
            }
        }
        long met = 0;
        for (int word = 0; word < LONGS; word++) {
            layers[count][word] &= MEETING[rest][word];
            met |= layers[count][word];
        }
        return met != 0;
    }

    /// Adds to the next layer what the sets of a layer become by one more digit.
    private static void extend(long[] layer, int digit, long[] next) {
        if (digit < DIGITS_IN_A_WORD) {
            for (int word = 0; word < LONGS; word++) {
                next[word] |= (layer[word] & LACKING[digit]) << (1 << digit);
            }
        } else {
            for (int i = 0; i < LONGS / 2; i++) {
                int word = wordWithout(digit, i);
                next[word + (1 << digit - DIGITS_IN_A_WORD)] |= layer[word];
            }
        }
    }

    /// The digits of cell i that lead from a set of layer i to one of layer i + 1; drops the sets of layer i that
    /// lead nowhere.
    private int support(int i) {
        int support = 0;
        Arrays.fill(leading, 0);
        for (int left = domains[i]; left != 0; left &= left - 1) {
            boolean leads = lead(layers[i], Integer.numberOfTrailingZeros(left), layers[i + 1]);
            support |= leads ? left & -left : 0;
        }
        System.arraycopy(leading, 0, layers[i], 0, LONGS);
        return support;
    }

    /// Notes the sets of a layer that by one more digit become sets of the next.
    ///
    /// @return whether there are some
    private boolean lead(long[] layer, int digit, long[] next) {
        long some = 0;
        if (digit < DIGITS_IN_A_WORD) {
            for (int word = 0; word < LONGS; word++) {
                long found = layer[word] & LACKING[digit] & next[word] >>> (1 << digit);
                leading[word] |= found;
                some |= found;
            }
        } else {
            for (int i = 0; i < LONGS / 2; i++) {
                int word = wordWithout(digit, i);
                long found = layer[word] & next[word + (1 << digit - DIGITS_IN_A_WORD)];
                leading[word] |= found;
                some |= found;
            }
        }
        return some != 0;
    }

    /// The i-th word of a layer whose sets are without a digit, one of those that are the same in a whole word.
    private static int wordWithout(int digit, int i) {
        int behind = (1 << digit - DIGITS_IN_A_WORD) - 1;
        return (i & ~behind) << 1 | i & behind;
    }
}
