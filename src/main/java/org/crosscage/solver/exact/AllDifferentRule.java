package org.crosscage.solver.exact;

/// A unit, with or without a sum: a digit placed leaves the other cells; only digits of a live combination stay; a
/// required digit with one cell left goes there (in a line every digit is required).
final class AllDifferentRule implements Rule {

    /// The sum of a unit that has none.
    static final long NO_SUM = -1;

    private static final long BROKEN = -1;

    private final int[] cells;
    private final Sums sums;
    private final long sum;

    AllDifferentRule(int[] cells, Sums sums, long sum) {
        this.cells = cells;
        this.sums = sums;
        this.sum = sum;
    }

    @Override
    public int[] cells() {
        return cells;
    }

    @Override
    public boolean isThorough() {
        return false;
    }

    @Override
    public boolean narrow(Store store) {
        long before;
        long after = 0;
        do {
            before = after;
            after = pass(store);
        } while (after > 0 && after != before);
        return after >= 0;
    }

    /// One look at all cells.
    ///
    /// @return how many digits the domains have left in all, or -1 when the unit is broken
    private long pass(Store store) {
        long placed = 0;
        int open = 0;
        for (int cell : cells) {
            long domain = store.domain(cell);
            if ((domain & domain - 1) != 0) {
                open++;
            } else if ((placed & domain) != 0 || domain == 0) {
                return BROKEN;
            } else {
                placed |= domain;
            }
        }
        if (open == 0) {
            return sum == NO_SUM || sums.sum(placed) == sum ? 0 : BROKEN;
        }
        return narrowOpen(store, placed, open);
    }

    private long narrowOpen(Store store, long placed, int open) {
        long union = 0;
        long twice = 0;
        for (int cell : cells) {
            if (!store.isSingle(cell)) {
                long domain = store.domain(cell) & ~placed;
                twice |= union & domain;
                union |= domain;
            }
        }
        if (Long.bitCount(union) < open) {
            return BROKEN;
        }
        long possible = union;
        long required = union;
        if (sum != NO_SUM) {
            long rest = sum - sums.sum(placed);
            possible = sums.possible(open, rest, union);
            required = possible == 0 ? 0 : sums.required(open, rest, union);
        } else if (Long.bitCount(union) != open) {
            required = 0;
        }
        return Long.bitCount(possible) < open ? BROKEN : narrowTo(store, possible, required & ~twice);
    }

    /// @param alone required digits that only one open cell can take
    private long narrowTo(Store store, long possible, long alone) {
        long left = 0;
        for (int cell : cells) {
            if (!store.isSingle(cell)) {
                long domain = store.domain(cell) & possible;
                long here = domain & alone;
                if (!store.keep(cell, here == 0 ? domain : here) || (here & here - 1) != 0) {
                    return BROKEN;
                }
            }
            left += Long.bitCount(store.domain(cell));
        }
        return left;
    }
}
