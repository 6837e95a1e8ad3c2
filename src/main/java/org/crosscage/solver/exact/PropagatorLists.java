package org.crosscage.solver.exact;

import java.util.Arrays;

/// The rules of each cell, side by side in one array. A list of less than two is filled up with
/// [PropagatorQueue#NOBODY], so that the first two rules of a cell, which most cells have, can be woken without
/// looking how many there are.
final class PropagatorLists {

    private static final int SHORTEST = 2;

    private int[] rules = new int[256];
    private int[] counts = new int[128];
    private int stride = SHORTEST;

    /// Empties the lists of so many cells.
    void clear(int cellCount) {
        if (cellCount > counts.length) {
            counts = new int[2 * cellCount];
            stride = SHORTEST;
            rules = new int[counts.length * stride];
        }
        Arrays.fill(counts, 0, cellCount, 0);
        Arrays.fill(rules, 0, cellCount * stride, PropagatorQueue.NOBODY);
    }

    void add(int cell, int rule) {
        int count = counts[cell]++;
        if (count == stride) {
            widen();
        }
        rules[cell * stride + count] = rule;
    }

    private void widen() {
        int[] narrow = rules;
        rules = new int[2 * narrow.length];
        Arrays.fill(rules, PropagatorQueue.NOBODY);
        for (int at = 0; at < narrow.length; at++) {
            rules[at / stride * 2 * stride + at % stride] = narrow[at];
        }
        stride *= 2;
    }

    /// Whether no cell ever had more than two.
    boolean arePairs() {
        return stride == SHORTEST;
    }

    int[] rules() {
        return rules;
    }

    /// Where the rules of a cell begin in [#rules()].
    int begin(int cell) {
        return cell * stride;
    }

    /// Where they end.
    int end(int cell) {
        return cell * stride + counts[cell];
    }

    int count(int cell) {
        return counts[cell];
    }

    boolean has(int cell, int rule) {
        for (int at = begin(cell); at < end(cell); at++) {
            if (rules[at] == rule) {
                return true;
            }
        }
        return false;
    }
}
