package org.crosscage.play;

import java.util.Comparator;
import org.crosscage.core.model.Arithmetic;
import org.crosscage.core.model.Board;
import org.crosscage.core.model.Operation;

/// Looks for one way to fill a clue with the candidates of its cells.
final class Fillings {

    /// Past so many tries it is taken for possible.
    private static final int TRIES = 100_000;

    private final Arithmetic clue;
    private final Board board;
    private final int[] cells;
    private final int[] digits;
    private int tries;

    private Fillings(Arithmetic clue, Board board) {
        this.clue = clue;
        this.board = board;
        this.cells = clue.cells().stream()
                .boxed()
                .sorted(Comparator.comparingInt(cell -> board.candidates(cell).size()))
                .mapToInt(Integer::intValue)
                .toArray();
        this.digits = new int[cells.length];
    }

    static boolean exist(Arithmetic clue, Board board) {
        return new Fillings(clue, board).exist(0, 0);
    }

    private boolean exist(int depth, long sum) {
        if (++tries > TRIES) {
            return true;
        }
        if (depth == cells.length) {
            return clue.operation().holds(digits, clue.target());
        }
        if (clue.operation() == Operation.ADD && isOutOfReach(depth, sum)) {
            return false;
        }
        return board.candidates(cells[depth])
                .stream()
                .filter(digit -> fits(depth, digit))
                .anyMatch(digit -> {
                    digits[depth] = digit;
                    return exist(depth + 1, sum + digit);
                });
    }

    private boolean isOutOfReach(int depth, long sum) {
        long least = sum;
        long most = sum;
        for (int i = depth; i < cells.length; i++) {
            var candidates = board.candidates(cells[i]);
            if (candidates.isEmpty()) {
                return true;
            }
            least += candidates.min();
            most += candidates.max();
        }
        return clue.target() < least || clue.target() > most;
    }

    private boolean fits(int depth, int digit) {
        for (int i = 0; i < depth; i++) {
            boolean different = clue.allDifferent() || board.puzzle().sees(cells[i], cells[depth]);
            if (different && digits[i] == digit) {
                return false;
            }
        }
        return true;
    }
}
