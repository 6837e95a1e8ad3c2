package org.crosscage.game.store;

import com.github.benmanes.caffeine.cache.Cache;
import com.github.benmanes.caffeine.cache.Caffeine;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.atomic.AtomicLong;
import org.crosscage.core.game.LogEntry;
import org.crosscage.game.StoredEntry;

/// Bounds the work for one player's games in a minute: a short request may ask for a log of 100,000 entries, or begin
/// a thousand games. Nobody who plays meets it. Safe for use by several threads.
final class PlayerWork {

    /// In changes of a cell on a small grid, of which each takes some 3 µs.
    static final long MOST = 4_000_000;

    /// An entry takes as much longer for each so many cells of the grid: 60 µs with 40,000 cells.
    private static final int CELLS = 2000;

    /// The sums over a player's games that are asked for room, and a row that is stored.
    private static final int BEGINNING = 5000;

    private static final Duration MINUTE = Duration.ofMinutes(1);

    private final Cache<Long, AtomicLong> work =
            Caffeine.newBuilder().expireAfterWrite(MINUTE).build();

    /// @throws RejectedExecutionException when as much is done for the player as there may be
    void require(long player) {
        var done = work.getIfPresent(player);
        if (done != null && done.get() >= MOST) {
            throw new RejectedExecutionException("too much is done for player " + player + " in a minute");
        }
    }

    /// A game is begun.
    void noteBegun(long player) {
        note(player, BEGINNING);
    }

    /// Entries of a log were read.
    ///
    /// @param cells of the puzzle
    void noteRead(long player, List<StoredEntry> entries, int cells) {
        long changes = entries.stream()
                .mapToInt(entry -> entry.entry() instanceof LogEntry.Play(var move)
                        ? move.changes().size()
                        : 1)
                .asLongStream()
                .sum();
        note(player, changes + (long) entries.size() * (cells / CELLS));
    }

    /// Lines come that somebody sends, before they are read.
    ///
    /// @param cells of the puzzle
    void noteSent(long player, List<String> lines, int cells) {
        long parts = lines.stream()
                .mapToLong(line -> line.chars().filter(each -> each == ' ').count())
                .sum();
        note(player, parts + (long) lines.size() * (1 + cells / CELLS));
    }

    void note(long player, long done) {
        work.get(player, _ -> new AtomicLong()).addAndGet(done);
    }
}
