package org.crosscage.solver.exact;

import java.util.Arrays;

/// A unit, with or without a sum, exactly: a digit stays in a cell only when some filling of the whole unit has it
/// there.
///
/// Fillings are not listed; sets of digits used by the first i open cells are (subset dynamic programming, forwards
/// and then backwards from the sets that meet the sum). At most 2⁹ sets, so the work is bounded.
final class RunRule implements Rule {

    /// The most digits a puzzle may have for this rule.
    static final int MOST_DIGITS = 9;

    private static final int LONGS = (1 << MOST_DIGITS) / Long.SIZE;

    private final int[] cells;
    private final Sums sums;
    private final long sum;
    private final Scratch scratch;

    /// @param scratch may be shared by all rules of one search
    RunRule(int[] cells, Sums sums, long sum, Scratch scratch) {
        this.cells = cells;
        this.sums = sums;
        this.sum = sum;
        this.scratch = scratch;
    }

    @Override
    public int[] cells() {
        return cells;
    }

    @Override
    public boolean isThorough() {
        return true;
    }

    @Override
    public boolean narrow(Store store) {
        int open = 0;
        long placed = 0;
        for (int cell : cells) {
            if (store.isSingle(cell)) {
                placed |= store.domain(cell);
            } else {
                scratch.open[open++] = cell;
            }
        }
        for (int i = 0; i < open; i++) {
            scratch.domains[i] = (int) (store.domain(scratch.open[i]) & ~placed);
        }
        if (open < 2) {
            return true; // the quick rule is exact there
        }
        if (!reach(open, sum == AllDifferentRule.NO_SUM ? AllDifferentRule.NO_SUM : sum - sums.sum(placed))) {
            return false;
        }
        for (int i = open - 1; i >= 0; i--) {
            if (!store.keep(scratch.open[i], support(i))) {
                return false;
            }
        }
        return true;
    }

    /// Fills layer i with the sets that the first i cells can use; keeps of the last layer what meets the sum.
    private boolean reach(int open, long rest) {
        long[][] layers = scratch.layers;
        Arrays.fill(layers[0], 0);
        layers[0][0] = 1;
        for (int i = 0; i < open; i++) {
            Arrays.fill(layers[i + 1], 0);
            for (int word = 0; word < LONGS; word++) {
                for (long sets = layers[i][word]; sets != 0; sets &= sets - 1) {
                    int set = word * Long.SIZE + Long.numberOfTrailingZeros(sets);
                    for (int free = scratch.domains[i] & ~set; free != 0; free &= free - 1) {
                        int next = set | free & -free;
                        layers[i + 1][next >> 6] |= 1L << next;
                    }
                }
            }
        }
        boolean met = false;
        for (int word = 0; word < LONGS; word++) {
            for (long sets = layers[open][word]; sets != 0; sets &= sets - 1) {
                int set = word * Long.SIZE + Long.numberOfTrailingZeros(sets);
                if (rest != AllDifferentRule.NO_SUM && sums.sum(set) != rest) {
                    layers[open][word] &= ~(1L << set);
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
        long[] layer = scratch.layers[i];
        long[] target = scratch.layers[i + 1];
        int support = 0;
        for (int word = 0; word < LONGS; word++) {
            for (long sets = layer[word]; sets != 0; sets &= sets - 1) {
                int set = word * Long.SIZE + Long.numberOfTrailingZeros(sets);
                int leading = 0;
                for (int free = scratch.domains[i] & ~set; free != 0; free &= free - 1) {
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

    /// Room for the sets of each layer.
    static final class Scratch {
        private final int[] open = new int[MOST_DIGITS];
        private final int[] domains = new int[MOST_DIGITS];
        private final long[][] layers = new long[MOST_DIGITS + 1][LONGS];
    }
}
