package org.crosscage.kind.kakuro;

import java.util.Arrays;
import org.crosscage.core.model.Shape;
import org.crosscage.core.search.RunSums;

/// What the clues of a full grid say about its cells when each run is looked at alone, again and again: the
/// yardstick of the generator. Made for millions of looks at grids of one shape, so it works on plain arrays; sets
/// of digits are masks as in [RunSums].
final class RunNarrowing {

    private static final int ALL = (1 << RunSums.LARGEST_DIGIT) - 1;

    private final int[][] runs;
    private final int[] acrossOf;
    private final int[] downOf;
    private final int[] sums;
    private final int[] domains;
    private final int[] keptDomains;
    private final int[] keptSums;
    private final int[] queue;
    private final boolean[] queued;
    private int first;
    private int waiting;

    RunNarrowing(Shape shape) {
        runs = KakuroGrid.runs(shape).stream().map(run -> run.cells().toArray()).toArray(int[][]::new);
        acrossOf = new int[shape.cellCount()];
        downOf = new int[shape.cellCount()];
        int across = (int) KakuroGrid.runs(shape).stream()
                .filter(run -> run.direction() == KakuroGrid.Direction.ACROSS)
                .count();
        for (int run = 0; run < runs.length; run++) {
            for (int cell : runs[run]) {
                (run < across ? acrossOf : downOf)[cell] = run;
            }
        }
        sums = new int[runs.length];
        domains = new int[shape.cellCount()];
        keptDomains = new int[shape.cellCount()];
        keptSums = new int[runs.length];
        queue = new int[runs.length];
        queued = new boolean[runs.length];
    }

    int[] acrossRun(int cell) {
        return runs[acrossOf[cell]];
    }

    int[] downRun(int cell) {
        return runs[downOf[cell]];
    }

    /// The digits left for a cell after [#energy(int[])].
    int domain(int cell) {
        return domains[cell];
    }

    /// How many digits too many the clues leave in all cells together; 0 means exactly one solution, found by
    /// looking at single runs.
    ///
    /// @param digits a digit for each cell, no run with a repetition
    int energy(int[] digits) {
        Arrays.fill(domains, ALL);
        for (int run = 0; run < runs.length; run++) {
            sums[run] = sum(digits, runs[run]);
            enqueue(run);
        }
        settle();
        return energy();
    }

    /// Takes the digits that [#energy(int[])] looked at last as those that [#atLeast(int[],int,int)] starts from.
    void keep() {
        System.arraycopy(domains, 0, keptDomains, 0, domains.length);
        System.arraycopy(sums, 0, keptSums, 0, sums.length);
    }

    /// A number that the energy of changed digits is not below, found in a fraction of the time: only the runs of
    /// the changed cells start afresh, all other cells from what was left for them before the change. What is left
    /// in the end is never more than if all had started afresh, because less to start from never leaves more.
    ///
    /// @param digits the kept ones but for two cells of one run, which may be the same cell
    int atLeast(int[] digits, int cell, int other) {
        System.arraycopy(keptDomains, 0, domains, 0, domains.length);
        System.arraycopy(keptSums, 0, sums, 0, sums.length);
        renew(digits, acrossOf[cell]);
        renew(digits, downOf[cell]);
        renew(digits, acrossOf[other]);
        renew(digits, downOf[other]);
        settle();
        return energy();
    }

    private void renew(int[] digits, int run) {
        sums[run] = sum(digits, runs[run]);
        for (int cell : runs[run]) {
            domains[cell] = ALL;
            enqueue(acrossOf[cell]);
            enqueue(downOf[cell]);
        }
    }

    private static int sum(int[] digits, int[] run) {
        int sum = 0;
        for (int cell : run) {
            sum += digits[cell];
        }
        return sum;
    }

    private void settle() {
        while (waiting > 0) {
            int run = queue[first];
            first = first + 1 == queue.length ? 0 : first + 1;
            waiting--;
            queued[run] = false;
            narrow(runs[run], sums[run]);
        }
    }

    private int energy() {
        int energy = 0;
        for (int domain : domains) {
            energy += Integer.bitCount(domain) - 1;
        }
        return energy;
    }

    private void narrow(int[] run, int sum) {
        int placed = 0;
        int open = 0;
        for (int cell : run) {
            int domain = domains[cell];
            if ((domain & domain - 1) == 0) {
                placed |= domain;
            } else {
                open++;
            }
        }
        if (open == 0) {
            return;
        }
        int union = 0;
        int twice = 0;
        for (int cell : run) {
            int domain = domains[cell];
            if ((domain & domain - 1) != 0) {
                twice |= union & domain & ~placed;
                union |= domain & ~placed;
            }
        }
        int rest = sum - RunSums.sum(placed);
        int possible = RunSums.possible(open, rest, union);
        int alone = RunSums.required(open, rest, union) & ~twice;
        for (int cell : run) {
            int domain = domains[cell];
            if ((domain & domain - 1) != 0) {
                int kept = domain & possible;
                keep(cell, (kept & alone) == 0 ? kept : kept & alone);
            }
        }
    }

    /// Wakes both runs of a cell that changed, the running one too: it stops when it changes nothing.
    private void keep(int cell, int kept) {
        if (kept != domains[cell]) {
            domains[cell] = kept;
            enqueue(acrossOf[cell]);
            enqueue(downOf[cell]);
        }
    }

    private void enqueue(int run) {
        if (!queued[run]) {
            queued[run] = true;
            int at = first + waiting++;
            queue[at < queue.length ? at : at - queue.length] = run;
        }
    }
}
