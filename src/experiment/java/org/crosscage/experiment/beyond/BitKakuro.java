package org.crosscage.experiment.beyond;

import java.util.Arrays;
import org.crosscage.core.clue.RunSums;

/// A Kakuro of sums over 1…9 as bits: simple iteration, level-1 iteration, and the exact answer. Candidates are nine
/// bits a cell (see [RunSums]). One is made for a net and used with many clues. Not for several threads.
///
/// Level-1 iteration goes on here until no clue takes anything away, which is all that trying out single clues can
/// ever find, in whatever order: `queue-level-1` stops no later, and may stop earlier, since it tries a clue again
/// only when one of the clue's own cells has changed.
final class BitKakuro {

    private final RunNet net;
    private final RunLayouts ways;
    private final int[] sums;
    private final int[][] levels;
    private final int[] union;
    private final int[] queue;
    private final boolean[] waits;
    private final int[] masks = new int[RunSums.LARGEST_DIGIT];
    private final int[] narrowed = new int[RunSums.LARGEST_DIGIT];
    private int first;
    private int waiting;
    private long nodes;
    private long most;
    private int mostUnion;

    BitKakuro(RunNet net, RunLayouts ways) {
        this.net = net;
        this.ways = ways;
        this.sums = new int[net.runs().length];
        this.levels = new int[net.cells() + 2][net.cells()];
        this.union = new int[net.cells()];
        this.queue = new int[net.runs().length];
        this.waits = new boolean[net.runs().length];
    }

    /// From now on the clues are these.
    void clues(int[] sums) {
        System.arraycopy(sums, 0, this.sums, 0, sums.length);
    }

    /// Simple iteration from nothing known.
    ///
    /// @param candidates gets what is left of each cell
    /// @return false when some cell has nothing left
    boolean simple(int[] candidates) {
        Arrays.fill(candidates, RunSums.ALL);
        for (int run = 0; run < sums.length; run++) {
            add(run);
        }
        return settle(candidates);
    }

    /// Level-1 iteration.
    ///
    /// @param candidates what simple iteration left; narrowed
    /// @return false when some cell has nothing left
    boolean levelOne(int[] candidates) {
        int idle = 0;
        for (int run = 0; idle < sums.length; run = (run + 1) % sums.length, idle++) {
            if (tryOut(run, candidates)) {
                idle = -1;
                if (!settle(candidates)) {
                    return false;
                }
                if (isSettled(candidates)) {
                    return true;
                }
            }
        }
        return true;
    }

    /// What stands in a solution.
    ///
    /// @param candidates what some iteration left; only what occurs in solutions stays, nothing when there is none
    /// @param nodes how many digits may be tried
    /// @param mostOpen how many candidates more than one a cell may occur
    /// @return whether both were enough; if not, nothing changes
    boolean exact(int[] candidates, long nodes, int mostOpen) {
        Arrays.fill(union, 0);
        System.arraycopy(candidates, 0, levels[0], 0, candidates.length);
        this.nodes = 0;
        this.most = nodes;
        this.mostUnion = mostOpen + candidates.length;
        explore(0, -1);
        if (this.nodes > most) {
            return false;
        }
        System.arraycopy(union, 0, candidates, 0, candidates.length);
        return true;
    }

    /// How many candidates there are beyond one a cell.
    static int open(int[] candidates) {
        int open = 0;
        for (int left : candidates) {
            open += Integer.bitCount(left) - 1;
        }
        return open;
    }

    static boolean isSettled(int[] candidates) {
        for (int left : candidates) {
            if ((left & left - 1) != 0) {
                return false;
            }
        }
        return true;
    }

    /// Every cell keeps what it has in one of the ways of a clue.
    ///
    /// @return whether that is less than before; then the runs concerned wait to be settled
    private boolean tryOut(int run, int[] candidates) {
        boolean open = false;
        for (int cell : net.runs()[run]) {
            open |= (candidates[cell] & candidates[cell] - 1) != 0;
        }
        if (!open) {
            return false;
        }
        Arrays.fill(union, 0);
        System.arraycopy(candidates, 0, levels[0], 0, candidates.length);
        nodes = 0;
        most = Long.MAX_VALUE;
        mostUnion = Integer.MAX_VALUE;
        explore(0, run);
        boolean less = false;
        for (int cell = 0; cell < candidates.length; cell++) {
            if (union[cell] != candidates[cell]) {
                candidates[cell] = union[cell];
                add(net.across()[cell]);
                add(net.down()[cell]);
                less = true;
            }
        }
        return less;
    }

    /// Adds to the union what is left when the open cells of a run are filled one after the other. What could add
    /// nothing is not looked at, and a digit that fails takes all ways with it that have it: neither changes the
    /// union.
    ///
    /// @param level whose candidates are given; those above are overwritten
    /// @param run -1 for all cells
    private void explore(int level, int run) {
        int[] given = levels[level];
        int cell = run < 0 ? tightest(given) : openOf(run, given);
        if (cell < 0) {
            int size = 0;
            for (int i = 0; i < given.length; i++) {
                union[i] |= given[i];
                size += Integer.bitCount(union[i]);
            }
            if (size > mostUnion) {
                nodes = most;
                nodes++;
            }
            return;
        }
        int[] tried = levels[level + 1];
        for (int left = given[cell]; left != 0; left &= left - 1) {
            if (++nodes > most) {
                return;
            }
            System.arraycopy(given, 0, tried, 0, given.length);
            tried[cell] = left & -left;
            add(net.across()[cell]);
            add(net.down()[cell]);
            if (settle(tried) && addsSomething(tried)) {
                explore(level + 1, run);
            }
        }
    }

    private boolean addsSomething(int[] candidates) {
        for (int i = 0; i < candidates.length; i++) {
            if ((candidates[i] & ~union[i]) != 0) {
                return true;
            }
        }
        return false;
    }

    private int openOf(int run, int[] candidates) {
        for (int cell : net.runs()[run]) {
            if ((candidates[cell] & candidates[cell] - 1) != 0) {
                return cell;
            }
        }
        return -1;
    }

    private static int tightest(int[] candidates) {
        int best = -1;
        int fewest = Integer.MAX_VALUE;
        for (int cell = 0; cell < candidates.length; cell++) {
            int count = Integer.bitCount(candidates[cell]);
            if (count > 1 && count < fewest) {
                best = cell;
                fewest = count;
            }
        }
        return best;
    }

    private void add(int run) {
        if (!waits[run]) {
            waits[run] = true;
            int place = first + waiting++;
            queue[place < queue.length ? place : place - queue.length] = run;
        }
    }

    /// Considers the runs that wait, until none does.
    private boolean settle(int[] candidates) {
        boolean alive = true;
        while (waiting > 0) {
            int run = queue[first];
            first = first + 1 == queue.length ? 0 : first + 1;
            waiting--;
            waits[run] = false;
            alive = alive && consider(run, candidates);
        }
        return alive;
    }

    private boolean consider(int run, int[] candidates) {
        int[] cells = net.runs()[run];
        for (int i = 0; i < cells.length; i++) {
            masks[i] = candidates[cells[i]];
        }
        ways.narrow(cells.length, sums[run], masks, narrowed);
        if (narrowed[0] == 0) {
            return false;
        }
        for (int i = 0; i < cells.length; i++) {
            if (narrowed[i] != masks[i]) {
                candidates[cells[i]] = narrowed[i];
                add(net.other(cells[i], run));
            }
        }
        return true;
    }
}
