package org.crosscage.kind.text;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Supplier;
import org.crosscage.core.kind.FormatException;
import org.crosscage.core.kind.Lines;
import org.crosscage.core.kind.Message;
import org.crosscage.core.kind.PuzzleEntry;
import org.crosscage.core.kind.Token;
import tools.jackson.core.JsonToken;

/// Reads the puzzles of a JSON text: a document, a list of puzzles or a puzzle.
final class JsonReader {

    private final JsonCursor json;
    private final List<Supplier<PuzzleEntry>> records = new ArrayList<>();
    private final Map<String, Token> ids = new HashMap<>();

    JsonReader(JsonCursor json) {
        this.json = json;
    }

    /// All puzzles, at least one. Behind what is no JSON nothing more can be read, and that is the last one.
    List<Supplier<PuzzleEntry>> read() {
        try {
            readAll();
        } catch (FormatException e) {
            records.add(fault(e));
        }
        return records;
    }

    private static Supplier<PuzzleEntry> fault(FormatException e) {
        return () -> {
            throw e;
        };
    }

    private void readAll() {
        if (json.sort() == JsonToken.START_ARRAY) {
            readPuzzles();
        } else {
            json.require(JsonToken.START_OBJECT, "document");
            readObject();
        }
        if (json.sort() != JsonToken.NOT_AVAILABLE) {
            throw json.error("json-after-end");
        }
    }

    /// The first name says whether it is a document or a puzzle.
    private void readObject() {
        var start = json.piece();
        json.next();
        if (JsonPuzzle.NAMES.contains(json.piece().text())) {
            readPuzzle(start, JsonCursor.ROOT);
            return;
        }
        var names = json.members(Set.of("$schema", "version", "puzzles"), name -> {
            switch (name) {
                case "$schema" -> json.text();
                case "version" -> readVersion();
                default -> readPuzzles();
            }
        });
        JsonCursor.requireAll(List.of("version", "puzzles"), names, start, JsonCursor.ROOT);
    }

    private void readVersion() {
        json.require(JsonToken.VALUE_NUMBER_INT, "number");
        if (json.piece().number(JsonFormat.VERSION, JsonFormat.VERSION).isEmpty()) {
            throw json.error("json-version");
        }
        json.next();
    }

    private void readPuzzles() {
        var start = json.piece();
        json.each(() -> {
            Lines.requireRoom(records.size(), json.piece());
            json.require(JsonToken.START_OBJECT, "puzzle");
            var puzzle = json.piece();
            var path = json.path();
            json.next();
            readPuzzle(puzzle, path);
        });
        if (records.isEmpty()) {
            throw start.error(Message.of("json-no-puzzle"));
        }
    }

    /// A fault in one puzzle does not spoil the puzzles behind it.
    ///
    /// @param start of the puzzle; the cursor is at its first name, or at its end
    private void readPuzzle(Token start, String path) {
        int depth = json.depth();
        var puzzle = new JsonPuzzle(json, start, path, ids);
        try {
            puzzle.readMembers();
            records.add(puzzle::entry);
        } catch (FormatException e) {
            if (JsonCursor.isBroken(e)) {
                throw e;
            }
            records.add(fault(e));
            json.leave(depth);
        }
    }
}
