package org.crosscage.core.game;

import java.util.List;
import org.crosscage.core.model.Constraint;
import org.crosscage.core.model.Digits;
import org.crosscage.core.model.Square;

/// What a move makes of one thing in one cell. Absolute: it says what stands there afterwards, not what is added or
/// taken, so that it means the same whenever it arrives and whatever another tab did in between.
public sealed interface Change {

    /// The index of the cell in the puzzle's shape.
    int cell();

    /// The square after this change.
    Square in(Square square);

    /// @param digit the new digit, or [Constraint#EMPTY] when the cell is cleared
    record Digit(int cell, int digit) implements Change {
        @Override
        public Square in(Square square) {
            return square.withDigit(digit);
        }

        public boolean clears() {
            return digit == Constraint.EMPTY;
        }
    }

    /// @param digits the candidate marks that stand afterwards, possibly none
    record Candidates(int cell, Digits digits) implements Change {
        @Override
        public Square in(Square square) {
            return square.withCandidates(digits);
        }
    }

    /// @param digits the corner marks that stand afterwards, possibly none
    record Corners(int cell, Digits digits) implements Change {
        @Override
        public Square in(Square square) {
            return square.withCorners(digits);
        }
    }

    /// @param colour as [Square#colour()] has it
    record Colour(int cell, int colour) implements Change {
        @Override
        public Square in(Square square) {
            return square.withColour(colour);
        }
    }

    /// @param markColours as [Square#markColours()] has them
    record MarkColours(int cell, List<Integer> markColours) implements Change {

        public MarkColours {
            markColours = List.copyOf(markColours);
        }

        @Override
        public Square in(Square square) {
            return square.withMarkColours(markColours);
        }
    }

    /// Whether versions from before 2026-11-30 cannot read it: they know neither two colours of a cell nor those of
    /// marks.
    default boolean isNewer() {
        return this instanceof MarkColours || this instanceof Colour colour && colour.colour() > Square.COLOURS;
    }
}
