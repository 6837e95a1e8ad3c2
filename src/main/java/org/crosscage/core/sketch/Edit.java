package org.crosscage.core.sketch;

import java.util.Optional;
import java.util.OptionalInt;

/// One change of a sketch. What does not apply to a sketch (a clue where none can stand, a place outside) leaves it as
/// it is. Places count row by row from 0.
public sealed interface Edit {

    /// Draws the shape of a puzzle: each kind has its own ones.
    non-sealed interface Drawing extends Edit {}

    /// @param target empty for no clue
    record Clue(Slot slot, Optional<Target> target) implements Edit {

        public Clue(Slot slot, Target target) {
            this(slot, Optional.of(target));
        }

        /// No clue.
        public static Clue none(Slot slot) {
            return new Clue(slot, Optional.empty());
        }
    }

    /// A digit of the solution; the clues whose cells are all filled follow.
    ///
    /// @param digit empty to clear it
    record Fill(int place, OptionalInt digit) implements Edit {}

    /// A digit that is given to whoever plays, of kinds that have such digits.
    ///
    /// @param digit empty for none
    record Give(int place, OptionalInt digit) implements Edit {}

    /// Takes away all digits of the solution; the clues stay.
    record Empty() implements Edit {}
}
