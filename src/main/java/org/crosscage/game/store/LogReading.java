package org.crosscage.game.store;

import com.github.benmanes.caffeine.cache.Cache;
import com.github.benmanes.caffeine.cache.Caffeine;
import java.time.Duration;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.atomic.AtomicLong;

/// Bounds how much of the logs of one player's games is read from the database in a minute: a short request may ask for
/// a log of 100,000 entries. Nobody who plays meets it. Safe for use by several threads.
final class LogReading {

    /// In entries: ten logs of the greatest length, or a thousand games.
    static final long MOST = 1_000_000;

    private static final Duration MINUTE = Duration.ofMinutes(1);

    private final Cache<Long, AtomicLong> entries =
            Caffeine.newBuilder().expireAfterWrite(MINUTE).build();

    /// @throws RejectedExecutionException when the player has read as much as there may be
    void require(long player) {
        var read = entries.getIfPresent(player);
        if (read != null && read.get() >= MOST) {
            throw new RejectedExecutionException("player " + player + " read " + MOST + " entries in a minute");
        }
    }

    /// @param count how many entries were read
    void note(long player, long count) {
        entries.get(player, _ -> new AtomicLong()).addAndGet(count);
    }
}
