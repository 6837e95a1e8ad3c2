package org.crosscage.solver.exact;

/// The units without a sum: a digit placed leaves the other cells; a digit with one cell left goes there where every
/// digit is required, as in a line.
final class Units {

    /// The sum of a unit that has none.
    static final int NO_SUM = -1;

    static final int BROKEN = -1;

    private final ConstraintGraph graph;
    private final DomainStore store;
    private final int[] some = new int[Long.SIZE + 1];
    private final int[] changed = new int[Long.SIZE + 1];
    private final long[] before = new long[Long.SIZE + 1];

    Units(ConstraintGraph graph, DomainStore store) {
        this.graph = graph;
        this.store = store;
    }

    /// Narrows the domains of the cells. Repeated at once it would find nothing more.
    ///
    /// @return how many cells are open, or [#BROKEN]; once none is open the answer is exact
    int narrow(int rule) {
        long[] domains = store.domains();
        int[] cells = graph.cells();
        int begin = graph.begin(rule);
        int end = graph.endOfOpen(rule);
        boolean isForGood = !store.keepsTrail();
        int[] open = isForGood ? cells : some;
        int first = isForGood ? begin : 0;
        while (true) {
            long once = 0;
            long twice = 0;
            long placed = 0;
            long clash = 0;
            int next = first;
            // without branches, which no processor would foresee
            for (int at = begin; at < end; at++) {
                int cell = cells[at];
                long domain = domains[cell];
                long isOpen = Bits.allIfSeveral(domain);
                long digit = domain & ~isOpen;
                twice |= once & domain;
                once |= domain;
                clash |= placed & digit;
                placed |= digit;
                open[next] = cell;
                next -= (int) isOpen;
            }
            if (isForGood) {
                end = next;
                graph.keepOpen(rule, next);
            }
            int count = next - first;
            long free = once & ~placed;
            if (clash != 0 || Long.bitCount(free) < count) {
                return BROKEN;
            }
            long alone = Long.bitCount(free) == count ? free & ~twice : 0;
            if ((placed & twice | alone) == 0) {
                return count;
            }
            int settled = narrowOpen(domains, open, first, next, free, alone);
            if (settled <= 0) {
                return settled == 0 ? count : BROKEN; // no digit was placed, so nothing more follows
            }
        }
    }

    /// @param alone required digits that only one open cell can take
    /// @return how many cells were given their digit, or [#BROKEN]
    private int narrowOpen(long[] domains, int[] open, int first, int next, long possible, long alone) {
        int changes = 0;
        int settled = 0;
        long broken = 0;
        for (int i = first; i < next; i++) {
            int cell = open[i];
            long domain = domains[cell];
            long kept = domain & possible;
            long here = kept & alone;
            kept &= here | ~Bits.allIfAny(here);
            broken |= here & here - 1;
            broken |= ~Bits.allIfAny(kept);
            settled += 1 + (int) Bits.allIfSeveral(kept);
            domains[cell] = kept;
            changed[changes] = cell;
            before[changes] = domain;
            changes -= (int) Bits.allIfAny(kept ^ domain);
        }
        for (int i = 0; i < changes; i++) {
            store.changed(changed[i], before[i]);
        }
        return broken == 0 ? settled : BROKEN;
    }
}
