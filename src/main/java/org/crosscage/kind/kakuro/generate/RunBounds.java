package org.crosscage.kind.kakuro.generate;

import org.crosscage.core.clue.RunSums;

/// Which digits are too large or too small for the open cells of a run, because of the least and the most that the
/// others make while all of them differ: what [org.crosscage.core.logic.technique.Bounds] says, for all cells at once.
///
/// The digits that cells can share out among them are the independent sets of a matroid, so the least that all cells
/// make is found greedily. Without one cell the least is made by the same digits but one: the largest that is not
/// needed when other cells may move up to the digit of the missing cell, because a cell less makes a quotient of the
/// matroid whose rank is one less (Oxley, Matroid Theory, 7.3 and 11.1).
///
/// Not for several threads.
final class RunBounds {

    private final int[] digitOf = new int[RunSums.LARGEST_DIGIT];
    private int[] domains = {};
    private int count;
    private int tried;

    /// @param domains of the open cells, masks as in [RunSums], from which these can differ; not changed
    /// @param count how many cells there are
    /// @param rest what they make together
    /// @param fitting gets the digits of each cell that are neither too large nor too small
    void find(int[] domains, int count, int rest, int[] fitting) {
        this.domains = domains;
        this.count = count;
        System.arraycopy(domains, 0, fitting, 0, count);
        int room = rest - share(true);
        for (int i = 0; i < count; i++) {
            if (largest(domains[i]) > room + largest(digitOf[i])) {
                fitting[i] &= upTo(room + largest(movable(digitOf[i])));
            }
        }
        int excess = share(false) - rest;
        for (int i = 0; i < count; i++) {
            if (smallest(domains[i]) < smallest(digitOf[i]) - excess) {
                fitting[i] &= ~upTo(smallest(movable(digitOf[i])) - excess - 1);
            }
        }
    }

    /// Gives each cell a digit of its own, so that they make the least or the most together.
    ///
    /// @return what they make
    private int share(boolean least) {
        int left = 0;
        for (int i = 0; i < count; i++) {
            left |= domains[i];
            digitOf[i] = 0;
        }
        int made = 0;
        for (int missing = count; missing > 0 && left != 0; ) {
            int digit = least ? left & -left : Integer.highestOneBit(left);
            left &= ~digit;
            tried = 0;
            if (place(digit)) {
                missing--;
                made += RunSums.sum(digit);
            }
        }
        return made;
    }

    /// Finds a cell for a digit, if need be one whose digit can go elsewhere.
    private boolean place(int digit) {
        for (int i = 0; i < count; i++) {
            if ((domains[i] & digit) != 0 && (tried >>> i & 1) == 0) {
                tried |= 1 << i;
                if (digitOf[i] == 0 || place(digitOf[i])) {
                    digitOf[i] = digit;
                    return true;
                }
            }
        }
        return false;
    }

    /// The digits of which one becomes free when a cell gives up its digit: this one, and those of the cells that can
    /// move to one of them.
    private int movable(int digit) {
        int movable = digit;
        for (int before = 0; before != movable; ) {
            before = movable;
            for (int i = 0; i < count; i++) {
                movable |= (domains[i] & movable) != 0 ? digitOf[i] : 0;
            }
        }
        return movable;
    }

    private static int smallest(int digits) {
        return Integer.numberOfTrailingZeros(digits) + 1;
    }

    private static int largest(int digits) {
        return Integer.SIZE - Integer.numberOfLeadingZeros(digits);
    }

    private static int upTo(int digit) {
        return digit <= 0 ? 0 : (1 << digit) - 1;
    }
}
