package org.crosscage.experiment.load;

import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/// What a player did to one cell: a digit, none (0), or its marks as bits. A number holds it, since thousands of
/// players remember all of theirs.
record PlayedMove(int cell, boolean isDigit, int value) {

    private static final int VALUE_BITS = 32;

    static PlayedMove of(long code) {
        return new PlayedMove((int) (code >> VALUE_BITS + 1), (code >> VALUE_BITS & 1) == 1, (int) code);
    }

    long code() {
        return ((long) cell << 1 | (isDigit ? 1 : 0)) << VALUE_BITS | value & 0xffff_ffffL;
    }

    /// @param turn of a game's log
    /// @throws IllegalArgumentException when it is no change of one cell
    static PlayedMove read(JsonNode turn) {
        var changes = turn.path("changes");
        var change = changes.path(0);
        if (changes.size() != 1 || !change.has("cell") || !(change.has("digit") || change.has("candidates"))) {
            throw new IllegalArgumentException("the turn " + turn + " is no digit or mark of one cell");
        }
        return change.has("digit")
                ? new PlayedMove(
                        change.path("cell").asInt(), true, change.path("digit").asInt(0))
                : new PlayedMove(
                        change.path("cell").asInt(),
                        false,
                        change.path("candidates")
                                .valueStream()
                                .mapToInt(mark -> 1 << mark.asInt() - 1)
                                .sum());
    }

    /// As the board sends it.
    ObjectNode entry(String client, long seq) {
        var entry = JsonNodeFactory.instance
                .objectNode()
                .put("client", client)
                .put("seq", seq)
                .put("kind", "play");
        var change = entry.putArray("changes").addObject().put("cell", cell);
        if (!isDigit) {
            var marks = change.putArray("candidates");
            for (int digit = 1; digit <= VALUE_BITS; digit++) {
                if ((value >> digit - 1 & 1) == 1) {
                    marks.add(digit);
                }
            }
        } else if (value == 0) {
            change.putNull("digit");
        } else {
            change.put("digit", value);
        }
        return entry;
    }
}
