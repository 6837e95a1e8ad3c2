package org.crosscage.kind.text;

import java.util.Optional;
import org.crosscage.core.kind.PuzzleEntry;
import org.crosscage.core.model.Position;
import org.crosscage.kind.GameTerms;

/// What a link holds: a puzzle, perhaps with what somebody has filled in, perhaps with terms.
///
/// @param position digits and marks; empty for the puzzle alone
public record SharedGame(PuzzleEntry entry, Optional<Position> position, GameTerms terms) {

    public static SharedGame of(PuzzleEntry entry) {
        return new SharedGame(entry, Optional.empty(), GameTerms.NONE);
    }

    /// Whether there is nothing but the puzzle.
    boolean isPlain() {
        return position.isEmpty() && terms.areNone();
    }
}
