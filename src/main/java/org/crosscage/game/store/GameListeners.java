package org.crosscage.game.store;

import java.util.OptionalLong;
import java.util.Set;
import org.crosscage.core.game.Game;
import org.crosscage.game.StoredEntry;
import org.crosscage.store.Listeners;
import org.crosscage.store.Subscription;

/// Who listens to which game. Entries are put down in order while the game is locked, and handed out after that: a
/// listener that takes long, or comes back with the next op, holds up nobody.
final class GameListeners {

    private final Listeners<PendingNotifications> inboxes = new Listeners<>();

    /// Nothing is put down for the listener until it [begins][PendingNotifications#begin].
    Subscription add(String game, PendingNotifications inbox) {
        var subscription = inboxes.add(game, inbox);
        return () -> {
            inbox.close();
            subscription.close();
        };
    }

    boolean hasListener(String game) {
        return inboxes.isOpen(game);
    }

    /// All that somebody listens to.
    Set<String> games() {
        return inboxes.open();
    }

    /// The version up to which everybody has been told; empty when nobody listens.
    OptionalLong heard(String game) {
        return inboxes.of(game).stream().mapToLong(PendingNotifications::heard).min();
    }

    /// Puts an entry down for everybody who does not know it; to be called in the order of versions.
    void put(String game, StoredEntry op, Game after) {
        inboxes.of(game).forEach(inbox -> inbox.put(op, after));
    }

    /// Hands out what was put down.
    void deliver(String game) {
        inboxes.of(game).forEach(PendingNotifications::deliver);
    }
}
