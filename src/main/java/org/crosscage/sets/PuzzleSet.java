package org.crosscage.sets;

import java.time.Instant;
import java.util.List;
import org.crosscage.core.kind.PuzzleEntry;

/// A set as it is now.
///
/// @param id within the server, never in an address
/// @param code the players'
/// @param closed whether no game of it can be begun any more
/// @param puzzles in order
public record PuzzleSet(long id, String code, SetWish wish, boolean closed, Instant created, List<Place> puzzles) {

    /// @param id of the puzzle in its set; stays when the order becomes another one
    public record Place(long id, PuzzleEntry entry) {

        /// Where games of it come from.
        String source() {
            return PuzzleSets.SOURCE + id;
        }
    }

    public PuzzleSet {
        puzzles = List.copyOf(puzzles);
    }
}
