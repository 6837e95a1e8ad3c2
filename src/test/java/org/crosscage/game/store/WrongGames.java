package org.crosscage.game.store;

import java.util.List;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ObjectNode;

/// Games of which one thing is wrong.
final class WrongGames {

    private static final JsonMapper JSON = new JsonMapper();

    private WrongGames() {}

    /// @param path of what is wrong, such as `archived.seconds` or `archived.techniques[0].cost`
    static ArchivedGame of(ArchivedGame good, String path, String value) {
        var json = (ObjectNode) JSON.valueToTree(good);
        json.set("techniques", JSON.valueToTree(List.of(new ArchivedGame.Cost("naked-pair", 1, 1))));
        var member = path.substring(path.lastIndexOf('.') + 1);
        var parent = path.contains("[") ? (ObjectNode) json.at("/techniques/0") : json;
        if (parent.get(member).isNumber()) {
            parent.put(member, Integer.parseInt(value));
        } else {
            parent.put(member, value);
        }
        return JSON.treeToValue(json, ArchivedGame.class);
    }
}
