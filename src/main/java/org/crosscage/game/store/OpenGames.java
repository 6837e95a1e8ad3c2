package org.crosscage.game.store;

import io.micrometer.core.instrument.Counter;
import io.micrometer.core.instrument.MeterRegistry;
import io.micrometer.core.instrument.Timer;
import java.time.Duration;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Queue;
import java.util.SequencedMap;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.BiConsumer;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.stream.IntStream;
import org.crosscage.core.game.FullLogException;
import org.crosscage.core.game.Game;
import org.crosscage.core.game.MoveException;
import org.crosscage.game.SavedGame;
import org.crosscage.game.StoredEntry;
import org.crosscage.game.UnknownGameException;
import org.crosscage.player.ArchiveException;
import org.crosscage.player.FullQuotaException;
import org.crosscage.store.ChangeNotifications;
import org.crosscage.store.KeyedLocks;
import org.crosscage.store.Listeners;
import org.crosscage.store.Subscription;
import org.springframework.dao.DuplicateKeyException;

/// The games that this server has in memory: who listens to each, and its newest state as it was seen here, so that a
/// move need not replay the log. All that somebody listens to are remembered, and of the others those used last, fewer
/// where their logs are long. Holds nothing that is not stored, and forgetting a game costs a replay and nothing else.
///
/// Entries are put down for listeners in order while the game is locked, and delivered after that: a listener that
/// takes long, or comes back with the next entry, holds up nobody.
public final class OpenGames {

    private static final System.Logger LOG = System.getLogger(OpenGames.class.getName());

    /// The most memory that the games take together that nobody listens to, in bytes.
    private static final long MOST_MEMORY = 20_000_000;

    /// The topic of games whose logs have grown.
    private static final String TOPIC = "game";
    /// So many games are looked for in one query.
    private static final int AT_ONCE = 500;
    /// The limits by which the times to store a move are told apart.
    private static final Duration[] STORED_WITHIN = IntStream.of(1, 2, 5, 10, 20, 50, 100, 250, 500, 1000, 5000)
            .mapToObj(Duration::ofMillis)
            .toArray(Duration[]::new);

    private final GameStore store;
    private final GameLog log;
    private final ChangeNotifications notifications;
    private final Counter moves;
    private final Timer storing;
    private final int capacity;
    private final KeyedLocks<String> locks = new KeyedLocks<>();
    private final Listeners<Inbox> inboxes = new Listeners<>();
    private final Map<String, SavedGame> open = new HashMap<>();
    private final SequencedMap<String, SavedGame> others = new LinkedHashMap<>(16, 0.75f, true);
    private long memory;

    /// @param meters count the moves, and time how long each took to be stored
    /// @param capacity how many games are held that nobody listens to
    OpenGames(GameStore store, GameLog log, ChangeNotifications notifications, MeterRegistry meters, int capacity) {
        this.store = store;
        this.log = log;
        this.notifications = notifications;
        this.moves = meters.counter("crosscage.moves");
        this.storing = Timer.builder("crosscage.moves.storing")
                .serviceLevelObjectives(STORED_WITHIN)
                .register(meters);
        this.capacity = capacity;
        notifications.subscribe(TOPIC, change -> heard(change.id(), change.version()), this::reload);
    }

    /// Does something with a game while nobody else on this server does, then lets the listeners hear of what came up.
    <T> T locked(String id, Supplier<T> work) {
        try {
            return locks.locked(id, work);
        } finally {
            inboxes.of(id).forEach(inbox -> inbox.deliver(id));
        }
    }

    /// A player's game as it was seen here last; to be called with the game's lock held, as for [#newest].
    Optional<SavedGame> seen(long player, String id) {
        return own(player, id, each -> find(each).or(() -> readOn(store.begun(each))));
    }

    /// A player's game as it is stored now.
    Optional<SavedGame> newest(long player, String id) {
        return own(player, id, this::newest);
    }

    private static Optional<SavedGame> own(long player, String id, Function<String, Optional<SavedGame>> games) {
        return Optional.of(id).filter(GameIds::isId).flatMap(games).filter(found -> found.player() == player);
    }

    private Optional<SavedGame> newest(String id) {
        var head = store.head(id);
        if (head.isEmpty()) {
            forget(id);
        }
        return head.flatMap(now -> {
            var known = find(id).filter(game -> game.player() == now.player()
                    && GameStore.title(game.entry()).equals(now.title()));
            var newest = known.filter(game -> game.version() >= now.version())
                    .or(() -> readOn(known.or(() -> store.begun(id))));
            return newest.map(game -> game.with(now.totals()));
        });
    }

    private Optional<SavedGame> readOn(Optional<SavedGame> from) {
        var longer = from.map(log::readOn);
        longer.ifPresent(this::advance);
        return longer.map(GrownLog::game);
    }

    /// Appends to a game's log with the game's lock held, as [GameLog#append] does, and says so to listeners and
    /// other servers.
    ///
    /// @return empty when (client, seq) of an entry was taken or the game is gone; then nothing is stored
    Optional<List<StoredEntry>> append(SavedGame seen, Duration elapsed, Function<SavedGame, List<StoredEntry>> next) {
        // until it is certain that all is stored, whoever comes next must read the database
        forget(seen.id());
        try {
            var longer = storing.record(() -> log.append(seen, elapsed, next));
            longer.ifPresent(all -> {
                moves.increment(all.last().size());
                advance(all);
                if (!all.last().isEmpty()) {
                    publish(seen.id(), all.game().version());
                }
            });
            return longer.map(GrownLog::last);
        } catch (DuplicateKeyException e) {
            readOn(Optional.of(seen));
            return Optional.empty();
        } catch (MoveException | FullLogException | FullQuotaException | ArchiveException e) {
            cache(seen); // nothing was stored
            throw e;
        }
    }

