package org.crosscage.board.ui;

import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/// One entry of a game's log as the element sends and gets it.
///
/// @param client the page load that made it
/// @param seq counts the entries of a client from 1
/// @param level of the branch that is begun, accepted or dropped; 0 otherwise
/// @param changes of a play, and what a drop plays besides; empty otherwise
public record BoardOp(String client, long seq, Kind kind, int level, List<BoardChange> changes) {

    public enum Kind {
        PLAY,
        BRANCH,
        ACCEPT,
        DROP,
        UNDO,
        REDO;

        String word() {
            return name().toLowerCase(Locale.ROOT);
        }
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
                json.path("level").asInt(0),
                json.path("changes").valueStream().map(BoardChange::of).toList());
    }

    /// @param version the entry's place in the log, from 1
    ObjectNode toJson(long version) {
        var json = JsonNodeFactory.instance
                .objectNode()
                .put("version", version)
                .put("client", client)
                .put("seq", seq);
        BoardTurn.put(json, kind, level, changes);
        return json;
    }

    private static Kind kind(String name) {
        return Stream.of(Kind.values())
                .filter(kind -> kind.word().equals(name))
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException(
                        "the kind '" + name + "' is not play, branch, accept, drop, undo or redo"));
    }
}
