package org.crosscage.kind.kakuro.generate;

import java.util.Arrays;
import org.crosscage.core.clue.RunSums;
import org.crosscage.core.model.Shape;
import org.crosscage.kind.kakuro.rules.KakuroGrid;

/// What the clues of a full grid say about its cells when each run is looked at alone, again and again: the
/// yardstick of the generator. Made for millions of looks at grids of one shape, so it works on plain arrays; sets
/// of digits are masks as in [RunSums].
///
/// Every narrowing is noted: which run took what from which cell. When a few sums change, those notes are read
/// again in their order; what a run with another sum concluded, and what was concluded from that, is left out, and
/// only the runs that it was left out for are looked at anew.
final class RunNarrowing {

    private final int[][] runs;
    private final int firstDown;
    private final int[] acrossOf;
    private final int[] downOf;
    private final FilterMemory memory;
    private final int[] sums;
    private final int[] domains;
    private final int[] keptDomains;
    private final int[] keptSums;
    private final int[] queue;
    private final boolean[] queued;
    private final boolean[] doubtful;
    private RemovalLog log;
    private RemovalLog keptLog;
    private int first;
    private int waiting;
    private int candidates;
    private int keptCandidates;

    /// @param filter how closely a run is looked at
    RunNarrowing(Shape shape, RunFilter filter) {
        memory = new FilterMemory(filter);
        runs = KakuroGrid.runs(shape).stream().map(run -> run.cells().toArray()).toArray(int[][]::new);
        acrossOf = new int[shape.cellCount()];
        downOf = new int[shape.cellCount()];
        firstDown = (int) KakuroGrid.runs(shape).stream()
                .filter(run -> run.direction() == KakuroGrid.Direction.ACROSS)
                .count();
        for (int run = 0; run < runs.length; run++) {
            for (int cell : runs[run]) {
                (run < firstDown ? acrossOf : downOf)[cell] = run;
            }
        }
        sums = new int[runs.length];
        domains = new int[shape.cellCount()];
        keptDomains = new int[shape.cellCount()];
        keptSums = new int[runs.length];
        queue = new int[runs.length];
        queued = new boolean[runs.length];
        doubtful = new boolean[runs.length];
        log = new RemovalLog(shape.cellCount());
        keptLog = new RemovalLog(shape.cellCount());
    }

    int[] acrossRun(int cell) {
        return runs[acrossOf[cell]];
    }

    int[] downRun(int cell) {
        return runs[downOf[cell]];
    }

    /// The digits left for a cell after the last narrowing.
    int domain(int cell) {
        return domains[cell];
    }

    /// What the last narrowing left.
    int candidates() {
        return candidates;
    }

    /// How many digits too many the clues leave in all cells together; 0 means exactly one solution, found by
    /// looking at single runs.
    ///
    /// @param digits a digit for each cell, no run with a repetition
    int energy(int[] digits) {
        blank();
        for (int run = 0; run < runs.length; run++) {
            sums[run] = sum(digits, runs[run]);
            enqueue(run);
        }
        settle();
        return candidates;
    }

    /// Takes the digits that were looked at last, by [#energy(int[])] or [#energy(int[],int,int)], as those that the
    /// looks at changed digits start from.
    void keep() {
        System.arraycopy(domains, 0, keptDomains, 0, domains.length);
        System.arraycopy(sums, 0, keptSums, 0, sums.length);
        keptCandidates = candidates;
        var spare = keptLog;
        keptLog = log;
        log = spare;
    }

    /// As [#energy(int[])], sooner.
    ///
    /// @param digits the kept ones but for two cells of one run, which may be the same cell
    int energy(int[] digits, int cell, int other) {
        blank();
        System.arraycopy(keptSums, 0, sums, 0, sums.length);
        Arrays.fill(doubtful, false);
        change(digits, acrossOf[cell]);
        change(digits, downOf[cell]);
        change(digits, acrossOf[other]);
        change(digits, downOf[other]);
        for (int i = 0; i < keptLog.count(); i++) {
            long note = keptLog.get(i);
            int at = RemovalLog.cell(note);
            int run = RemovalLog.run(note);
            if (doubtful[run]) {
                doubt(acrossOf[at]);
                doubt(downOf[at]);
            } else {
                take(at, RemovalLog.taken(note) & domains[at], run);
            }
        }
        settle();
        return candidates;
    }