    /// Says to what version a game's log has come to servers that may not know: one that broke off may have told
    /// nobody what it stored.
    void publish(String id, long version) {
        if (version > 0) {
            notifications.publish(TOPIC, id, version);
        }
    }

    /// Another server has stored entries of a game.
    private void heard(String id, long version) {
        if (inboxes.isOpen(id) || isOlderHere(id, version)) {
            locked(id, () -> {
                if (oldestHeard(id).orElse(version) < version) {
                    readOn(find(id).or(() -> store.begun(id)));
                }
                if (isOlderHere(id, version)) {
                    forget(id); // a game that nobody listens to is read when somebody wants it
                }
                return id;
            });
        }
    }

    private boolean isOlderHere(String id, long version) {
        return find(id).filter(game -> game.version() < version).isPresent();
    }

    /// Other servers may have stored entries without a word.
    private void reload() {
        forgetAll();
        var ids = List.copyOf(inboxes.open());
        for (int i = 0; i < ids.size(); i += AT_ONCE) {
            store.versions(ids.subList(i, Math.min(i + AT_ONCE, ids.size()))).forEach(this::heard);
        }
    }

    /// The version up to which every listener has heard; empty when nobody listens.
    private OptionalLong oldestHeard(String id) {
        return inboxes.of(id).stream().mapToLong(inbox -> inbox.heard).min();
    }

    /// Caches the newest state of a log, and puts down its entries for every listener that does not know them; to be
    /// called with the game's lock held.
    private void advance(GrownLog longer) {
        var id = longer.game().id();
        cache(longer.game());
        oldestHeard(id)
                .ifPresent(version ->
                        longer.forEachSince(version, step -> inboxes.of(id).forEach(inbox -> inbox.put(step))));
    }

    /// A game that somebody listens to, until it is closed; then the listener is not called any more, except for a
    /// call that is going on.
    ///
    /// @param game when it began; the listener hears of every entry after its version
    public record OpenGame(SavedGame game, Subscription subscription) implements AutoCloseable {

        @Override
        public void close() {
            subscription.close();
        }
    }

    /// Begins to listen to a game, as for [GameService#listen].
    OpenGame listen(long player, String id, BiConsumer<StoredEntry, Game> listener) {
        return locked(id, () -> {
            // before the game is read, so that entries that another server stores meanwhile are not ignored
            var inbox = new Inbox(listener);
            var subscription = add(id, inbox);
            try {
                var game = newest(player, id).orElseThrow(UnknownGameException::new);
                inbox.heard = game.version();
                publish(id, game.version());
                return new OpenGame(game, subscription);
            } catch (RuntimeException e) {
                subscription.close();
                throw e;
            }
        });
    }

    /// The entries that a listener has not heard yet. One thread at a time delivers them, in order; another that comes
    /// meanwhile leaves its entries to that one.
    static final class Inbox {

        private final BiConsumer<StoredEntry, Game> listener;
        private final Queue<GrownLog.Step> pending = new ConcurrentLinkedQueue<>();
        private final AtomicInteger calls = new AtomicInteger();
        private volatile boolean closed;
        /// The version up to which entries were put down. Written with the game's lock held.
        private volatile long heard = Long.MAX_VALUE;

        Inbox(BiConsumer<StoredEntry, Game> listener) {
            this.listener = listener;
        }

        private void put(GrownLog.Step step) {
            long version = step.entry().version();
            if (version > heard) {
                pending.add(step);
                heard = version;
            }
        }

        private void deliver(String game) {
            if (calls.getAndIncrement() > 0) {
                return;
            }
            boolean isMore = true;
            while (isMore) {
                try {
                    for (var next = pending.poll(); next != null; next = pending.poll()) {
                        deliver(game, next);
                    }
                } finally {
                    isMore = calls.decrementAndGet() > 0;
                }
            }
        }

        /// The entry is stored by now, so a listener that fails is a matter of its own.
        private void deliver(String game, GrownLog.Step next) {
            if (closed) {
                return;
            }
            try {
                listener.accept(next.entry(), next.after());
            } catch (RuntimeException e) {
                LOG.log(System.Logger.Level.WARNING, "a listener of game " + game + " failed", e);
            }
        }
    }

    /// Adds a listener, which hears of nothing until its inbox says from which version on.
    Subscription add(String id, Inbox inbox) {
        var subscription = inboxes.add(id, inbox);
        listenersChanged(id);
        return () -> {
            inbox.closed = true;
            subscription.close();
            listenersChanged(id);
        };
    }

    private synchronized void listenersChanged(String id) {
        find(id).ifPresent(this::cache);
    }

    synchronized Optional<SavedGame> find(String id) {
        return Optional.ofNullable(open.get(id)).or(() -> Optional.ofNullable(others.get(id)));
    }

    synchronized void cache(SavedGame game) {
        forget(game.id());
        if (inboxes.isOpen(game.id())) {
            open.put(game.id(), game);
        } else if (game.log().memory() <= MOST_MEMORY) {
            others.put(game.id(), game);
            memory += game.log().memory();
            while (others.size() > capacity || memory > MOST_MEMORY) {
                memory -= others.pollFirstEntry().getValue().log().memory();
            }
        }
    }

    synchronized void forget(String id) {
        open.remove(id);
        var other = others.remove(id);
        memory -= other == null ? 0 : other.log().memory();
    }

    synchronized void forgetAll() {
        open.clear();
        others.clear();
        memory = 0;
    }
}
