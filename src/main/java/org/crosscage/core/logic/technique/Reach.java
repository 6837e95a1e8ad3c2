package org.crosscage.core.logic.technique;

import org.crosscage.core.model.Arithmetic;
import org.crosscage.core.model.Board;
import org.crosscage.core.model.Digits;
import org.crosscage.core.model.Operation;

/// What the cells of a sum or product clue can make together at least and at most, one cell left out. Counted cell
/// by cell; where all digits differ, also as the smallest or largest different digits that these cells have
/// together, if that says more.
final class Reach {

    /// Above every target, and small enough to be multiplied by a digit.
    private static final long LIMIT = 1L << 55;

    private final Arithmetic clue;
    private final Board board;

    Reach(Arithmetic clue, Board board) {
        this.clue = clue;
        this.board = board;
    }

    /// The least that the other cells of the clue make.
    long least(int cell) {
        return Math.max(cellByCell(cell, true), clue.allDifferent() ? together(cell, true) : 0);
    }

    /// The most that the other cells of the clue make.
    long most(int cell) {
        return Math.min(cellByCell(cell, false), clue.allDifferent() ? together(cell, false) : LIMIT);
    }

    private long cellByCell(int cell, boolean least) {
        long made = start();
        for (int i = 0; i < clue.cells().size(); i++) {
            if (clue.cells().get(i) != cell) {
                made = with(made, end(board.bits(clue.cells().get(i)), least));
            }
        }
        return made;
    }

    /// The digits of the placed cells, and as many different candidates of the open ones as these are, from one
    /// end.
    private long together(int cell, boolean least) {
        long made = start();
        long candidates = 0;
        int open = 0;
        for (int i = 0; i < clue.cells().size(); i++) {
            int other = clue.cells().get(i);
            if (other != cell) {
                boolean placed = board.isPlaced(other);
                made = placed ? with(made, board.digit(other)) : made;
                candidates |= placed ? 0 : board.bits(other);
                open += placed ? 0 : 1;
            }
        }
        for (; open > 0 && candidates != 0; open--) {
            int digit = end(candidates, least);
            made = with(made, digit);
            candidates &= ~(1L << digit);
        }
        return made;
    }

    /// The digits that a cell can hold beside at least so much.
    long notTooLarge(long least) {
        if (clue.operation() == Operation.ADD) {
            return upTo(clue.target() - least);
        }
        return least == 0 ? -1L : upTo(clue.target() / least);
    }

    /// The digits that a cell can hold beside at most so much.
    long notTooSmall(long most) {
        if (clue.operation() == Operation.ADD) {
            return ~upTo(clue.target() - most - 1);
        }
        if (clue.target() == 0 || most >= LIMIT) {
            return -1L;
        }
        return most == 0 ? 0 : ~upTo((clue.target() - 1) / most);
    }

    private long start() {
        return clue.operation() == Operation.ADD ? 0 : 1;
    }

    private long with(long made, int digit) {
        return clue.operation() == Operation.ADD ? made + digit : Math.min(LIMIT, made * digit);
    }

    private static int end(long bits, boolean least) {
        return least ? Long.numberOfTrailingZeros(bits) : Digits.LARGEST - Long.numberOfLeadingZeros(bits);
    }

    /// The digits 0 … `last`, none when it is negative.
    private static long upTo(long last) {
        return last < 0 ? 0 : last >= Digits.LARGEST ? -1L : ~(-2L << last);
    }
}
