package org.crosscage.core.clue;

import java.util.Arrays;
import org.crosscage.core.model.Board;

/// The cells of one clue as they stand on a board, looked at for the question which combinations are live. Words
/// are as in [Multisets]: word j has the digits that occur, or fit, more than j times.
final class Liveness {

    private final ClueCells cells;
    private final int levels;
    private final int[] openPositions;
    private final long[] open;
    private final long[] used;
    private final long[] roomy;
    private int openCount;
    private boolean broken;

    /// @param cells not too large
    Liveness(Board board, ClueCells cells) {
        this.cells = cells;
        this.levels = cells.mostAlike();
        this.openPositions = new int[cells.size()];
        this.open = new long[cells.size()];
        this.used = new long[levels];
        this.roomy = new long[levels];
        for (int i = 0; i < open.length; i++) {
            long bits = board.bits(cells.cell(i));
            if (board.isPlaced(cells.cell(i))) {
                use(bits);
            } else {
                openPositions[openCount] = i;
                open[openCount++] = bits;
            }
        }
        findRoom(0, 0, 0, -1L);
    }

    /// The positions of the open cells in the clue, ascending.
    int[] openPositions() {
        return Arrays.copyOf(openPositions, openCount);
    }

    /// The candidates of the open cells, in the order of [#openPositions()].
    long[] candidates() {
        return Arrays.copyOf(open, openCount);
    }

    /// The candidates of all open cells together.
    long candidatesOfAll() {
        long all = 0;
        for (int i = 0; i < openCount; i++) {
            all |= open[i];
        }
        return all;
    }

    boolean isLive(Multisets sets, int i) {
        if (broken) {
            return false;
        }
        for (int level = 0; level < levels; level++) {
            if ((used[level] & ~sets.word(i, level)) != 0 || (rest(sets, i, level) & ~roomy[level]) != 0) {
                return false;
            }
        }
        long rest = rest(sets, i);
        for (int cell = 0; cell < openCount; cell++) {
            if ((open[cell] & rest) == 0) {
                return false;
            }
        }
        return true;
    }

    /// The digits that a combination leaves to the open cells.
    long rest(Multisets sets, int i) {
        long rest = 0;
        for (int level = 0; level < levels; level++) {
            rest |= sets.word(i, level) & ~used[level];
        }
        return rest;
    }

    /// The digits that a combination leaves to more than `level` of the open cells.
    long rest(Multisets sets, int i, int level) {
        long rest = sets.word(i, level) & ~used[0];
        for (int times = 1; level + times < levels; times++) {
            rest |= sets.word(i, level + times) & used[times - 1] & ~used[times];
        }
        return rest;
    }

    private void use(long bit) {
        int level = 0;
        while (level < levels && (used[level] & bit) != 0) {
            level++;
        }
        if (level == levels) {
            broken = true;
        } else {
            used[level] |= bit;
        }
    }

    /// Finds the digits that so many open cells can take of which none sees another.
    private void findRoom(int from, int level, long taken, long shared) {
        for (int i = from; i < openCount; i++) {
            long digits = shared & open[i];
            if (digits != 0 && (cells.seen(openPositions[i]) & taken) == 0) {
                roomy[level] |= digits;
                if (level + 1 < levels) {
                    findRoom(i + 1, level + 1, taken | 1L << openPositions[i], digits);
                }
            }
        }
    }
}
