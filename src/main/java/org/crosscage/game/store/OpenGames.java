package org.crosscage.game.store;

import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Queue;
import java.util.SequencedMap;
import java.util.Set;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.BiConsumer;
import org.crosscage.core.game.Game;
import org.crosscage.game.SavedGame;
import org.crosscage.game.StoredEntry;
import org.crosscage.store.Listeners;
import org.crosscage.store.Subscription;

/// The games that this server has in memory: who listens to each, and its newest state as it was seen here, so that a
/// move need not replay the log. All that somebody listens to are remembered, and of the others those used last, fewer
/// where their logs are long. Holds nothing that is not stored, and forgetting a game costs a replay and nothing else.
///
/// Entries are put down for listeners in order while the game is locked, and delivered after that: a listener that
/// takes long, or comes back with the next entry, holds up nobody.
final class OpenGames {

    private static final System.Logger LOG = System.getLogger(OpenGames.class.getName());

    /// The most memory that the games take together that nobody listens to, in bytes.
    private static final long MOST_MEMORY = 20_000_000;

    private final int capacity;
    private final Listeners<Inbox> inboxes = new Listeners<>();
    private final Map<String, SavedGame> open = new HashMap<>();
    private final SequencedMap<String, SavedGame> others = new LinkedHashMap<>(16, 0.75f, true);
    private long memory;

    /// @param capacity how many games are held that nobody listens to
    OpenGames(int capacity) {
        this.capacity = capacity;
    }

    /// The entries that a listener has not heard yet. One thread at a time delivers it, in order; another that comes
    /// meanwhile
    /// leaves its entries to that one.
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

        /// From now on the listener is to hear of what comes after a version.
        void begin(long version) {
            heard = version;
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

    /// Adds a listener. Nothing is put down for it until it [begins][Inbox#begin].
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

    boolean hasListener(String id) {
        return inboxes.isOpen(id);
    }

    /// All that somebody listens to.
    Set<String> withListeners() {
        return inboxes.open();
    }

    /// The version up to which everybody has been told; empty when nobody listens.
    OptionalLong heard(String id) {
        return inboxes.of(id).stream().mapToLong(inbox -> inbox.heard).min();
    }

    /// Caches what a log has become, and puts down what came to it for everybody who does not know it; to be called
    /// with the game's lock held.
    void advance(GrownLog log) {
        var id = log.game().id();
        cache(log.game());
        heard(id)
                .ifPresent(version ->
                        log.forEachSince(version, step -> inboxes.of(id).forEach(inbox -> inbox.put(step))));
    }

    /// Delivers what was put down.
    void deliver(String id) {
        inboxes.of(id).forEach(inbox -> inbox.deliver(id));
    }

    synchronized Optional<SavedGame> find(String id) {
        return Optional.ofNullable(open.get(id)).or(() -> Optional.ofNullable(others.get(id)));
    }

    synchronized void cache(SavedGame game) {
        forget(game.id());
        if (hasListener(game.id())) {
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
