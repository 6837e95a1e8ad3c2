package org.crosscage.teach.clue;

import java.util.stream.IntStream;
import org.crosscage.core.model.Arithmetic;
import org.crosscage.core.model.Board;
import org.crosscage.core.model.Operation;

/// Everything that the open cells of a clue can be together, cell by cell, no digit twice where they share a line or
/// run. Of few cells all of it is tried.
final class OpenChoices {

    /// How [End] says that all of it is too little.
    static final String MOST = ".most";
    /// And that all of it is too much.
    static final String LEAST = ".least";

    /// Of more cells there would be too much to try.
    private static final int MOST_CELLS = 5;
    private static final int NOBODY = -1;

    private final Arithmetic clue;
    private final Board board;
    private final int[] open;
    private final int[] digits;

    /// How it is told that nothing will do.
    ///
    /// @param key [#MOST], [#LEAST] or empty
    /// @param made what the cells make then, at most or at least
    /// @param differ whether that takes that no digit stands twice
    record End(String key, long made, boolean differ) {}

    OpenChoices(Arithmetic clue, Board board) {
        this.clue = clue;
        this.board = board;
        this.open = board.open(clue.cells()).toArray();
        this.digits = clue.cells().stream().map(board::digit).toArray();
    }

    End end(ClueProgress progress) {
        boolean isSum = clue.operation() == Operation.ADD && open.length > 1;
        if (isSum) {
            long wanted = progress.left().orElse(clue.target());
            long most = IntStream.of(open)
                    .mapToLong(cell -> board.candidates(cell).max())
                    .sum();
            long least = IntStream.of(open)
                    .mapToLong(cell -> board.candidates(cell).min())
                    .sum();
            if (most < wanted) {
                return new End(MOST, most, false);
            }
            if (least > wanted) {
                return new End(LEAST, least, false);
            }
        }
        return new End("", 0, open.length > MOST_CELLS || canBeFilled(0, NOBODY, false));
    }

    /// Whether the clue could be met if the cell had that digit, whether it can or not; false too where that is
    /// too much to try.
    boolean wouldDo(int cell, int digit) {
        if (open.length > MOST_CELLS) {
            return false;
        }
        int at = positionOf(cell);
        digits[at] = digit;
        boolean would = canBeFilled(0, cell, true);
        digits[at] = board.digit(cell);
        return would;
    }

    private int positionOf(int cell) {
        return IntStream.range(0, digits.length)
                .filter(i -> clue.cells().get(i) == cell)
                .findFirst()
                .orElseThrow();
    }

    /// @param supposed the cell that has a digit already, or [#NOBODY]
    /// @param differ whether no digit may stand twice in a line or run
    private boolean canBeFilled(int next, int supposed, boolean differ) {
        if (next == open.length) {
            return clue.operation().holds(digits, clue.target());
        }
        int cell = open[next];
        if (cell == supposed) {
            return canBeFilled(next + 1, supposed, differ);
        }
        int at = positionOf(cell);
        boolean can = board.candidates(cell).stream().anyMatch(digit -> {
            if (differ && stands(cell, digit, supposed, next)) {
                return false;
            }
            digits[at] = digit;
            return canBeFilled(next + 1, supposed, differ);
        });
        digits[at] = board.digit(cell);
        return can;
    }

    private boolean stands(int cell, int digit, int supposed, int next) {
        return IntStream.concat(IntStream.of(supposed), IntStream.of(open).limit(next))
                .filter(other -> other != NOBODY)
                .anyMatch(other -> digits[positionOf(other)] == digit
                        && board.puzzle().peers(cell).contains(other));
    }
}
