package org.crosscage.board.ui;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.TreeMap;
import org.crosscage.core.game.Change;
import org.crosscage.core.game.LogEntry;
import org.crosscage.core.game.LogEntryText;
import org.crosscage.core.game.Move;
import org.crosscage.core.game.SentEntry;
import org.crosscage.core.model.Constraint;
import org.crosscage.core.model.Digits;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/// Entries of a game's log in the element's JSON, as `frontend/board/puzzle/types.ts` has them.
///
/// An entry is `{"kind": "play", "changes": […]}`, with the `level` of the branch that it begins, accepts or drops. A
/// change is what one cell has afterwards, `{"cell": 3, "digit": 5, "candidates": [1, 2]}`: absolute, a part that is
/// left out stays as it is, and the digit `null` clears the cell.
public final class LogEntryJson {

    private static final JsonNodeFactory JSON = JsonNodeFactory.instance;

    private LogEntryJson() {}

    /// @throws IllegalArgumentException naming field and value, when the JSON is no entry
    static SentEntry read(JsonNode json) {
        var seq = json.path("seq");
        if (!json.path("client").isString() || !seq.isIntegralNumber() || !seq.canConvertToLong()) {
            throw new IllegalArgumentException("the entry " + json + " names no client and number");
        }
        return new SentEntry(json.path("client").stringValue(), seq.longValue(), entry(json));
    }

    private static LogEntry entry(JsonNode json) {
        int level = json.path("level").asInt(0);
        var changes = json.path("changes")
                .valueStream()
                .flatMap(change -> changes(change).stream())
                .toList();
        var kind = json.path("kind").asString("");
        return switch (kind) {
            case LogEntryText.PLAY -> new LogEntry.Play(new Move(changes));
            case LogEntryText.BRANCH -> new LogEntry.Branch(level);
            case LogEntryText.ACCEPT -> new LogEntry.Accept(level);
            case LogEntryText.DROP ->
                new LogEntry.Drop(level, changes.isEmpty() ? Optional.empty() : Optional.of(new Move(changes)));
            case LogEntryText.UNDO -> new LogEntry.Undo();
            case LogEntryText.REDO -> new LogEntry.Redo();
            default ->
                throw new IllegalArgumentException(
                        "the kind '" + kind + "' is not play, branch, accept, drop, undo or redo");
        };
    }

    /// The changes of one cell.
    ///
    /// @throws IllegalArgumentException naming field and value, when the JSON is no change
    private static List<Change> changes(JsonNode json) {
        int cell = number(json, "cell", json.get("cell"));
        var changes = new ArrayList<Change>();
        part(json, "digit")
                .map(node -> node.isNull() ? Constraint.EMPTY : number(json, "digit", node))
                .ifPresent(digit -> changes.add(new Change.Digit(cell, digit)));
        part(json, "candidates")
                .ifPresent(node -> changes.add(new Change.Candidates(cell, digits(json, "candidates", node))));
        part(json, "corners").ifPresent(node -> changes.add(new Change.Corners(cell, digits(json, "corners", node))));
        part(json, "colour").ifPresent(node -> changes.add(new Change.Colour(cell, number(json, "colour", node))));
        return changes;
    }

    /// @param version the entry's place in the log, from 1
    static ObjectNode write(SentEntry sent, long version) {
        return put(
                JSON.objectNode()
                        .put("version", version)
                        .put("client", sent.client())
                        .put("seq", sent.seq()),
                sent.entry());
    }

    static ObjectNode write(LogEntry entry) {
        return put(JSON.objectNode(), entry);
    }

    private static ObjectNode put(ObjectNode json, LogEntry entry) {
        json.put("kind", LogEntryText.kind(entry));
        switch (entry) {
            case LogEntry.Play(Move move) -> json.set("changes", write(move.changes()));
            case LogEntry.Branch(int level) -> json.put("level", level);
            case LogEntry.Accept(int level) -> json.put("level", level);
            case LogEntry.Drop(int level, Optional<Move> then) -> {
                json.put("level", level);
                then.ifPresent(move -> json.set("changes", write(move.changes())));
            }
            case LogEntry.Undo(), LogEntry.Redo() -> {
                // the kind says it all
            }
        }
        return json;
    }

    /// Cell by cell.
    static ArrayNode write(List<Change> changes) {
        var byCell = new TreeMap<Integer, ObjectNode>();
        changes.forEach(change -> put(
                byCell.computeIfAbsent(change.cell(), cell -> JSON.objectNode().put("cell", cell)), change));
        return JSON.arrayNode().addAll(byCell.values());
    }

    private static void put(ObjectNode json, Change change) {
        switch (change) {
            case Change.Digit(int _, int digit) -> {
                if (digit == Constraint.EMPTY) {
                    json.putNull("digit");
                } else {
                    json.put("digit", digit);
                }
            }
            case Change.Candidates(int _, Digits marks) -> BoardJson.put(json, "candidates", marks);
            case Change.Corners(int _, Digits marks) -> BoardJson.put(json, "corners", marks);
            case Change.Colour(int _, int colour) -> json.put("colour", colour);
        }
    }

    private static Optional<JsonNode> part(JsonNode json, String field) {
        return Optional.ofNullable(json.get(field));
    }

    private static int number(JsonNode whole, String field, JsonNode node) {
        if (node == null || !node.isIntegralNumber() || !node.canConvertToInt()) {
            throw new IllegalArgumentException("the field '" + field + "' of " + whole + " is not a whole number");
        }
        return node.intValue();
    }

    private static Digits digits(JsonNode whole, String field, JsonNode node) {
        if (!node.isArray()) {
            throw new IllegalArgumentException("the field '" + field + "' of " + whole + " is not a list of digits");
        }
        return Digits.of(node.valueStream()
                .mapToInt(digit -> number(whole, field, digit))
                .toArray());
    }
}
