package org.crosscage.core.clue;

import java.util.Arrays;

/// Which digits of which cells take part when cells that all differ are filled with one of some sets of digits, set by
/// set and without listing any layout.
///
/// The digits of a set are dealt out to as many cells, and a digit cannot stand in a cell when some other cells have
/// just as many digits of the set as they are, that one among them (Hall 1935). So one walk over all sets of cells
/// finds what a set of digits leaves. Keeps room for its work: not for several threads.
public final class SetSupport {

    /// The most cells, and the most digits from the smallest to the largest, that are worth it.
    static final int MOST_DIGITS = 12;

    private final int[] lost;
    /// By set of cells, the digits that they have between them.
    private final int[] unions;

    /// @param mostCells that it is asked for
    public SetSupport(int mostCells) {
        this.lost = new int[mostCells];
        this.unions = new int[1 << mostCells];
    }

    /// Adds the digits that each cell holds in some layout with just the digits of a set.
    ///
    /// @param domains of each cell, one bit a digit
    /// @param count how many cells
    /// @param set as many digits as cells
    /// @param supported gets them; what it has already is not looked for again
    public void add(int[] domains, int count, int set, int[] supported) {
        if (addsSomething(domains, count, set, supported)) {
            dealOut(domains, count, set, supported);
        }
    }

    private static boolean addsSomething(int[] domains, int count, int set, int[] supported) {
        for (int i = 0; i < count; i++) {
            if ((domains[i] & set & ~supported[i]) != 0) {
                return true;
            }
        }
        return false;
    }

    private void dealOut(int[] domains, int count, int set, int[] supported) {
        Arrays.fill(lost, 0, count, 0);
        int all = (1 << count) - 1;
        for (int cells = 1; cells <= all; cells++) {
            int union = unions[cells & cells - 1] | domains[Integer.numberOfTrailingZeros(cells)] & set;
            unions[cells] = union;
            int spare = Integer.bitCount(union) - Integer.bitCount(cells);
            if (spare < 0) {
                return;
            }
            if (spare == 0) {
                for (int others = all & ~cells; others != 0; others &= others - 1) {
                    lost[Integer.numberOfTrailingZeros(others)] |= union;
                }
            }
        }
        for (int i = 0; i < count; i++) {
            supported[i] |= domains[i] & set & ~lost[i];
        }
    }

    /// The digits that each cell holds in some layout with the digits of one of the sets.
    ///
    /// @param candidates of each cell
    /// @param sets each with as many digits as there are cells
    static Support of(long[] candidates, long[] sets) {
        long all = 0;
        for (long bits : candidates) {
            all |= bits;
        }
        int smallest = Long.numberOfTrailingZeros(all);
        if (Long.SIZE - Long.numberOfLeadingZeros(all) - smallest > MOST_DIGITS) {
            return Support.unknown();
        }
        int count = candidates.length;
        if (count > Long.bitCount(all)) {
            return Support.of(new long[count]);
        }
        int[] domains = new int[count];
        int[] supported = new int[count];
        Arrays.setAll(domains, i -> (int) (candidates[i] >>> smallest));
        var support = new SetSupport(count);
        for (long set : sets) {
            if ((set & ~all) == 0) {
                support.add(domains, count, (int) (set >>> smallest), supported);
            }
        }
        long[] digits = new long[count];
        Arrays.setAll(digits, i -> (long) supported[i] << smallest);
        return Support.of(digits);
    }
}
