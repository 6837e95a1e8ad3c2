package org.crosscage.solver.exact;

/// A unit without a sum, exactly: cells that have as many digits between them as they are take these digits from the
/// other cells (Hall's theorem; what all such sets leave is all that can be, Régin, "A filtering algorithm for
/// constraints of difference in CSPs", AAAI 1994).
///
/// All sets of open cells are looked at, each made from a smaller one by one more cell, so their number bounds the
/// work; hidden sets are the naked sets of the other cells.
final class NakedSets {

    /// The most open cells that are looked at.
    static final int MOST_CELLS = 8;

    private final Scopes scopes;
    private final Store store;
    private final int[] open = new int[Long.SIZE + 1];
    private final long[] digits = new long[1 << MOST_CELLS];

    NakedSets(Scopes scopes, Store store) {
        this.scopes = scopes;
        this.store = store;
    }

    /// @return whether the unit can still be met
    boolean narrow(int rule) {
        int[] cells = scopes.cells();
        int count = 0;
        for (int at = scopes.begin(rule); at < scopes.begin(rule + 1); at++) {
            if (!store.isSingle(cells[at])) {
                open[count++] = cells[at];
            }
        }
        return count > MOST_CELLS || count < 3 || narrowOpen(count);
    }

    private boolean narrowOpen(int count) {
        int all = (1 << count) - 1;
        for (int i = 0; i < count; i++) {
            int first = 1 << i;
            long here = store.domain(open[i]);
            for (int set = 0; set < first; set++) {
                digits[first | set] = digits[set] | here;
            }
        }
        for (int set = 1; set < all; set++) {
            int spare = Long.bitCount(digits[set]) - Integer.bitCount(set);
            if (spare <= 0 && (spare < 0 || !takeFromOthers(all & ~set, digits[set]))) {
                return false;
            }
        }
        return Long.bitCount(digits[all]) >= count;
    }

    private boolean takeFromOthers(int others, long taken) {
        for (int rest = others; rest != 0; rest &= rest - 1) {
            if (!store.keep(open[Integer.numberOfTrailingZeros(rest)], ~taken)) {
                return false;
            }
        }
        return true;
    }
}
