package org.crosscage.kind.kakuro.generate;

import java.util.Arrays;

/// What stands in some solution, of the little that looking at single runs has left: a search that leaves out what
/// can add nothing new.
final class RunSolutions {

    private static final int MOST_NODES = 400;

    private final RunNarrowing narrowing;
    private final int[] union;
    private final int[][] levels;
    private int nodes;
    private int most;
    private int size;

    RunSolutions(RunNarrowing narrowing, int cellCount) {
        this.narrowing = narrowing;
        this.union = new int[cellCount];
        this.levels = new int[cellCount + 1][];
    }

    /// How many digits too many the solutions have in all cells together; 0 means that there is one solution.
    ///
    /// @param most more than so many need not be counted
    /// @return a number above `most` when there are more, or when the search takes too long
    int open(int most) {
        this.most = most;
        nodes = 0;
        size = -union.length;
        Arrays.fill(union, 0);
        int[] first = level(0);
        for (int cell = 0; cell < first.length; cell++) {
            first[cell] = narrowing.domain(cell);
        }
        explore(0);
        return nodes > MOST_NODES ? Integer.MAX_VALUE : size;
    }

    /// The digits of a cell in solutions, after [#open(int)].
    int digits(int cell) {
        return union[cell];
    }

    private void explore(int depth) {
        int[] given = levels[depth];
        int cell = tightest(given);
        if (cell < 0) {
            for (int i = 0; i < given.length; i++) {
                size += Integer.bitCount(given[i] & ~union[i]);
                union[i] |= given[i];
            }
            return;
        }
        int[] tried = level(depth + 1);
        for (int left = given[cell]; left != 0 && nodes <= MOST_NODES && size <= most; left &= left - 1) {
            nodes++;
            System.arraycopy(given, 0, tried, 0, given.length);
            tried[cell] = left & -left;
            if (narrowing.settle(tried, cell) && addsSomething(tried)) {
                explore(depth + 1);
            }
        }
    }

    private int[] level(int depth) {
        if (levels[depth] == null) {
            levels[depth] = new int[union.length];
        }
        return levels[depth];
    }

    private boolean addsSomething(int[] domains) {
        for (int i = 0; i < domains.length; i++) {
            if ((domains[i] & ~union[i]) != 0) {
                return true;
            }
        }
        return false;
    }

    private static int tightest(int[] domains) {
        int best = -1;
        int fewest = Integer.MAX_VALUE;
        for (int cell = 0; cell < domains.length; cell++) {
            int count = Integer.bitCount(domains[cell]);
            if (count > 1 && count < fewest) {
                best = cell;
                fewest = count;
            }
        }
        return best;
    }
}
