package org.crosscage.core.game;

import java.util.HashSet;
import java.util.Map;
import org.crosscage.core.model.Constraint;
import org.crosscage.core.model.Position;
import org.crosscage.core.model.Puzzle;
import org.crosscage.core.model.Square;

/// How many constraints of a puzzle have a digit in each cell and are broken. After a move only those are looked at
/// that the move touches, so that a full grid costs no more with each move than an empty one.
///
/// @param count 0 when the grid is full means that it is right
record BrokenConstraints(int count) {

    static BrokenConstraints of(Puzzle puzzle, Position position) {
        return new BrokenConstraints((int) puzzle.constraints().stream()
                .distinct()
                .filter(constraint -> isBroken(constraint, position))
                .count());
    }

    /// @param before the position that these were counted in
    /// @param squares what replaces squares of it, by cell index
    /// @param after the position with them
    BrokenConstraints after(Puzzle puzzle, Position before, Map<Integer, Square> squares, Position after) {
        var touched = new HashSet<Constraint>();
        squares.forEach((cell, square) -> {
            if (square.digit() != before.digit(cell)) {
                touched.addAll(puzzle.unitsOf(cell));
                touched.addAll(puzzle.cluesOf(cell));
            }
        });
        int now = count;
        for (var constraint : touched) {
            now += (isBroken(constraint, after) ? 1 : 0) - (isBroken(constraint, before) ? 1 : 0);
        }
        return new BrokenConstraints(now);
    }

    private static boolean isBroken(Constraint constraint, Position position) {
        int[] digits = new int[constraint.cells().size()];
        for (int i = 0; i < digits.length; i++) {
            digits[i] = position.digit(constraint.cells().get(i));
            if (digits[i] == Constraint.EMPTY) {
                return false;
            }
        }
        return !constraint.holds(digits);
    }
}
