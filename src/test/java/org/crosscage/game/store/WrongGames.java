package org.crosscage.game.store;

import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ObjectNode;

/// Games of devices of which one thing is wrong.
final class WrongGames {

    private static final JsonMapper JSON = new JsonMapper();

    private WrongGames() {}

    /// @param path of what is wrong
    static ReturnedGame of(ReturnedGame good, String path, String value) {
        var json = (ObjectNode) JSON.valueToTree(good);
        var steps = path.split("\\.|\\[0]\\.?");
        var parent = json;
        for (int i = 0; i < steps.length - 1; i++) {
            var child = parent.get(steps[i]);
            parent = (ObjectNode)
                    (child.isArray()
                            ? child.asArray()
                                    .addObject()
                                    .put("technique", "naked-pair")
                                    .put("hints", 1)
                                    .put("cost", 1)
                            : child);
        }
        var last = steps[steps.length - 1];
        if (parent.get(last).isNumber()) {
            parent.put(last, Integer.parseInt(value));
        } else {
            parent.put(last, value);
        }
        return JSON.treeToValue(json, ReturnedGame.class);
    }
}
