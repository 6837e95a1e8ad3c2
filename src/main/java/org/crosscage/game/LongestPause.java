package org.crosscage.game;

import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/// The moment of a game at which its player thought longest before going on.
///
/// The log has no entry for a pause of the clock or for a player who went away; it has the time at which each entry
/// was stored, and the game's totals have the time on the clock, which stands still while nobody plays. What passed
/// between the entries and is not on the clock was no thinking. Nothing says in which gaps it lies, so it is taken
/// off the longest ones: a night between two moves does not count as a thought, while the minutes before and after
/// it still do as far as the clock knows of them. The time before the first entry is never the moment, because
/// everybody looks around first.
///
/// @param entry index in the log of what was played after it, 1 or more
/// @param thought how long, as far as can be told
public record LongestPause(int entry, Duration thought) {

    /// Less than that is nothing to speak of.
    static final Duration LEAST = Duration.ofSeconds(15);

    /// @param log all entries, in order
    /// @param begun when the game began
    /// @param elapsed on the clock
    /// @return empty when no pause was longer than a few seconds
    public static Optional<LongestPause> of(List<StoredEntry> log, Instant begun, Duration elapsed) {
        var gaps = gaps(log, begun);
        var idle = gaps.stream()
                .map(LongestPause::thought)
                .reduce(Duration.ZERO, Duration::plus)
                .minus(elapsed);
        var thoughts = new ArrayList<LongestPause>();
        for (var gap : gaps.stream()
                .sorted(Comparator.comparing(LongestPause::thought).reversed())
                .toList()) {
            var off = idle.isPositive() ? min(idle, gap.thought) : Duration.ZERO;
            idle = idle.minus(off);
            thoughts.add(new LongestPause(gap.entry, gap.thought.minus(off)));
        }
        return thoughts.stream()
                .filter(pause -> pause.entry > 0 && pause.thought.compareTo(LEAST) >= 0)
                .max(Comparator.comparing(LongestPause::thought).thenComparing(pause -> -pause.entry));
    }

    /// What passed before each entry.
    private static List<LongestPause> gaps(List<StoredEntry> log, Instant begun) {
        var gaps = new ArrayList<LongestPause>();
        var before = begun;
        for (int entry = 0; entry < log.size(); entry++) {
            var stored = log.get(entry).stored();
            gaps.add(new LongestPause(entry, Duration.between(before, stored)));
            before = stored;
        }
        return gaps;
    }

    private static Duration min(Duration a, Duration b) {
        return a.compareTo(b) < 0 ? a : b;
    }
}
