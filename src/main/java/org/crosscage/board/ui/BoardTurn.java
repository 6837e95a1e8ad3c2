package org.crosscage.board.ui;

import java.util.List;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/// What changes a game and one undo takes back, as the element says it.
///
/// @param kind neither undo nor redo
/// @param level of the branch that is begun, accepted or dropped; 0 for a play
/// @param changes of a play, and what a drop plays besides; empty otherwise
public record BoardTurn(BoardOp.Kind kind, int level, List<BoardChange> changes) {

    public BoardTurn {
        changes = List.copyOf(changes);
    }

    ObjectNode toJson() {
        var json = JsonNodeFactory.instance.objectNode();
        put(json, kind, level, changes);
        return json;
    }

    static void put(ObjectNode json, BoardOp.Kind kind, int level, List<BoardChange> changes) {
        json.put("kind", kind.word());
        if (level > 0) {
            json.put("level", level);
        }
        if (kind == BoardOp.Kind.PLAY || !changes.isEmpty()) {
            json.set("changes", BoardGame.changes(changes));
        }
    }
}
