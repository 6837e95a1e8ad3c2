package org.crosscage.core.logic.technique;

/// Finds k of some bit sets that have k bits between them: k cells with k candidates, and likewise k digits with k
/// cells. Both are the same search.
final class Subsets {

    /// What to do with a find.
    @FunctionalInterface
    interface Finder {
        /// @param members which sets, one bit each
        /// @param union the k bits that they have between them
        void found(long members, long union);
    }

    private final long[] sets;
    private final int k;
    private final Finder finder;
    private int count;

    /// @param sets room for the sets, at most 64; filled by [#add]
    Subsets(long[] sets, int k, Finder finder) {
        this.sets = sets;
        this.k = k;
        this.finder = finder;
    }

    /// Adds a set. One that is empty, has a single bit or too many is no member of any find.
    void add(long set) {
        sets[count++] = set;
    }

    void find() {
        find(0, k, 0, 0);
    }

    private void find(int from, int missing, long members, long union) {
        if (missing == 0) {
            if (Long.bitCount(union) == k) {
                finder.found(members, union);
            }
            return;
        }
        for (int i = from; i + missing <= count; i++) {
            long set = sets[i];
            if ((set & set - 1) != 0 && Long.bitCount(union | set) <= k) {
                find(i + 1, missing - 1, members | 1L << i, union | set);
            }
        }
    }
}
