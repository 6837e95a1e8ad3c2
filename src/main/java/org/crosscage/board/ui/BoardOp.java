package org.crosscage.board.ui;

import java.util.List;
import java.util.Locale;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/// One entry of a game's log as the element sends and gets it.
///
/// @param client the page load that made it
/// @param seq counts the entries of a client from 1
/// @param changes empty for undo and redo
public record BoardOp(String client, long seq, Kind kind, List<BoardChange> changes) {

    public enum Kind {
        PLAY,
        UNDO,
        REDO
    }

    public BoardOp {
        changes = List.copyOf(changes);
    }

    /// @throws IllegalArgumentException when the JSON has not the form of the contract
    static BoardOp of(JsonNode json) {
        var seq = json.path("seq");
        if (!json.path("client").isString() || !seq.isIntegralNumber() || !seq.canConvertToLong()) {
            throw new IllegalArgumentException("the entry " + json + " names no client and number");
        }
        return new BoardOp(
                json.path("client").stringValue(),
                seq.longValue(),
                kind(json.path("kind").asString("")),
                json.path("changes").valueStream().map(BoardChange::of).toList());
    }

    /// @param version the entry's place in the log, from 1
    ObjectNode toJson(long version) {
        var json = JsonNodeFactory.instance
                .objectNode()
                .put("version", version)
                .put("client", client)
                .put("seq", seq)
                .put("kind", kind.name().toLowerCase(Locale.ROOT));
        if (kind == Kind.PLAY) {
            json.set("changes", BoardGame.changes(changes));
        }
        return json;
    }

    private static Kind kind(String name) {
        return switch (name) {
            case "play" -> Kind.PLAY;
            case "undo" -> Kind.UNDO;
            case "redo" -> Kind.REDO;
            default -> throw new IllegalArgumentException("the kind '" + name + "' is not play, undo or redo");
        };
    }
}
