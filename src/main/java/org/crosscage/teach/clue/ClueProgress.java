package org.crosscage.teach.clue;

import java.util.OptionalLong;
import java.util.stream.IntStream;
import org.crosscage.core.model.Arithmetic;
import org.crosscage.core.model.Board;
import org.crosscage.core.model.Cells;
import org.crosscage.core.model.Operation;

/// What a clue has so far.
///
/// @param placed the cells that have a digit
/// @param open the cells that have none
/// @param made the sum or product of the placed digits; empty for other operations, and when no digit is placed
/// @param left the sum or product that the open cells must make; empty for other operations, when no whole number
///     does, and when it is not fixed because a zero stands in a product of zero. Negative when a sum is exceeded
public record ClueProgress(Arithmetic clue, Cells placed, Cells open, OptionalLong made, OptionalLong left) {

    public static ClueProgress of(Arithmetic clue, Board board) {
        var placed = clue.cells().filter(board::isPlaced);
        var made = made(clue.operation(), placed.stream().map(board::digit), placed.isEmpty());
        return new ClueProgress(clue, placed, board.open(clue.cells()), made, left(clue, made));
    }

    private static OptionalLong made(Operation operation, IntStream digits, boolean none) {
        if (none) {
            return OptionalLong.empty();
        }
        return switch (operation) {
            case ADD, EQUAL -> OptionalLong.of(digits.asLongStream().sum());
            case MULTIPLY -> OptionalLong.of(digits.asLongStream().reduce(1, ClueProgress::product));
            case SUBTRACT, DIVIDE, HIDDEN -> OptionalLong.empty();
        };
    }

    /// Past what a target can be there is no telling products apart.
    private static long product(long a, long b) {
        return b != 0 && a > Long.MAX_VALUE / b ? Long.MAX_VALUE : a * b;
    }

    private static OptionalLong left(Arithmetic clue, OptionalLong made) {
        return switch (clue.operation()) {
            case ADD, EQUAL -> OptionalLong.of(clue.target() - made.orElse(0));
            case MULTIPLY -> quotient(clue.target(), made.orElse(1));
            case SUBTRACT, DIVIDE, HIDDEN -> OptionalLong.empty();
        };
    }

    private static OptionalLong quotient(long target, long made) {
        return made != 0 && target % made == 0 ? OptionalLong.of(target / made) : OptionalLong.empty();
    }
}
