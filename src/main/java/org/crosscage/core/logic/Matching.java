package org.crosscage.core.logic;

/// All-different to the end: which digits of some cells occur in some way to make them all different. A maximum
/// matching of cells with digits, then the digits that can be exchanged along alternating paths (Régin 1994, "A
/// filtering algorithm for constraints of difference in CSPs"). Digits and cells are bits, paths a transitive
/// closure.
final class Matching {

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
        used = 0;
        for (int cell = 0; cell < count; cell++) {
            long free = domains[cell] & allowed & ~used;
            if (free != 0) {
                take(cell, Long.numberOfTrailingZeros(free));
            } else {
                tried = 0;
                if (!exchange(cell, domains, allowed)) {
                    return false;
                }
            }
        }
        closePaths(domains, count, allowed);
        for (int cell = 0; cell < count; cell++) {
            into[cell] |= possible(cell, domains[cell] & allowed, domains, count, allowed & ~used);
        }
        return true;
    }

    private void take(int cell, int digit) {
        used |= 1L << digit;
        owner[digit] = cell;
        matched[cell] = digit;
    }

    /// Finds a digit for a cell, if need be by giving the cell that has it another one.
    private boolean exchange(int cell, long[] domains, long allowed) {
        for (long digits = domains[cell] & allowed & ~tried; digits != 0; digits &= digits - 1) {
            int digit = Long.numberOfTrailingZeros(digits);
            if ((tried >>> digit & 1) == 0) {
                tried |= 1L << digit;
                if ((used >>> digit & 1) == 0 || exchange(owner[digit], domains, allowed)) {
                    take(cell, digit);
                    return true;
                }
            }
        }
        return false;
    }

    /// From each cell to those whose digit it could take over, and on from there.
    private void closePaths(long[] domains, int count, long allowed) {
        for (int cell = 0; cell < count; cell++) {
            long to = 0;
            for (long digits = domains[cell] & allowed & used; digits != 0; digits &= digits - 1) {
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

    private long possible(int cell, long digits, long[] domains, int count, long free) {
        long possible = digits & free | 1L << matched[cell];
        for (long taken = digits & ~possible; taken != 0; taken &= taken - 1) {
            int other = owner[Long.numberOfTrailingZeros(taken)];
            if ((reach[other] >>> cell & 1) != 0 || reachesFree(other, domains, count, free)) {
                possible |= Long.lowestOneBit(taken);
            }
        }
        return possible;
    }

    private boolean reachesFree(int cell, long[] domains, int count, long free) {
        if (free == 0) {
            return false;
        }
        long cells = reach[cell] | 1L << cell;
        for (; cells != 0; cells &= cells - 1) {
            if ((domains[Long.numberOfTrailingZeros(cells)] & free) != 0) {
                return true;
            }
        }
        return false;
    }
}
