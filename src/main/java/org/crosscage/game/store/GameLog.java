package org.crosscage.game.store;

import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import org.crosscage.core.game.Game;
import org.crosscage.core.game.LogEntry;
import org.crosscage.game.SavedGame;
import org.crosscage.game.StoredEntry;
import org.crosscage.game.Submission;
import org.springframework.dao.DuplicateKeyException;

/// Writes the logs of games: what is stored is remembered as the game's newest state, and put before those who listen.
/// To be called with the game's lock held.
final class GameLog {

    private final GameStore store;
    private final RecentGames recent;
    private final GameListeners listeners;
    private final Supplier<Instant> now;

    GameLog(GameStore store, RecentGames recent, GameListeners listeners, Supplier<Instant> now) {
        this.store = store;
        this.recent = recent;
        this.listeners = listeners;
        this.now = now;
    }

    /// Adds entries, all or none.
    ///
    /// @param saved the game before them
    /// @param firstSeq the sender's number of the first one; those after it follow
    /// @return empty when a version or (client, seq) was taken; then nothing is stored
    Optional<List<StoredEntry>> append(SavedGame saved, String client, long firstSeq, List<LogEntry> ops) {
        var moment = now.get();
        var games = new ArrayList<Game>();
        var entries = new ArrayList<StoredEntry>();
        var game = saved.game();
        for (var op : ops) {
            int i = entries.size();
            game = game.after(op);
            games.add(game);
            entries.add(new StoredEntry(saved.version() + 1 + i, client, firstSeq + i, op, moment));
        }
        // until it is certain that all is stored, whoever comes next must read the database
        recent.forget(saved.id());
        try {
            store.append(saved.id(), entries, game);
        } catch (DuplicateKeyException e) {
            return Optional.empty();
        }
        recent.keep(saved.after(entries.getLast(), game));
        for (int i = 0; i < entries.size(); i++) {
            listeners.put(saved.id(), entries.get(i), games.get(i));
        }
        return Optional.of(List.copyOf(entries));
    }

    /// What became of an op that was sent before; empty when it is not stored.
    Optional<Submission> repeated(SavedGame game, String client, long seq) {
        var entry = store.find(game.id(), game.entry().puzzle().shape(), client, seq);
        entry.filter(found -> found.version() <= game.version()).ifPresent(_ -> recent.keep(game));
        return entry.map(found -> new Submission(found, true));
    }
}
