package org.crosscage.board;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.crosscage.core.game.Change;
import org.crosscage.core.game.LogEntry;
import org.crosscage.core.game.LogEntryText;
import org.crosscage.core.game.Move;
import org.crosscage.core.game.SentEntry;
import org.crosscage.core.model.Constraint;
import org.crosscage.core.model.Digits;
import org.jspecify.annotations.Nullable;

/// Entries of a game's log in the element's JSON, as `frontend/board/puzzle/types.ts` has them, as plain
/// values (see [Fields]).
///
/// An entry is `{"kind": "play", "changes": […]}`, with the `level` of the branch that it begins, accepts
/// or drops. A change is what one cell has afterwards, `{"cell": 3, "digit": 5, "candidates": [1, 2]}`:
/// absolute, a part that is left out stays as it is, and the digit `null` clears the cell. `colour` and `markColours`
/// are the
/// numbers of [org.crosscage.core.model.Square].
///
/// Help, which changes nothing on a board, and an entry of a kind that this version does not know are written as
/// `{"kind": "other", "text": "kind line"}`, so that a device can store the line, and are read from no board.
public final class LogEntryJson {

    private LogEntryJson() {}

    /// @throws IllegalArgumentException naming field and value, when the JSON is no entry
    public static SentEntry read(@Nullable Object json) {
        var fields = fields(json);
        var seq = fields.get("seq");
        if (!(fields.get("client") instanceof String client) || !(seq instanceof Integer || seq instanceof Long)) {
            throw new IllegalArgumentException("the entry " + json + " names no client and number");
        }
        return new SentEntry(client, ((Number) seq).longValue(), entry(fields));
    }

    private static LogEntry entry(Map<?, ?> json) {
        int level = json.get("level") instanceof Integer number ? number : 0;
        var changes = json.get("changes") instanceof List<?> all
                ? all.stream().flatMap(change -> changes(change).stream()).toList()
                : List.<Change>of();
        var kind = json.get("kind") instanceof String word ? word : "";
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
    private static List<Change> changes(@Nullable Object json) {
        var fields = fields(json);
        int cell = number(fields, "cell", fields.get("cell"));
        var changes = new ArrayList<Change>();
        if (fields.containsKey("digit")) {
            var digit = fields.get("digit");
            changes.add(new Change.Digit(cell, digit == null ? Constraint.EMPTY : number(fields, "digit", digit)));
        }
        if (fields.containsKey("candidates")) {
            changes.add(new Change.Candidates(cell, digits(fields, "candidates")));
        }
        if (fields.containsKey("corners")) {
            changes.add(new Change.Corners(cell, digits(fields, "corners")));
        }
        if (fields.containsKey("colour")) {
            changes.add(new Change.Colour(cell, number(fields, "colour", fields.get("colour"))));
        }
        if (fields.containsKey("markColours")) {
            changes.add(new Change.MarkColours(cell, numbers(fields, "markColours")));
        }
        return changes;
    }

    /// @param version the entry's place in the log, from 1
    public static Map<String, @Nullable Object> write(SentEntry sent, long version) {
        return put(
                new Fields()
                        .put("version", version)
                        .put("client", sent.client())
                        .put("seq", sent.seq()),
                sent.entry());
    }

    public static Map<String, @Nullable Object> write(LogEntry entry) {
        return put(new Fields(), entry);
    }

    private static Map<String, @Nullable Object> put(Fields json, LogEntry entry) {
        json.put(
                "kind",
                switch (entry) {
                    case LogEntry.Help _, LogEntry.Other _ -> "other";
                    case LogEntry.Play _ -> LogEntryText.PLAY;
                    case LogEntry.Drop _ -> LogEntryText.DROP;
                    default -> LogEntryText.kind(entry);
                });
        switch (entry) {
            case LogEntry.Help help -> json.put("text", LogEntryText.HELP + " " + LogEntryText.line(help));
            case LogEntry.Play(Move move) -> json.put("changes", write(move.changes()));
            case LogEntry.Branch(int level) -> json.put("level", level);
            case LogEntry.Accept(int level) -> json.put("level", level);
            case LogEntry.Drop(int level, Optional<Move> then) -> {
                json.put("level", level);
                then.ifPresent(move -> json.put("changes", write(move.changes())));
            }
            case LogEntry.Undo(), LogEntry.Redo() -> {
                // the kind says it all
            }
            case LogEntry.Other(String kind, String line) ->
                json.put("text", line.isEmpty() ? kind : kind + " " + line);
        }
        return json.map();
    }

    /// Cell by cell.
    public static List<?> write(List<Change> changes) {
        var byCell = new TreeMap<Integer, Fields>();
        changes.forEach(change ->
                put(byCell.computeIfAbsent(change.cell(), cell -> new Fields().put("cell", cell)), change));
        return byCell.values().stream().map(Fields::map).toList();
    }

    private static void put(Fields json, Change change) {
        switch (change) {
            case Change.Digit(int _, int digit) -> json.put("digit", digit == Constraint.EMPTY ? null : digit);
            case Change.Candidates(int _, Digits marks) -> json.put("candidates", BoardJson.array(marks));
            case Change.Corners(int _, Digits marks) -> json.put("corners", BoardJson.array(marks));
            case Change.Colour(int _, int colour) -> json.put("colour", colour);
            case Change.MarkColours(int _, List<Integer> markColours) -> json.put("markColours", markColours);
        }
    }

    private static Map<?, ?> fields(@Nullable Object json) {
        return json instanceof Map<?, ?> fields ? fields : Map.of();
    }

    private static int number(Object whole, String field, @Nullable Object value) {
        if (value instanceof Integer number) {
            return number;
        }
        throw new IllegalArgumentException("the field '" + field + "' of " + whole + " is not a whole number");
    }

    private static Digits digits(Map<?, ?> whole, String field) {
        return Digits.of(
                numbers(whole, field).stream().mapToInt(Integer::intValue).toArray());
    }

    private static List<Integer> numbers(Map<?, ?> whole, String field) {
        if (whole.get(field) instanceof List<?> all) {
            return all.stream().map(each -> number(whole, field, each)).toList();
        }
        throw new IllegalArgumentException("the field '" + field + "' of " + whole + " is not a list of numbers");
    }
}
