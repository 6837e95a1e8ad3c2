package org.crosscage.kind.kakuro.generate;

import org.crosscage.core.clue.RunSums;

/// Which run took what from which cell, in order: a number each. A cell can lose something nine times at most.
final class RemovalLog {

    private static final int TAKEN = (1 << RunSums.LARGEST_DIGIT) - 1;
    private static final int RUN_AT = Integer.SIZE;

    private final long[] all;
    private int count;

    RemovalLog(int cellCount) {
        all = new long[cellCount * RunSums.LARGEST_DIGIT];
    }

    void clear() {
        count = 0;
    }

    int count() {
        return count;
    }

    /// @param taken the digits, a mask as in [RunSums]
    void add(int cell, int taken, int run) {
        all[count++] = (long) run << RUN_AT | cell << RunSums.LARGEST_DIGIT | taken;
    }

    long get(int i) {
        return all[i];
    }

    static int run(long note) {
        return (int) (note >>> RUN_AT);
    }

    static int cell(long note) {
        return (int) note >>> RunSums.LARGEST_DIGIT;
    }

    static int taken(long note) {
        return (int) note & TAKEN;
    }
}
