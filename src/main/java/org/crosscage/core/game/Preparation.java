package org.crosscage.core.game;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.stream.IntStream;
import org.crosscage.core.model.Board;
import org.crosscage.core.model.Position;
import org.crosscage.core.model.Puzzle;
import org.crosscage.core.model.Square;

/// The teacher's work before a player begins: a fresh game is brought to a position on the way through its puzzle.
/// One move, which one undo takes back.
public final class Preparation {

    private Preparation() {}

    /// Its digits, and as marks the candidates of every open cell as soon as one has fewer than the digits leave: where
    /// some cells have marks, one without any would look as if it were not thought through. Where the digits alone
    /// leave these candidates, there are no marks.
    ///
    /// @param wanted digits, and of every open cell its candidates as candidate marks
    /// @return empty when that is how the puzzle begins
    public static Optional<Move> of(Puzzle puzzle, Position wanted) {
        return of(puzzle, wanted, () -> false);
    }

    /// As above.
    ///
    /// @param all asked where the digits alone leave these candidates: whether there are marks all the same
    public static Optional<Move> of(Puzzle puzzle, Position wanted, BooleanSupplier all) {
        boolean marked = marksTellMore(Board.of(puzzle, digits(wanted)), wanted) || all.getAsBoolean();
        List<Change> changes = new ArrayList<>();
        for (int cell = 0; cell < puzzle.cellCount(); cell++) {
            var square = wanted.square(cell);
            if (square.isEmpty()) {
                if (marked) {
                    changes.add(new Change.Candidates(cell, square.candidates()));
                }
            } else if (puzzle.given(cell).isEmpty()) {
                changes.add(new Change.Digit(cell, square.digit()));
            }
        }
        return changes.isEmpty() ? Optional.empty() : Optional.of(new Move(changes));
    }

    /// @param left what the digits alone leave
    private static boolean marksTellMore(Board left, Position wanted) {
        return IntStream.range(0, wanted.squares().size())
                .filter(cell -> wanted.square(cell).isEmpty())
                .anyMatch(cell -> !wanted.square(cell).candidates().equals(left.candidates(cell)));
    }

    /// Everything that somebody else has filled in.
    ///
    /// @param wanted with the puzzle's given digits
    /// @return empty when that is how the puzzle begins
    public static Optional<Move> filled(Puzzle puzzle, Position wanted) {
        List<Change> changes = new ArrayList<>();
        for (int cell = 0; cell < puzzle.cellCount(); cell++) {
            var square = wanted.square(cell);
            if (!square.isEmpty() && puzzle.given(cell).isEmpty()) {
                changes.add(new Change.Digit(cell, square.digit()));
            }
            if (!square.candidates().isEmpty()) {
                changes.add(new Change.Candidates(cell, square.candidates()));
            }
            if (!square.corners().isEmpty()) {
                changes.add(new Change.Corners(cell, square.corners()));
            }
            if (square.colour() > 0) {
                changes.add(new Change.Colour(cell, square.colour()));
            }
            if (!square.markColours().isEmpty()) {
                changes.add(new Change.MarkColours(cell, square.markColours()));
            }
        }
        return changes.isEmpty() ? Optional.empty() : Optional.of(new Move(changes));
    }

    private static Position digits(Position position) {
        return new Position(position.squares().stream()
                .map(square -> square.isEmpty() ? Square.BLANK : Square.BLANK.withDigit(square.digit()))
                .toList());
    }
}
