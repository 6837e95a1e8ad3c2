package org.crosscage.solver.exact;

import java.util.Arrays;

/// Which cell to try next: few digits left, and in constraints that have failed often (domain size over weighted
/// degree, Boussemart et al., "Boosting systematic search by weighting constraints", ECAI 2004). The weight draws
/// the search to where a large grid is in trouble, however far that is from the last guess.
final class Branching {

    /// No cell is open.
    static final int NONE = -1;

    private final Store store;
    private final long[] weights;
    private int inTrouble = NONE;

    Branching(Store store) {
        this.store = store;
        this.weights = new long[store.cellCount()];
        Arrays.setAll(weights, store::degree);
    }

    /// The open cell to try, the first of equals.
    int choose() {
        if (inTrouble != NONE && !store.isSingle(inTrouble)) {
            return inTrouble;
        }
        int best = NONE;
        long bestSize = 0;
        long bestWeight = 1;
        for (int cell = 0; cell < weights.length; cell++) {
            if (!store.isSingle(cell)) {
                long size = Long.bitCount(store.domain(cell));
                if (best == NONE || size * bestWeight < bestSize * weights[cell]) {
                    best = cell;
                    bestSize = size;
                    bestWeight = weights[cell];
                }
            }
        }
        return best;
    }

    /// Tries this cell first until it has a digit.
    void insistOn(int cell) {
        inTrouble = cell;
    }

    /// Makes the cells of a rule that failed more likely to be tried.
    void blame(int rule) {
        for (int cell : store.cellsOf(rule)) {
            weights[cell]++;
        }
    }
}
