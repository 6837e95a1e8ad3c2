package org.crosscage.edit;

import java.util.OptionalInt;
import java.util.OptionalLong;
import org.crosscage.core.model.Cells;
import org.crosscage.core.model.Operation;
import org.crosscage.kind.kakuro.KakuroGrid.Direction;

/// One change of a sketch. What does not apply to a sketch (a cage in a Kakuro, a place outside) leaves it as it is.
/// Places count row by row from 0, a Kakuro's clue row and clue column included.
public sealed interface Edit {

    /// Colours places of a Kakuro, and those that go with them. The clue row and the clue column stay black.
    record Paint(Cells places, boolean white, Symmetry symmetry) implements Edit {}

    /// @param sum empty for no clue
    record RunClue(int place, Direction direction, OptionalInt sum) implements Edit {}

    /// Makes one cage of these places; what is left of the others falls into its connected parts.
    record Cage(Cells places) implements Edit {}

    /// Makes one cage of all cages that have one of these places.
    record Join(Cells places) implements Edit {}

    /// The clue of the cage that a place is in.
    ///
    /// @param target empty for no clue
    record CageClue(int place, Operation operation, OptionalLong target) implements Edit {}

    /// A digit of the solution; the clues whose cells are all filled follow.
    ///
    /// @param digit empty to clear it
    record Fill(int place, OptionalInt digit) implements Edit {}

    /// A digit that is given to whoever plays, in a Kakuro.
    ///
    /// @param digit empty for none
    record Give(int place, OptionalInt digit) implements Edit {}

    /// Takes away all digits of the solution; the clues stay.
    record Empty() implements Edit {}
}
