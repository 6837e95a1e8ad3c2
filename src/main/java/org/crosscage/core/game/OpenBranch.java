package org.crosscage.core.game;

import java.util.List;
import java.util.stream.Stream;
import org.crosscage.core.model.Position;

/// A branch that is open: what was played since it began is tried, and can still be accepted or dropped.
///
/// @param cursor of the game before it began
/// @param before the position then
/// @param moves how many moves are its own; those of a branch inside it are once that one is accepted
/// @param began what it supposes: the digits that its first move with a digit wrote; none before such a move
public record OpenBranch(int cursor, Position before, int moves, List<Change.Digit> began) {

    public OpenBranch {
        began = List.copyOf(began);
    }

    OpenBranch with(Move move) {
        return with(1, digits(move));
    }

    /// @param accepted a branch inside this one
    OpenBranch with(OpenBranch accepted) {
        return with(accepted.moves, accepted.began);
    }

    private OpenBranch with(int more, List<Change.Digit> digits) {
        return new OpenBranch(cursor, before, moves + more, began.isEmpty() ? digits : began);
    }

    private static List<Change.Digit> digits(Move move) {
        return move.changes().stream()
                .flatMap(change -> change instanceof Change.Digit digit ? Stream.of(digit) : Stream.empty())
                .filter(digit -> !digit.clears())
                .toList();
    }
}
