package org.crosscage.game.store;

import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.atomic.AtomicInteger;
import org.crosscage.core.game.Game;
import org.crosscage.game.GameListener;
import org.crosscage.game.StoredEntry;

/// What a listener has not heard yet. One thread at a time hands it out, in order; another that comes meanwhile
/// leaves its notifications to that one.
final class PendingNotifications {

    private static final System.Logger LOG = System.getLogger(PendingNotifications.class.getName());

    private final String game;
    private final GameListener listener;
    private final Queue<Notification> pending = new ConcurrentLinkedQueue<>();
    private final AtomicInteger calls = new AtomicInteger();
    private volatile boolean closed;
    /// The version up to which entries were put down. Written with the game's lock held.
    private volatile long heard = Long.MAX_VALUE;

    PendingNotifications(String game, GameListener listener) {
        this.game = game;
        this.listener = listener;
    }

    private record Notification(StoredEntry entry, Game after) {}

    /// From now on the listener is to hear of what comes after a version.
    void begin(long version) {
        heard = version;
    }

    long heard() {
        return heard;
    }

    void put(StoredEntry op, Game after) {
        if (op.version() > heard) {
            pending.add(new Notification(op, after));
            heard = op.version();
        }
    }

    void close() {
        closed = true;
    }

    void deliver() {
        if (calls.getAndIncrement() > 0) {
            return;
        }
        do {
            for (var next = pending.poll(); next != null; next = pending.poll()) {
                notifyListener(next);
            }
        } while (calls.decrementAndGet() > 0);
    }

    /// The entry is stored by now, so a listener that fails is a matter of its own.
    private void notifyListener(Notification next) {
        if (closed) {
            return;
        }
        try {
            listener.stored(next.entry(), next.after());
        } catch (RuntimeException e) {
            LOG.log(System.Logger.Level.WARNING, "a listener of game " + game + " failed", e);
        }
    }
}
