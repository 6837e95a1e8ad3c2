package org.crosscage.solver.exact;

import java.util.Arrays;
import org.crosscage.core.search.RunSums;

/// The units, with or without a sum: a digit placed leaves the other cells; only digits of a live combination stay;
/// a required digit with one cell left goes there (in a line every digit is required). Two open cells with a sum
/// are looked at exactly.
final class Units {

    /// The sum of a unit that has none.
    static final int NO_SUM = -1;

    static final int BROKEN = -1;

    private static final int ALL = (1 << RunSums.LARGEST_DIGIT) - 1;

    private final Scopes scopes;
    private final Store store;
    private final int[] open = new int[Long.SIZE + 1];
    private final int[] changed = new int[Long.SIZE + 1];
    private final long[] before = new long[Long.SIZE + 1];
    private int[] sums = new int[64];

    Units(Scopes scopes, Store store) {
        this.scopes = scopes;
        this.store = store;
    }

    void add(int rule, int sum) {
        if (rule >= sums.length) {
            sums = Arrays.copyOf(sums, 2 * rule);
        }
        sums[rule] = sum;
    }

    /// Narrows full domains to what the sum allows.
    void start(int rule) {
        int sum = sums[rule];
        if (sum != NO_SUM) {
            int begin = scopes.begin(rule);
            int end = scopes.begin(rule + 1);
            int count = 0;
            for (int at = begin; at < end; at++) {
                count += scopes.cells()[at] == store.cellCount() ? 0 : 1;
            }
            int possible = RunSums.possible(count, sum, ALL);
            for (int at = begin; at < end; at++) {
                store.restrict(scopes.cells()[at], possible);
            }
        }
    }

    int sum(int rule) {
        return sums[rule];
    }

    /// Narrows the domains of the cells. Repeated at once it would find nothing more.
    ///
    /// @return how many cells are open, or [#BROKEN]; once none is open the answer is exact
    int narrow(int rule) {
        long[] domains = store.domains();
        int[] cells = scopes.cells();
        int begin = scopes.begin(rule);
        int end = scopes.begin(rule + 1);
        int sum = sums[rule];
        while (true) {
            long once = 0;
            long twice = 0;
            long placed = 0;
            long clash = 0;
            int count = 0;
            // without branches, which no processor would foresee
            for (int at = begin; at < end; at++) {
                int cell = cells[at];
                long domain = domains[cell];
                boolean isOpen = (domain & domain - 1) != 0;
                long digit = isOpen ? 0 : domain;
                twice |= once & domain;
                once |= domain;
                clash |= placed & digit;
                placed |= digit;
                open[count] = cell;
                count += isOpen ? 1 : 0;
            }
            if (clash != 0) {
                return BROKEN;
            }
            long free = once & ~placed;
            long possible;
            long required;
            if (sum == NO_SUM) {
                possible = free;
                required = Long.bitCount(free) == count ? free : 0;
            } else {
                int rest = sum - RunSums.sum((int) placed);
                if (count == 0) {
                    return rest == 0 ? 0 : BROKEN;
                }
                if (count == 2) {
                    return narrowPair(rest, (int) free);
                }
                int answer = RunSums.answer(count, rest, (int) free);
                possible = RunSums.possible(answer);
                required = RunSums.required(answer);
            }
            if (Long.bitCount(possible) < count) {
                return BROKEN;
            }
            long alone = required & ~twice;
            if ((possible ^ free | placed & twice | alone) == 0) {
                return count;
            }
            int settled = narrowOpen(domains, count, possible, alone);
            if (settled <= 0) {
                return settled == 0 ? count : BROKEN; // no digit was placed, so nothing more follows
            }
        }
    }

    /// @param alone required digits that only one open cell can take
    /// @return how many cells were given their digit, or [#BROKEN]
    private int narrowOpen(long[] domains, int count, long possible, long alone) {
        int changes = 0;
        int settled = 0;
        long broken = 0;
        for (int i = 0; i < count; i++) {
            int cell = open[i];
            long domain = domains[cell];
            long kept = domain & possible;
            long here = kept & alone;
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
        return broken == 0 ? settled : BROKEN;
    }

    /// Two open cells of a unit with a sum: each keeps what the other one completes.
    private int narrowPair(int rest, int free) {
        int one = (int) store.domain(open[0]) & free;
        int kept = one & mirrored((int) store.domain(open[1]) & free, rest);
        return store.keep(open[0], kept) && store.keep(open[1], mirrored(kept, rest)) ? 2 : BROKEN;
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
