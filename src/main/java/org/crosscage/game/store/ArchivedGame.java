package org.crosscage.game.store;

import com.fasterxml.jackson.annotation.JsonIgnoreProperties;
import java.util.List;
import org.crosscage.core.game.LogEntry.Help;

/// A game as it is exported, and as a browser keeps it.
///
/// @param source where its puzzle came from; empty when from outside
/// @param terms on which it was passed on, empty for none
/// @param puzzle in the native text format
/// @param begun ISO 8601, in UTC
/// @param finished when it was finished for the first time, empty when it was not
/// @param seconds played
/// @param hints how many there were, other help included, those in the log too
/// @param hintCost of all of them
/// @param techniques what hints cost, by what they taught
/// @param log one line for each entry, in order: when, which page sent it, its number there, its kind, and what else
///     there is to say: `2026-11-23T09:30:00Z page 1 play r1c1=5`
@JsonIgnoreProperties({"paidHint", "paidHelp"}) // in files of before
public record ArchivedGame(
        String source,
        String terms,
        String puzzle,
        String begun,
        String finished,
        long seconds,
        int hints,
        int hintCost,
        boolean solutionShown,
        List<Cost> techniques,
        List<String> log) {

    /// @param hints how many hints taught it
    /// @param cost of all their stages
    public record Cost(String technique, int hints, int cost) {

        /// As much of the same technique, and this.
        Cost plus(Cost more) {
            return new Cost(technique, Math.min(hints + more.hints, Help.MOST), Math.min(cost + more.cost, Help.MOST));
        }
    }

    public ArchivedGame {
        techniques = List.copyOf(techniques);
        log = List.copyOf(log);
    }
}
