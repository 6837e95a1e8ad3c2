package org.crosscage.board;

import java.util.List;
import java.util.Map;
import org.crosscage.core.game.LogEntry;
import org.jspecify.annotations.Nullable;

/// A snapshot of a game's log for the element, with its JSON as plain values (see [Fields]).
///
/// @param version of the last entry of the log
/// @param cursor how many of the turns are applied
/// @param fixed how many of the first turns cannot be taken back
/// @param turns all turns, those included that were taken back
/// @param seen by client the sequence number up to which all its entries are stored
public record BoardGame(
        String id, long version, int cursor, int fixed, List<LogEntry.Turn> turns, Map<String, Long> seen) {

    public BoardGame {
        turns = List.copyOf(turns);
        seen = Map.copyOf(seen);
    }

    public Map<String, @Nullable Object> toJson() {
        return new Fields()
                .put("id", id)
                .put("version", version)
                .put("cursor", cursor)
                .put("fixed", fixed)
                .put("turns", turns.stream().map(LogEntryJson::write).toList())
                .put("seen", seen)
                .map();
    }
}
