package org.crosscage.solver.exact;

/// A unit without a sum, exactly: a digit stays in a cell only when all cells can have different digits with it
/// there. That is what all naked and hidden sets take away together.
///
/// One way to give the cells different digits is looked for (a matching). From it, a cell can take the digit of
/// another one when a chain of such exchanges comes back to it, or ends at a digit that no cell has (Régin, "A
/// filtering algorithm for constraints of difference in CSPs", AAAI 1994). A chain is told by its digits, because the
/// digits that can follow one are then the domain of the cell that has it, as it stands.
final class DistinctDigits {

    private final ConstraintGraph graph;
    private final DomainStore store;
    private final int[] places = new int[Long.SIZE + 1];
    private final long[] domains = new long[Long.SIZE + 1];
    private final long[] digits = new long[Long.SIZE + 1];
    private final int[] owners = new int[Long.SIZE + 1];
    private final int[] cellsWithout = new int[Long.SIZE + 1];
    private long[] lastDigits = new long[256];
    private final long[] following = new long[Long.SIZE];
    private int cellsWithoutCount;
    private long free;
    private long used;
    private long tried;

    DistinctDigits(ConstraintGraph graph, DomainStore store) {
        this.graph = graph;
        this.store = store;
    }

    /// @return whether the unit can still be met
    boolean narrow(int rule) {
        int count = read(rule);
        if (count < 3) {
            return true; // what is left of two cells the quick rule knows
        }
        if (cellsWithoutCount > 0 && !match()) {
            return false;
        }
        link(count);
        if (isWhole(count)) {
            return true;
        }
        followChains();
        return keepExchanges(count);
    }

    /// Gives cells the digit that they had when the unit was last looked at, if they can still have it. Whatever the
    /// matching is, what follows from it is the same.
    ///
    /// @return how many cells are open
    private int read(int rule) {
        int[] cells = graph.cells();
        int end = graph.endOfOpen(rule);
        if (end > lastDigits.length) {
            lastDigits = new long[2 * end];
        }
        int count = 0;
        long all = 0;
        long taken = 0;
        int without = 0;
        for (int at = graph.begin(rule); at < end; at++) {
            long domain = store.domain(cells[at]);
            long isOpen = Bits.allIfSeveral(domain);
            long digit = lastDigits[at] & domain & ~taken & isOpen;
            places[count] = at;
            domains[count] = domain;
            digits[count] = digit;
            owners[Long.numberOfTrailingZeros(digit)] = count;
            cellsWithout[without] = count;
            without += (int) (~Bits.allIfAny(digit) & isOpen & 1);
            taken |= digit;
            all |= domain & isOpen;
            count -= (int) isOpen;
        }
        free = all;
        used = taken;
        cellsWithoutCount = without;
        return count;
    }

    /// Gives the other cells a digit of their own.
    ///
    /// @return whether that is possible
    private boolean match() {
        for (int i = 0; i < cellsWithoutCount; i++) {
            int cell = cellsWithout[i];
            long left = domains[cell] & ~used;
            if (left != 0) {
                give(cell, left & -left);
            } else {
                tried = 0;
                if (!exchange(cell)) {
                    return false;
                }
            }
        }
        return true;
    }

    private void give(int cell, long digit) {
        used |= digit;
        digits[cell] = digit;
        owners[Long.numberOfTrailingZeros(digit)] = cell;
    }

    /// Takes a digit from another cell, which finds itself another one.
    private boolean exchange(int cell) {
        for (long left = domains[cell] & ~tried; left != 0; left = domains[cell] & ~tried) {
            long bit = left & -left;
            int digit = Long.numberOfTrailingZeros(left);
            tried |= bit;
            if ((used & bit) == 0 || exchange(owners[digit])) {
                give(cell, bit);
                return true;
            }
        }
        return false;
    }

    /// For each digit, those that can follow it in a chain, itself included. Any can follow a digit that no cell has:
    /// who takes it leaves another one, with which the next chain can begin.
    private void link(int count) {
        for (int i = 0; i < count; i++) {
            following[Long.numberOfTrailingZeros(digits[i])] = domains[i];
            lastDigits[places[i]] = digits[i];
        }
        for (long rest = free & ~used; rest != 0; rest &= rest - 1) {
            following[Long.numberOfTrailingZeros(rest)] = free;
        }
    }

    /// Whether chains lead from one digit to all, and from all to it, so that nothing is ruled out. Both are looked for
    /// in the same passes over the cells.
    private boolean isWhole(int count) {
        long first = free & -free;
        long unused = free & ~used;
        long seen = first;
        long leading = first | unused;
        while (true) {
            long before = seen & leading;
            long either = seen ^ leading;
            seen |= free & Bits.allIfAny(seen & unused); // whoever takes such a digit leaves any other
            for (int i = 0; i < count; i++) {
                long domain = domains[i];
                long digit = digits[i];
                seen |= domain & Bits.allIfAny(seen & digit);
                leading |= digit & Bits.allIfAny(leading & domain);
            }
            if ((seen & leading) == free) {
                return true;
            }
            if ((seen & leading) == before && (seen ^ leading) == either) {
                return false;
            }
        }
    }

    /// Lets each digit be followed by all that chains lead to (Warshall, "A theorem on Boolean matrices", JACM 1962).
    private void followChains() {
        for (long rest = free; rest != 0; rest &= rest - 1) {
            int via = Long.numberOfTrailingZeros(rest);
            for (long left = free; left != 0; left &= left - 1) {
                int digit = Long.numberOfTrailingZeros(left);
                following[digit] |= (following[digit] >>> via & 1) == 0 ? 0 : following[via];
            }
        }
    }

    /// Leaves each cell the digits from which chains come back to its own.
    private boolean keepExchanges(int count) {
        for (int i = 0; i < count; i++) {
            long kept = 0;
            for (long rest = domains[i]; rest != 0; rest &= rest - 1) {
                boolean leads = (following[Long.numberOfTrailingZeros(rest)] & digits[i]) != 0;
                kept |= leads ? rest & -rest : 0;
            }
            if (!store.keep(graph.cells()[places[i]], kept)) {
                return false;
            }
        }
        return true;
    }
}
