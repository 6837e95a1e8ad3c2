package org.crosscage.player.store;

import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.function.BooleanSupplier;
import org.crosscage.store.ChangeNotifications;
import org.springframework.dao.DataIntegrityViolationException;
import org.springframework.stereotype.Service;

/// Deletes players of whom nothing is stored, a month after their first browser was last seen: visitors who asked for
/// something that did not come about, and players who deleted all they had. If one comes again, their browser makes
/// another player.
@Service
final class IdlePlayers {

    /// How long a player without anything stays.
    static final Duration AGE = Duration.ofDays(30);

    private static final String TOPIC = "idle-player";
    private static final Duration PAUSE = Duration.ofHours(1);
    private static final int AT_ONCE = 500;

    private final PlayerRows rows;
    private final Players players;
    private final ChangeNotifications notifications;
    private final InstantSource clock;
    private Instant next = Instant.EPOCH;

    IdlePlayers(PlayerRows rows, Players players, ChangeNotifications notifications, InstantSource clock) {
        this.rows = rows;
        this.players = players;
        this.notifications = notifications;
        this.clock = clock;
        notifications.subscribe(TOPIC, _ -> players.changed(), players::changed);
    }

    /// Deletes some of them, at most once an hour as long as there are few. To be called by one thread.
    ///
    /// @param stop asked between two players; true ends the work
    /// @return whether there may be more
    boolean delete(BooleanSupplier stop) {
        var now = clock.instant();
        if (now.isBefore(next)) {
            return false;
        }
        var before = now.minus(AGE);
        var idle = rows.idle(before, AT_ONCE);
        long deleted = idle.stream()
                .takeWhile(_ -> !stop.getAsBoolean())
                .filter(player -> isDeleted(player, before))
                .count();
        if (deleted > 0) {
            // whoever is at a page of one of them finds or makes the player again
            players.changed();
            notifications.publish(TOPIC, "", 0);
        }
        boolean isMore = idle.size() == AT_ONCE && deleted > 0;
        if (!isMore) {
            next = now.plus(PAUSE);
        }
        return isMore;
    }

    /// Something of theirs may be stored at the same moment: then they stay.
    private boolean isDeleted(long player, Instant before) {
        try {
            return rows.deleteIdle(player, before);
        } catch (DataIntegrityViolationException _) {
            return false;
        }
    }
}
