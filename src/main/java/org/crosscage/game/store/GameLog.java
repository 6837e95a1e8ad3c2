package org.crosscage.game.store;

import io.micrometer.core.instrument.Counter;
import io.micrometer.core.instrument.MeterRegistry;
import io.micrometer.core.instrument.Timer;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.stream.IntStream;
import org.crosscage.core.game.FullLogException;
import org.crosscage.core.game.LogEntry;
import org.crosscage.core.game.MoveException;
import org.crosscage.game.SavedGame;
import org.crosscage.game.StoredEntry;
import org.crosscage.game.Submission;
import org.crosscage.player.FullQuotaException;
import org.crosscage.store.ChangeNotifications;
import org.springframework.dao.DuplicateKeyException;

/// Reads and writes the logs of games: what is stored, here or by another server, is remembered as the game's newest
/// state, and put before those who listen. To be called with the game's lock held.
final class GameLog {

    /// The topic of games whose logs have grown.
    static final String TOPIC = "game";
    /// The limits by which the times to store a move are told apart.
    private static final Duration[] STORED_WITHIN = IntStream.of(1, 2, 5, 10, 20, 50, 100, 250, 500, 1000, 5000)
            .mapToObj(Duration::ofMillis)
            .toArray(Duration[]::new);

    private final GameStore store;
    private final RecentGames recent;
    private final GameListeners listeners;
    private final ChangeNotifications notifications;
    private final Supplier<Instant> now;
    private final Counter moves;
    private final Timer storing;

    GameLog(
            GameStore store,
            RecentGames recent,
            GameListeners listeners,
            ChangeNotifications notifications,
            Supplier<Instant> now,
            MeterRegistry meters) {
        this.store = store;
        this.recent = recent;
        this.listeners = listeners;
        this.notifications = notifications;
        this.now = now;
        this.moves = meters.counter("crosscage.moves");
        this.storing = Timer.builder("crosscage.moves.storing")
                .serviceLevelObjectives(STORED_WITHIN)
                .register(meters);
    }

    /// The game as it was seen here last: another server may have written to it since, as an entry that is added will
    /// show.
    Optional<SavedGame> known(String id) {
        return recent.find(id).or(() -> readOn(store.begun(id)));
    }

    /// The game as it is stored now.
    Optional<SavedGame> newest(String id) {
        var head = store.head(id);
        if (head.isEmpty()) {
            recent.forget(id);
        }
        return head.flatMap(now -> {
            var known = recent.find(id)
                    .filter(game -> game.player() == now.player()
                            && GameStore.title(game.entry()).equals(now.title()));
            var newest = known.filter(game -> game.version() >= now.version())
                    .or(() -> readOn(known.or(() -> store.begun(id))));
            return newest.map(game -> game.with(now.totals()));
        });
    }

    private Optional<SavedGame> readOn(Optional<SavedGame> from) {
        return from.map(store::readOn).map(this::seen);
    }

    private SavedGame seen(GrownLog log) {
        var game = log.game();
        recent.keep(game);
        listeners
                .heard(game.id())
                .ifPresent(version ->
                        log.forEachSince(version, step -> listeners.put(game.id(), step.entry(), step.after())));
        return game;
    }

    /// Another server has stored entries up to a version.
    void heard(String id, long version) {
        if (listeners.heard(id).orElse(version) < version) {
            readOn(recent.find(id).or(() -> store.begun(id)));
        }
        // what nobody listens to is read when somebody wants it
        recent.find(id).filter(game -> game.version() < version).ifPresent(_ -> recent.forget(id));
    }

    /// Says where a game stands to servers that may not know: one that broke off may have told nobody what it stored.
    void publish(SavedGame game) {
        if (game.version() > 0) {
            notifications.publish(TOPIC, game.id(), game.version());
        }
    }

    /// Adds entries, all or none.
    ///
    /// @param saved the game as it was seen; where another server has added entries since, they come first
    /// @param firstSeq the sender's number of the first one; those after it follow
    /// @param elapsed how long the game has been played; zero where that is not known
    /// @param ops what is added to the game as it is then
    /// @return empty when (client, seq) was taken or the game is gone; then nothing is stored
    /// @throws MoveException when one cannot be made on the puzzle, or no log takes it
    /// @throws FullLogException when the log has no room for all of them
    /// @throws FullQuotaException when the player's games have no room for a log that has become long
    Optional<List<StoredEntry>> append(
            SavedGame saved, String client, long firstSeq, Duration elapsed, Function<SavedGame, List<LogEntry>> ops) {
        var moment = now.get();
        // until it is certain that all is stored, whoever comes next must read the database
        recent.forget(saved.id());
        var added = new ArrayList<StoredEntry>();
        try {
            var grown = storing.record(() -> store.append(saved, elapsed, game -> {
                added.clear();
                var size = game.log();
                for (var op : ops.apply(game)) {
                    size = size.grown(op, game.entry().puzzle().shape());
                    int i = added.size();
                    added.add(new StoredEntry(game.version() + 1 + i, client, firstSeq + i, op, moment));
                }
                store.requireRoom(game, size);
                return added;
            }));
            grown.ifPresent(_ -> moves.increment(added.size()));
            grown.map(this::seen).ifPresent(this::publish);
            return grown.map(_ -> List.copyOf(added));
        } catch (DuplicateKeyException e) {
            readOn(Optional.of(saved));
            return Optional.empty();
        } catch (MoveException | FullLogException | FullQuotaException e) {
            recent.keep(saved); // nothing was stored
            throw e;
        }
    }

    /// Adds entries that come together.
    ///
    /// @param storing all or none; empty when the game is gone
    <T> Optional<T> add(String id, Supplier<Optional<GameService.Added<T>>> storing) {
        // until it is certain that all is stored, whoever comes next must read the database
        recent.forget(id);
        return storing.get().map(added -> {
            publish(seen(added.log()));
            return added.result();
        });
    }

    /// What became of an op that was sent before; empty when it is not stored.
    Optional<Submission> repeated(SavedGame game, String client, long seq) {
        var entry = store.find(game.id(), game.entry().puzzle().shape(), client, seq);
        entry.ifPresent(found -> notifications.publish(TOPIC, game.id(), found.version()));
        return entry.map(found -> new Submission(found, true));
    }
}
