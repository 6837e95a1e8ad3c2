package org.crosscage.board.ui;

import java.util.List;
import java.util.Map;
import org.crosscage.board.LogEntryJson;
import org.crosscage.core.game.LogEntry;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/// A snapshot of a game's log for the element.
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

    ObjectNode toJson() {
        var json = JsonNodeFactory.instance
                .objectNode()
                .put("id", id)
                .put("version", version)
                .put("cursor", cursor)
                .put("fixed", fixed);
        var all = json.putArray("turns");
        turns.forEach(turn -> all.add(JsonNodes.object(LogEntryJson.write(turn))));
        var clients = json.putObject("seen");
        seen.forEach(clients::put);
        return json;
    }
}
