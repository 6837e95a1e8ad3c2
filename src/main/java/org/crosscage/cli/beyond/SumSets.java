package org.crosscage.cli.beyond;

/// Sets of digits 1…9 as nine bits (digit `d` is bit `d - 1`), and which of them can grow to a set of a given size
/// and sum.
final class SumSets {

    static final int ALL = 0x1ff;
    static final int LONGEST = 9;
    static final int LARGEST_SUM = 45;

    private final int[] sums = new int[ALL + 1];
    /// By size and sum: the sets that are part of a set of that size and sum, one bit a set.
    private final long[][][] parts = new long[LONGEST + 1][LARGEST_SUM + 1][(ALL + 1) / Long.SIZE];

    SumSets() {
        for (int set = 1; set <= ALL; set++) {
            sums[set] = sums[set & set - 1] + Integer.numberOfTrailingZeros(set) + 1;
        }
        for (int whole = 0; whole <= ALL; whole++) {
            var of = parts[Integer.bitCount(whole)][sums[whole]];
            for (int part = whole; ; part = part - 1 & whole) {
                of[part >> 6] |= 1L << part;
                if (part == 0) {
                    break;
                }
            }
        }
    }

    int sum(int set) {
        return sums[set];
    }

    /// The sets that are part of a set of this size and sum: bit `s & 63` of element `s >> 6` is for the set `s`.
    long[] parts(int size, int sum) {
        return parts[size][sum];
    }
}
