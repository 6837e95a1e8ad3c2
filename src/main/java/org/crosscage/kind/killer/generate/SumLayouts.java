package org.crosscage.kind.killer.generate;

import java.util.stream.LongStream;

/// All ways to write different digits 1…9 into the cells of a cage so that they make a sum. A layout has
/// [#BITS] bits for each cell, the first cell lowest, of which the one of its digit is set.
final class SumLayouts {

    static final int BITS = 9;

    /// The bits of a cell.
    static final int CELL = (1 << BITS) - 1;

    private static final int LARGEST_SUM = BITS * (BITS + 1) / 2;

    /// By number of cells and sum; none of these arrays ever changes.
    private static final long[][][] ALL = all();

    private SumLayouts() {}

    /// @param cells 1…[CageCutting#LARGEST_CAGE]
    /// @return not to be changed
    static long[] of(int cells, int sum) {
        return ALL[cells][sum];
    }

    private static long[][][] all() {
        var all = new long[CageCutting.LARGEST_CAGE + 1][LARGEST_SUM + 1][];
        for (int cells = 1; cells < all.length; cells++) {
            for (int sum = 0; sum <= LARGEST_SUM; sum++) {
                all[cells][sum] = listed(cells, sum);
            }
        }
        return all;
    }

    private static long[] listed(int cells, int sum) {
        var found = LongStream.builder();
        add(cells, sum, 0, 0, found);
        return found.build().toArray();
    }

    private static void add(int cells, int sum, int used, long layout, LongStream.Builder found) {
        if (cells == 0) {
            if (sum == 0) {
                found.add(layout);
            }
            return;
        }
        for (int digit = 1; digit <= Math.min(BITS, sum); digit++) {
            int bit = 1 << digit - 1;
            if ((used & bit) == 0) {
                add(cells - 1, sum - digit, used | bit, layout << BITS | bit, found);
            }
        }
    }

    /// The digits of a layout.
    static int digits(long layout) {
        int digits = 0;
        for (long rest = layout; rest != 0; rest >>>= BITS) {
            digits |= (int) (rest & CELL);
        }
        return digits;
    }
}
