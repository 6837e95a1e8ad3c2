package org.crosscage.sets;

import java.util.Optional;
import org.crosscage.game.GameSummary;

/// How far a player is with a puzzle of a set.
///
/// @param game the finished one where there is one, else the last begun; empty when there is none
/// @param locked whether the set goes in order and an earlier puzzle is not finished
public record SetProgress(PuzzleSet.Place place, Optional<GameSummary> game, boolean locked) {

    public boolean isFinished() {
        return game.flatMap(summary -> summary.totals().finished()).isPresent();
    }

    /// Whether the player can go on with it or begin it.
    public boolean isOpen(PuzzleSet set) {
        return game.isPresent() || !locked && !set.closed();
    }

    /// Whether the player has something to do with it now.
    public boolean isLeft(PuzzleSet set) {
        return !isFinished() && isOpen(set);
    }
}
