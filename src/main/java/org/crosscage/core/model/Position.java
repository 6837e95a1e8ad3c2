package org.crosscage.core.model;

import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;

/// An immutable snapshot of digits and marks, one [Square] for each cell index: what views and events carry. What
/// follows from a position by a move shares with it what the move leaves.
///
/// @param squares one for each cell of the puzzle
public record Position(List<Square> squares) {

    public Position {
        squares = Squares.of(squares);
    }

    /// The position before the first move: the given digits and nothing else.
    public static Position start(Puzzle puzzle) {
        return new Position(IntStream.range(0, puzzle.cellCount())
                .mapToObj(cell -> start(puzzle, cell))
                .toList());
    }

    private static Square start(Puzzle puzzle, int cell) {
        return Square.BLANK.withDigit(puzzle.given(cell).orElse(Constraint.EMPTY));
    }

    /// Whether this is the position before the first move of the puzzle; looked for until something differs.
    public boolean isStart(Puzzle puzzle) {
        return IntStream.range(0, squares.size()).allMatch(cell -> square(cell).equals(start(puzzle, cell)));
    }

    /// Digits and no marks.
    ///
    /// @param digits by cell index, [Constraint#EMPTY] where there is none
    public static Position of(int... digits) {
        return new Position(
                IntStream.of(digits).mapToObj(Square.BLANK::withDigit).toList());
    }

    public Square square(int cell) {
        return squares.get(cell);
    }

    public int digit(int cell) {
        return squares.get(cell).digit();
    }

    /// This position with some squares replaced, by cell index.
    public Position with(Map<Integer, Square> replaced) {
        var changed = Squares.of(squares);
        for (var square : replaced.entrySet()) {
            changed = changed.with(square.getKey(), square.getValue());
        }
        return new Position(changed);
    }

    /// The cells in which another position of the same puzzle has another square, in order. Costs little where one
    /// of the two was made from the other.
    public IntStream differences(Position other) {
        var cells = IntStream.builder();
        Squares.of(squares).differences(Squares.of(other.squares), cells);
        return cells.build();
    }

    /// The digits by cell index, [Constraint#EMPTY] where there is none.
    public int[] digits() {
        int[] digits = new int[squares.size()];
        for (int cell = 0; cell < digits.length; cell++) {
            digits[cell] = digit(cell);
        }
        return digits;
    }

    public boolean isFull() {
        for (var square : squares) {
            if (square.isEmpty()) {
                return false;
            }
        }
        return true;
    }

    public int filledCount() {
        return (int) squares.stream().filter(square -> !square.isEmpty()).count();
    }
}
