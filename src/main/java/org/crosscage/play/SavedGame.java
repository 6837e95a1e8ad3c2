package org.crosscage.play;

import java.time.Instant;
import org.crosscage.core.kind.PuzzleEntry;

/// A game as it is stored at one moment.
///
/// @param id random and URL-safe, 22 characters
/// @param player the stored player's number
/// @param source where the puzzle came from, such as its id in the library; empty when it came from nowhere in
///     particular
/// @param version how many entries the log has: the version of the last one
public record SavedGame(
        String id,
        long player,
        String source,
        PuzzleEntry entry,
        Game game,
        long version,
        Tally tally,
        Instant created,
        Instant updated) {

    /// This game as far as a part of its log makes it.
    SavedGame at(Game game, long version) {
        return new SavedGame(id, player, source, entry, game, version, tally, created, updated);
    }

    /// This game after further entries.
    ///
    /// @param game the game with them
    SavedGame after(LoggedOp last, Game game) {
        return new SavedGame(id, player, source, entry, game, last.version(), tally, created, last.stored());
    }

    SavedGame with(Tally tally) {
        return new SavedGame(id, player, source, entry, game, version, tally, created, updated);
    }
}
