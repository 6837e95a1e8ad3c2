package org.crosscage.game.store;

import java.util.List;
import java.util.Map;
import java.util.OptionalLong;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CopyOnWriteArrayList;
import org.crosscage.core.game.Game;
import org.crosscage.game.GameListener;
import org.crosscage.game.StoredEntry;

/// Who watches which game. News is put down in order while the game is locked, and handed out after that: a
/// listener that takes long, or comes back with the next op, holds up nobody.
final class GameListeners {

    private final Map<String, List<PendingNotifications>> inboxes = new ConcurrentHashMap<>();

    /// Nothing is put down for the listener until it [begins][PendingNotifications#begin].
    PendingNotifications add(String game, GameListener listener) {
        var inbox = new PendingNotifications(game, listener);
        inboxes.compute(game, (_, old) -> {
            List<PendingNotifications> all = old == null ? new CopyOnWriteArrayList<>() : old;
            all.add(inbox);
            return all;
        });
        return inbox;
    }

    void remove(String game, PendingNotifications inbox) {
        inbox.close();
        inboxes.computeIfPresent(game, (_, all) -> {
            all.remove(inbox);
            return all.isEmpty() ? null : all;
        });
    }

    boolean isWatched(String game) {
        return inboxes.containsKey(game);
    }

    /// All games that somebody watches.
    Set<String> watched() {
        return Set.copyOf(inboxes.keySet());
    }

    /// The version up to which everybody has been told; empty when nobody watches.
    OptionalLong heard(String game) {
        return of(game).stream().mapToLong(PendingNotifications::heard).min();
    }

    /// Puts news down for everybody who does not know it; to be called in the order of versions.
    void put(String game, StoredEntry op, Game after) {
        of(game).forEach(inbox -> inbox.put(op, after));
    }

    /// Hands out what was put down.
    void deliver(String game) {
        of(game).forEach(PendingNotifications::deliver);
    }

    private List<PendingNotifications> of(String game) {
        return inboxes.getOrDefault(game, List.of());
    }
}
