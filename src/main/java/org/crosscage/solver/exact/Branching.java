package org.crosscage.solver.exact;

/// Which cell to try next: few digits left, and in constraints that have failed often (domain size over weighted
/// degree, Boussemart et al., "Boosting systematic search by weighting constraints", ECAI 2004). The weight draws
/// the search to where a large grid is in trouble, however far that is from the last guess.
///
/// Before anything has failed a cell of a KenKen weighs as much as a digit in it takes away from the other cells of its
/// lines, on average (its impact, Refalo, "Impact-based search strategies for constraint programming", CP 2004): a
/// fifth fewer guesses in 9x9 grids than with equal weights. In a Kakuro, where sums say more than lines, its degree
/// counts.
final class Branching {

    /// No cell is open.
    static final int NONE = -1;

    /// What a failure adds.
    private static final int BLAME = 10;
    /// What an impact of one digit counts beside it; from a third to the double of it the guesses are as many.
    private static final int IMPACT = 3;

    private final DomainStore store;
    private final ConstraintGraph graph;
    private int[] weights = new int[128];
    private int inTrouble;
    private boolean isWeighed;

    Branching(Propagation propagation) {
        this.store = propagation.store();
        this.graph = propagation.graph();
    }

    /// Forgets what failed before.
    void clear() {
        inTrouble = NONE;
        isWeighed = false;
    }

    /// The open cell to try, the first of equals.
    int choose() {
        if (inTrouble != NONE && !store.isSingle(inTrouble)) {
            return inTrouble;
        }
        return isWeighed ? tightest() : firstOpen();
    }

    private int firstOpen() {
        for (int cell = 0; cell < store.cellCount(); cell++) {
            if (!store.isSingle(cell)) {
                weigh();
                return tightest();
            }
        }
        return NONE;
    }

    private void weigh() {
        int count = store.cellCount();
        if (count >= weights.length) {
            weights = new int[2 * count];
        }
        for (int cell = 0; cell < count; cell++) {
            weights[cell] = graph.arePairs()
                    ? BLAME * Math.max(1, graph.degree(cell))
                    : 1 + IMPACT * shared(cell) / Long.bitCount(store.domain(cell));
        }
        isWeighed = true;
    }

    /// How many candidates of other cells in its units are also its own.
    private int shared(int cell) {
        long domain = store.domain(cell);
        if (store.isSingle(cell)) {
            return 0;
        }
        var units = graph.units();
        int shared = 0;
        for (int at = units.begin(cell); at < units.end(cell); at++) {
            int unit = units.rules()[at];
            for (int place = graph.begin(unit); place < graph.endOfOpen(unit); place++) {
                long other = store.domain(graph.cells()[place]);
                shared += Long.bitCount(other & domain & Bits.allIfSeveral(other));
            }
            shared -= Long.bitCount(domain); // it is not another cell
        }
        return shared;
    }

    private int tightest() {
        int best = NONE;
        long bestSize = 0;
        long bestWeight = 1;
        for (int cell = 0; cell < store.cellCount(); cell++) {
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
        if (isWeighed) {
            for (int at = graph.begin(rule); at < graph.endOfOpen(rule); at++) {
                weights[graph.cells()[at]] += BLAME;
            }
        }
    }
}