    /// A number that the energy of changed digits is not below, found in a fraction of the time: only the runs of
    /// the changed cells start afresh, all other cells from what was left for them before the change. What is left
    /// in the end is never more than if all had started afresh, because less to start from never leaves more.
    ///
    /// @param digits as in [#energy(int[],int,int)]
    int atLeast(int[] digits, int cell, int other) {
        System.arraycopy(keptDomains, 0, domains, 0, domains.length);
        System.arraycopy(keptSums, 0, sums, 0, sums.length);
        candidates = keptCandidates;
        log.clear();
        renew(digits, acrossOf[cell]);
        renew(digits, downOf[cell]);
        renew(digits, acrossOf[other]);
        renew(digits, downOf[other]);
        settle();
        return candidates;
    }

    /// Narrows other domains than its own, under the sums of the last narrowing.
    ///
    /// @param tried by cell; narrowed
    /// @param cell where they have just been narrowed
    /// @return false when some run cannot be filled; then the domains are of no use
    boolean settle(int[] tried, int cell) {
        enqueue(acrossOf[cell]);
        enqueue(downOf[cell]);
        boolean alive = true;
        while (waiting > 0) {
            int run = next();
            alive = alive && filter(run, tried);
        }
        return alive;
    }

    private boolean filter(int run, int[] tried) {
        int[] cells = runs[run];
        long taken = memory.taken(cells, sums[run], tried);
        int[] crossing = run < firstDown ? downOf : acrossOf;
        return keep(tried, cells, 0, taken, crossing)
                && keep(tried, cells, FilterMemory.FIRST_CELLS, memory.takenFromLast(), crossing);
    }

    /// @param taken nine bits a cell, from a place of the run on
    /// @return whether every cell has something left
    private boolean keep(int[] tried, int[] cells, int from, long taken, int[] crossing) {
        for (long rest = taken; rest != 0; ) {
            int place = firstPlace(rest);
            int cell = cells[from + place];
            tried[cell] &= ~digits(rest, place);
            enqueue(crossing[cell]);
            if (tried[cell] == 0) {
                return false;
            }
            rest = without(rest, place);
        }
        return true;
    }

    private void blank() {
        Arrays.fill(domains, RunSums.ALL);
        candidates = domains.length * (RunSums.LARGEST_DIGIT - 1);
        log.clear();
    }

    private void change(int[] digits, int run) {
        int sum = sum(digits, runs[run]);
        if (sum != keptSums[run]) {
            sums[run] = sum;
            doubt(run);
        }
    }

    private void doubt(int run) {
        doubtful[run] = true;
        enqueue(run);
    }

    private void renew(int[] digits, int run) {
        sums[run] = sum(digits, runs[run]);
        for (int cell : runs[run]) {
            candidates += RunSums.LARGEST_DIGIT - Integer.bitCount(domains[cell]);
            domains[cell] = RunSums.ALL;
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
            filter(next());
        }
    }

    private int next() {
        int run = queue[first];
        first = first + 1 == queue.length ? 0 : first + 1;
        waiting--;
        queued[run] = false;
        return run;
    }

    private void filter(int run) {
        int[] cells = runs[run];
        int[] crossing = run < firstDown ? downOf : acrossOf;
        long taken = memory.taken(cells, sums[run], domains);
        take(cells, 0, taken, run, crossing);
        take(cells, FilterMemory.FIRST_CELLS, memory.takenFromLast(), run, crossing);
    }

    private void take(int[] cells, int from, long taken, int run, int[] crossing) {
        for (long rest = taken; rest != 0; ) {
            int place = firstPlace(rest);
            int cell = cells[from + place];
            take(cell, digits(rest, place), run);
            enqueue(crossing[cell]);
            rest = without(rest, place);
        }
    }

    /// The first of the cells that lose something; most lose nothing, and are not looked at one by one.
    private static int firstPlace(long taken) {
        return Long.numberOfTrailingZeros(taken) / RunSums.LARGEST_DIGIT;
    }

    private static int digits(long taken, int place) {
        return (int) (taken >>> place * RunSums.LARGEST_DIGIT) & RunSums.ALL;
    }

    private static long without(long taken, int place) {
        return taken & ~((long) RunSums.ALL << place * RunSums.LARGEST_DIGIT);
    }

    private void take(int cell, int digits, int run) {
        if (digits != 0) {
            domains[cell] &= ~digits;
            candidates -= Integer.bitCount(digits);
            log.add(cell, digits, run);
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
