package org.crosscage.solver.exact;

/// A unit without a sum, exactly: a digit stays in a cell only when all cells can have different digits with it
/// there. That is what all naked and hidden sets take away together.
///
/// One way to give the cells different digits is looked for (a matching). From it, a cell can take the digit of
/// another one when a chain of such exchanges comes back to it, or ends at a digit that no cell has (Régin, "A
/// filtering algorithm for constraints of difference in CSPs", AAAI 1994). Which cells chains reach is worked out for
/// all cells at once, in one word each (Warshall, "A theorem on Boolean matrices", JACM 1962).
final class DistinctDigits {

    private final Scopes scopes;
    private final Store store;
    private final int[] open = new int[Long.SIZE];
    private final long[] domains = new long[Long.SIZE];
    private final int[] owners = new int[Long.SIZE];
    private final long[] reached = new long[Long.SIZE];
    private final long[] reaching = new long[Long.SIZE];
    private long used;
    private long tried;

    DistinctDigits(Scopes scopes, Store store) {
        this.scopes = scopes;
        this.store = store;
    }

    /// @return whether the unit can still be met
    boolean narrow(int rule) {
        int[] cells = scopes.cells();
        int end = scopes.begin(rule + 1);
        int count = 0;
        for (int at = scopes.begin(rule); at < end; at++) {
            if (!store.isSingle(cells[at])) {
                open[count] = cells[at];
                domains[count++] = store.domain(cells[at]);
            }
        }
        if (count < 3 || count == Long.SIZE) {
            return true; // what is left of two cells the quick rule knows
        }
        if (!match(count)) {
            return false;
        }
        long all = (1L << count) - 1;
        link(count, all);
        if (isWholeFrom(reached, all) && isWholeFrom(reaching, all)) {
            return true;
        }
        followChains(count);
        return keepReached(count);
    }

    /// Gives every cell a digit of its own.
    ///
    /// @return whether that is possible
    private boolean match(int count) {
        used = 0;
        for (int i = 0; i < count; i++) {
            long free = domains[i] & ~used;
            if (free != 0) {
                used |= free & -free;
                owners[Long.numberOfTrailingZeros(free)] = i;
            } else {
                tried = 0;
                if (!exchange(i)) {
                    return false;
                }
            }
        }
        return true;
    }

    /// Takes a digit from another cell, which finds itself another one.
    private boolean exchange(int cell) {
        for (long left = domains[cell] & ~tried; left != 0; left = domains[cell] & ~tried) {
            long bit = left & -left;
            int digit = Long.numberOfTrailingZeros(left);
            tried |= bit;
            if ((used & bit) == 0 || exchange(owners[digit])) {
                used |= bit;
                owners[digit] = cell;
                return true;
            }
        }
        return false;
    }

    /// For each cell, the cells whose digits it can take, and those that can take its own. Behind the cells stands what
    /// no cell has: who takes of that leaves a digit, with which any cell can begin a chain.
    private void link(int count, long all) {
        for (int i = 0; i < count; i++) {
            reaching[i] = 0;
        }
        long takers = 0;
        for (int i = 0; i < count; i++) {
            long taken = 0;
            for (long rest = domains[i] & used; rest != 0; rest &= rest - 1) {
                int owner = owners[Long.numberOfTrailingZeros(rest)];
                taken |= 1L << owner;
                reaching[owner] |= 1L << i;
            }
            boolean takesSpare = (domains[i] & ~used) != 0;
            reached[i] = takesSpare ? all : taken;
            takers |= takesSpare ? 1L << i : 0;
        }
        for (int i = 0; i < count; i++) {
            reaching[i] |= takers;
        }
    }

    /// Whether chains from the first cell come to all.
    private static boolean isWholeFrom(long[] links, long all) {
        long seen = links[0];
        long followed = 1;
        while (seen != followed) {
            long next = seen & ~followed;
            followed |= next & -next;
            seen |= links[Long.numberOfTrailingZeros(next)];
        }
        return seen == all;
    }

    /// Links that chains make.
    private void followChains(int count) {
        for (int via = 0; via < count; via++) {
            long beyond = reached[via];
            for (int i = 0; i < count; i++) {
                reached[i] |= (reached[i] >>> via & 1) == 0 ? 0 : beyond;
            }
        }
    }

    /// Leaves each digit to the cells that its owner's chains come to.
    private boolean keepReached(int count) {
        for (int i = 0; i < count; i++) {
            long kept = domains[i] & ~used;
            for (long rest = domains[i] & used; rest != 0; rest &= rest - 1) {
                int owner = owners[Long.numberOfTrailingZeros(rest)];
                kept |= (reached[owner] >>> i & 1) == 0 ? 0 : rest & -rest;
            }
            if (!store.keep(open[i], kept)) {
                return false;
            }
        }
        return true;
    }
}
