package org.crosscage.me;

import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.Collections;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import org.crosscage.game.FinishedGame;

/// On which days a player finished puzzles, by UTC as the puzzles of the day change.
///
/// @param counts of the days on which there was one, ascending
public record FinishedDays(SortedMap<LocalDate, Count> counts) {

    /// @param finished how many, at least one
    /// @param aided how many of these with hints, checks that cost or the solution
    public record Count(int finished, int aided) {

        private Count plus(boolean isAided) {
            return new Count(finished + 1, aided + (isAided ? 1 : 0));
        }

        /// Whether there was help with each.
        public boolean isAided() {
            return aided == finished;
        }
    }

    public FinishedDays {
        counts = Collections.unmodifiableSortedMap(new TreeMap<>(counts));
    }

    public static FinishedDays of(List<FinishedGame> games) {
        var counts = new TreeMap<LocalDate, Count>();
        for (var game : games) {
            var day = game.finished().atZone(ZoneOffset.UTC).toLocalDate();
            counts.put(
                    day,
                    counts.getOrDefault(day, new Count(0, 0))
                            .plus(!game.totals().isUnaided()));
        }
        return new FinishedDays(counts);
    }
}
