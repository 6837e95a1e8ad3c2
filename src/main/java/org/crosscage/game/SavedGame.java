package org.crosscage.game;

import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.crosscage.core.game.FullLogException;
import org.crosscage.core.game.Game;
import org.crosscage.core.game.LogEntry;
import org.crosscage.core.game.LogSize;
import org.crosscage.core.kind.PuzzleEntry;
import org.crosscage.core.model.Shape;
import org.crosscage.kind.GameTerms;
import org.crosscage.kind.text.SharedGame;
import org.crosscage.teach.PaidHelp;

/// A game as it is stored at one moment.
///
/// @param id random and URL-safe, 22 characters
/// @param player the stored player's number
/// @param source where the puzzle came from, such as its id in the library or what the generator called it; empty
///     when it came from outside
/// @param terms on which its puzzle was passed on
/// @param log how long its log is
/// @param paid what of a position is paid, as [PaidHelp#after] has it
public record SavedGame(
        String id,
        long player,
        String source,
        PuzzleEntry entry,
        GameTerms terms,
        Game game,
        LogSize log,
        String paid,
        GameTotals totals,
        Instant created,
        Instant updated) {

    /// The game of an entry before the first move. A puzzle that was made here has one solution, and if that comes
    /// with it, it is known for good; what a text from outside calls the solution may be one of several.
    public static Game begun(PuzzleEntry entry, String source) {
        return entry.solution()
                .filter(_ -> !source.isEmpty())
                .map(solution -> Game.of(entry.puzzle(), solution))
                .orElseGet(() -> Game.of(entry.puzzle()));
    }

    /// A game that nobody has played yet.
    ///
    /// @param source where the puzzle came from
    public static SavedGame fresh(String id, long player, SharedGame shared, String source, Instant created) {
        var nothing = new GameTotals(Duration.ZERO, 0, 0, false, Optional.empty());
        var entry = shared.entry();
        return new SavedGame(
                id,
                player,
                source,
                entry,
                shared.terms(),
                begun(entry, source),
                LogSize.NONE,
                "",
                nothing,
                created,
                created);
    }

    /// How many entries the log has: the version of the last one.
    public long version() {
        return log.entries();
    }

    /// This game after further entries.
    ///
    /// @param game the game with them
    public SavedGame after(StoredEntry last, Game game) {
        var longer = log.with(last.entry(), shape());
        return new SavedGame(
                id,
                player,
                source,
                entry,
                terms,
                game,
                longer,
                PaidHelp.after(paid, last.entry()),
                totals,
                created,
                last.stored());
    }

    /// Entries of the player that come next in the log.
    ///
    /// @param firstSeq the sender's number of the first one; those after it follow
    /// @throws FullLogException when the log has no room for all of them
    public List<StoredEntry> next(String client, long firstSeq, List<LogEntry> entries, Instant stored) {
        var size = log;
        var next = new ArrayList<StoredEntry>();
        for (var each : entries) {
            size = size.grown(each, shape());
            int i = next.size();
            next.add(new StoredEntry(version() + 1 + i, client, firstSeq + i, player, each, stored));
        }
        return next;
    }

    public Shape shape() {
        return entry.puzzle().shape();
    }

    public SavedGame with(GameTotals totals) {
        return new SavedGame(id, player, source, entry, terms, game, log, paid, totals, created, updated);
    }
}
