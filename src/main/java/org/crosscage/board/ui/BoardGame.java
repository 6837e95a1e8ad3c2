package org.crosscage.board.ui;

import java.util.List;
import java.util.Map;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/// A snapshot of a game's log for the element.
///
/// @param version of the last entry of the log
/// @param cursor how many of the moves are applied
/// @param moves all moves, those included that were taken back
/// @param seen by client the sequence number up to which all its entries are stored
public record BoardGame(String id, long version, int cursor, List<List<BoardChange>> moves, Map<String, Long> seen) {

    public BoardGame {
        moves = List.copyOf(moves);
        seen = Map.copyOf(seen);
    }

    ObjectNode toJson() {
        var json = JsonNodeFactory.instance
                .objectNode()
                .put("id", id)
                .put("version", version)
                .put("cursor", cursor);
        var all = json.putArray("moves");
        moves.forEach(changes -> all.addObject().set("changes", changes(changes)));
        var clients = json.putObject("seen");
        seen.forEach(clients::put);
        return json;
    }

    static ArrayNode changes(List<BoardChange> changes) {
        var json = JsonNodeFactory.instance.arrayNode();
        changes.forEach(change -> json.add(change.toJson()));
        return json;
    }
}
