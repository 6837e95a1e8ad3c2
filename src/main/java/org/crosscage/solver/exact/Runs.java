package org.crosscage.solver.exact;

import java.util.Arrays;
import org.crosscage.core.clue.RunSums;

/// The units with a sum: a digit placed leaves the other cells; only digits of a live combination stay; a required
/// digit with one cell left goes there. One and two open cells are looked at exactly.
final class Runs {

    private static final int ALL = (1 << RunSums.LARGEST_DIGIT) - 1;

    private final ConstraintGraph graph;
    private final DomainStore store;
    private final int[] openNow = new int[RunSums.LARGEST_DIGIT + 1];
    private final int[] changed = new int[RunSums.LARGEST_DIGIT + 1];
    private final long[] before = new long[RunSums.LARGEST_DIGIT + 1];
    private int[] sums = new int[64];

    Runs(ConstraintGraph graph, DomainStore store) {
        this.graph = graph;
        this.store = store;
    }

    /// @param sum of digits from 1, or [Units#NO_SUM] for a unit that is none of these
    void add(int rule, int sum) {
        if (rule >= sums.length) {
            sums = Arrays.copyOf(sums, 2 * rule);
        }
        sums[rule] = sum;
    }

    /// What the cells add up to that were not settled for good; see [ConstraintGraph#endOfOpen(int)].
    int sum(int rule) {
        return sums[rule];
    }

    /// Narrows full domains to what the sum allows.
    void start(int rule) {
        int[] cells = graph.cells();
        int begin = graph.begin(rule);
        int end = graph.endOfOpen(rule);
        int possible = RunSums.possible(end - begin, sums[rule], ALL);
        for (int at = begin; at < end; at++) {
            store.restrict(cells[at], possible);
        }
    }

    /// Narrows the domains of the cells. Repeated at once it would find nothing more.
    ///
    /// @return how many cells are open, or [Units#BROKEN]; once none is open the answer is exact
    int narrow(int rule) {
        long[] domains = store.domains();
        int[] cells = graph.cells();
        int begin = graph.begin(rule);
        int end = graph.endOfOpen(rule);
        boolean isForGood = !store.keepsTrail();
        int[] open = isForGood ? cells : openNow;
        int first = isForGood ? begin : 0;
        int sum = sums[rule];
        while (true) {
            int once = 0;
            int twice = 0;
            int placed = 0;
            int clash = 0;
            int next = first;
            // without branches, which no processor would foresee
            for (int at = begin; at < end; at++) {
                int cell = cells[at];
                int domain = (int) domains[cell];
                boolean isOpen = (domain & domain - 1) != 0;
                int digit = isOpen ? 0 : domain;
                twice |= once & domain;
                once |= domain;
                clash |= placed & digit;
                placed |= digit;
                open[next] = cell;
                next += isOpen ? 1 : 0;
            }
            if (clash != 0) {
                return Units.BROKEN;
            }
            int rest = sum - RunSums.sum(placed);
            if (isForGood) {
                sum = rest;
                sums[rule] = rest;
                end = next;
                graph.keepOpen(rule, next);
            }
            int free = once & ~placed;
            int count = next - first;
            if (count <= 2) {
                return narrowFew(count, open, first, rest, free);
            }
            int answer = RunSums.answer(count, rest, free);
            int possible = RunSums.possible(answer);
            int alone = RunSums.required(answer) & ~twice;
            if (Integer.bitCount(possible) < count) {
                return Units.BROKEN;
            }
            if ((possible ^ free | placed & twice | alone) == 0) {
                return count;
            }
            int settled = narrowOpen(open, first, next, possible, alone);
            if (settled <= 0) {
                return settled == 0 ? count : Units.BROKEN; // no digit was placed, so nothing more follows
            }
        }
    }

    /// Up to two open cells: one gets what is left of the sum; of two each keeps what the other one completes.
    ///
    /// @param first where they begin among the open ones
    private int narrowFew(int count, int[] open, int first, int rest, int free) {
        if (count == 2) {
            int one = open[first];
            int other = open[first + 1];
            int kept = (int) store.domain(one) & free & mirrored((int) store.domain(other) & free, rest);
            return store.keep(one, kept) && store.keep(other, mirrored(kept, rest)) ? 2 : Units.BROKEN;
        }
        if (count == 0) {
            return rest == 0 ? 0 : Units.BROKEN;
        }
        return 0 < rest && store.keep(open[first], free & 1L << rest - 1) ? 0 : Units.BROKEN;
    }

    /// @param alone required digits that only one open cell can take
    /// @return how many cells were given their digit, or [Units#BROKEN]
    private int narrowOpen(int[] open, int first, int next, int possible, int alone) {
        long[] domains = store.domains();
        int changes = 0;
        int settled = 0;
        int broken = 0;
        for (int i = first; i < next; i++) {
            int cell = open[i];
            int domain = (int) domains[cell];
            int kept = domain & possible;
            int here = kept & alone;
            kept = here == 0 ? kept : here;
            broken |= here & here - 1;
            broken |= kept == 0 ? 1 : 0;
            settled += (kept & kept - 1) == 0 ? 1 : 0;
            domains[cell] = kept;
            changed[changes] = cell;
            before[changes] = domain;
            changes += kept == domain ? 0 : 1;
        }
        for (int i = 0; i < changes; i++) {
            store.changed(changed[i], before[i]);
        }
        return broken == 0 ? settled : Units.BROKEN;
    }

    /// The digits that make up a sum with digits of a set, each with another one.
    static int mirrored(int set, int sum) {
        if (sum < 3 || sum > 2 * RunSums.LARGEST_DIGIT - 1) {
            return 0;
        }
        // digit d is bit d - 1, reversed bit 32 - d; sum - d is bit sum - d - 1
        int mirrored = Integer.reverse(set) >>> Integer.SIZE + 1 - sum;
        return (sum & 1) == 0 ? mirrored & ~(1 << sum / 2 - 1) : mirrored;
    }
}
