package org.crosscage.core.logic.trial;

/// All-different to the end: which digits of some cells occur in some way to make them all different. A maximum
/// matching of cells with digits, then the digits that can be exchanged along alternating paths (Régin 1994, "A
/// filtering algorithm for constraints of difference in CSPs"). Digits and cells are bits, paths a transitive
/// closure. Cells with one digit are set aside first.
final class Matching {

    private final long[] digit = new long[Long.SIZE];
    private final int[] cells = new int[Long.SIZE];
    private final long[] open = new long[Long.SIZE];
    private final int[] owner = new int[Long.SIZE];
    private final int[] matched = new int[Long.SIZE];
    private final long[] reach = new long[Long.SIZE];
    private long used;
    private long tried;

    /// Adds to each cell the digits that it can have while all cells differ.
    ///
    /// @param domains the digits of each cell
    /// @param count how many cells
    /// @param allowed the only digits to use
    /// @return whether the cells can differ at all; if not, nothing is added
    boolean collect(long[] domains, int count, long allowed, long[] into) {
        long free = allowed;
        long known = 0;
        for (boolean more = true; more; ) {
            more = false;
            for (int cell = 0; cell < count; cell++) {
                long left = domains[cell] & free;
                if ((known >>> cell & 1) == 0 && (left & left - 1) == 0) {
                    if (left == 0) {
                        return false;
                    }
                    known |= 1L << cell;
                    digit[cell] = left;
                    free &= ~left;
                    more = true;
                }
            }
        }
        int unknown = 0;
        for (int cell = 0; cell < count; cell++) {
            if ((known >>> cell & 1) == 0) {
                cells[unknown] = cell;
                open[unknown++] = domains[cell] & free;
            }
        }
        if (!match(unknown)) {
            return false;
        }
        for (int cell = 0; cell < count; cell++) {
            into[cell] |= (known >>> cell & 1) != 0 ? digit[cell] : 0;
        }
        closePaths(unknown);
        for (int i = 0; i < unknown; i++) {
            into[cells[i]] |= possible(i, free & ~used);
        }
        return true;
    }

    private boolean match(int count) {
        used = 0;
        for (int cell = 0; cell < count; cell++) {
            long left = open[cell] & ~used;
            if (left != 0) {
                take(cell, Long.numberOfTrailingZeros(left));
            } else {
                tried = 0;
                if (!exchange(cell)) {
                    return false;
                }
            }
        }
        return true;
    }

    private void take(int cell, int digit) {
        used |= 1L << digit;
        owner[digit] = cell;
        matched[cell] = digit;
    }

    /// Finds a digit for a cell, if need be by giving the cell that has it another one.
    private boolean exchange(int cell) {
        for (long digits = open[cell] & ~tried; digits != 0; digits &= digits - 1) {
            int digit = Long.numberOfTrailingZeros(digits);
            if ((tried >>> digit & 1) == 0) {
                tried |= 1L << digit;
                if ((used >>> digit & 1) == 0 || exchange(owner[digit])) {
                    take(cell, digit);
                    return true;
                }
            }
        }
        return false;
    }

    /// From each cell to those whose digit it could take over, and on from there.
    private void closePaths(int count) {
        for (int cell = 0; cell < count; cell++) {
            long to = 0;
            for (long digits = open[cell] & used; digits != 0; digits &= digits - 1) {
                to |= 1L << owner[Long.numberOfTrailingZeros(digits)];
            }
            reach[cell] = to;
        }
        for (int over = 0; over < count; over++) {
            long further = reach[over];
            for (int cell = 0; cell < count; cell++) {
                if ((reach[cell] >>> over & 1) != 0) {
                    reach[cell] |= further;
                }
            }
        }
    }

    private long possible(int cell, long free) {
        long digits = open[cell];
        long possible = digits & free | 1L << matched[cell];
        for (long taken = digits & ~possible; taken != 0; taken &= taken - 1) {
            int other = owner[Long.numberOfTrailingZeros(taken)];
            if ((reach[other] >>> cell & 1) != 0 || reachesFree(other, free)) {
                possible |= Long.lowestOneBit(taken);
            }
        }
        return possible;
    }

    private boolean reachesFree(int cell, long free) {
        if (free == 0) {
            return false;
        }
        for (long reached = reach[cell] | 1L << cell; reached != 0; reached &= reached - 1) {
            if ((open[Long.numberOfTrailingZeros(reached)] & free) != 0) {
                return true;
            }
        }
        return false;
    }
}
