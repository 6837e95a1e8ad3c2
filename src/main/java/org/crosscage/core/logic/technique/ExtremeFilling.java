package org.crosscage.core.logic.technique;

import java.util.List;
import org.crosscage.core.model.Arithmetic;
import org.crosscage.core.model.Board;
import org.crosscage.core.model.Constraint;

/// The least or the most that the cells of a sum or product clue make, one cell left out, where cells that see each
/// other differ: all digits are tried, from the end that counts, as long as they can still be better than the best
/// so far.
final class ExtremeFilling {

    /// Of more cells than these nobody sees what they make at most when some of them differ.
    private static final int MOST_CELLS = 5;

    private final Arithmetic clue;
    private final boolean least;
    private final long divisors;
    private final Board board;
    private final Apart apart;
    private final int[] cells;
    private final int[] tried;
    private int[] best = {};
    private long bestMade;

    private ExtremeFilling(Arithmetic clue, int cell, boolean least, long divisors, Board board, Apart apart) {
        this.clue = clue;
        this.least = least;
        this.divisors = divisors;
        this.board = board;
        this.apart = apart;
        this.cells = clue.cells().without(cell).toArray();
        this.tried = new int[cells.length];
    }

    /// @param divisors what an open cell may count with, a bit each
    static ExtremeFilling of(Arithmetic clue, int cell, boolean least, long divisors, Board board) {
        return new ExtremeFilling(clue, cell, least, divisors, board, board.puzzle()::sees).searched();
    }

    /// As [#of], where only those differ that share one of some lines.
    static ExtremeFilling shown(
            Arithmetic clue, int cell, boolean least, long divisors, Board board, List<? extends Constraint> lines) {
        Apart share = (a, b) -> lines.stream()
                .anyMatch(line -> line.cells().contains(a) && line.cells().contains(b));
        return new ExtremeFilling(clue, cell, least, divisors, board, share).searched();
    }

    /// Which cells differ.
    private interface Apart {
        boolean differ(int a, int b);
    }

    private ExtremeFilling searched() {
        if (cells.length <= MOST_CELLS) {
            search(0, Reach.start(clue));
        }
        return this;
    }

    /// @param otherwise the answer for too many cells, and for cells that cannot differ
    long made(long otherwise) {
        return best.length == 0 ? otherwise : bestMade;
    }

    /// The digits of the other cells that make it, in the order of the cells; none where there is no answer.
    int[] digits() {
        return best.clone();
    }

    private void search(int next, long made) {
        if (next == cells.length) {
            best = tried.clone();
            bestMade = made;
            return;
        }
        for (long left = free(next); left != 0; ) {
            int digit = Reach.end(left, least);
            left &= ~(1L << digit);
            long with = Reach.with(clue, made, digit);
            if (best.length > 0 && !isBetter(reach(next + 1, with))) {
                return;
            }
            tried[next] = digit;
            search(next + 1, with);
        }
    }

    private boolean isBetter(long made) {
        return least ? made < bestMade : made > bestMade;
    }

    /// What could be made if the cells from the next one on had no need to differ.
    private long reach(int next, long made) {
        long reach = made;
        for (int i = next; i < cells.length; i++) {
            reach = Reach.with(clue, reach, Reach.end(Reach.counting(cells[i], divisors, board), least));
        }
        return reach;
    }

    /// The digits of a cell that no cell before it has which it sees.
    private long free(int next) {
        long free = Reach.counting(cells[next], divisors, board);
        for (int i = 0; i < next; i++) {
            if ((free >>> tried[i] & 1) != 0 && apart.differ(cells[i], cells[next])) {
                free &= ~(1L << tried[i]);
            }
        }
        return free;
    }
}
