package org.crosscage.kind.text;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import org.crosscage.core.kind.CluePart;
import org.crosscage.core.kind.CluePart.NamedCell;
import org.crosscage.core.kind.Message;
import org.crosscage.core.kind.PuzzleEntry;
import org.crosscage.core.kind.PuzzleParts;
import org.crosscage.core.kind.PuzzleParts.Row;
import org.crosscage.core.kind.PuzzleParts.Values;
import org.crosscage.core.kind.Token;
import org.crosscage.core.model.Puzzle;
import org.crosscage.core.model.Solution;
import org.crosscage.kind.PuzzleKinds;
import tools.jackson.core.JsonToken;

/// One puzzle of a JSON text, its members in any order.
final class JsonPuzzle {

    /// The one note that has another name in JSON: what others call a puzzle's difficulty is a label here.
    private static final String LABEL = "label";

    private static final String DIFFICULTY = "difficulty";

    /// What a puzzle may have.
    static final Set<String> NAMES =
            Set.of("kind", "id", "title", "author", "source", DIFFICULTY, "cells", "values", "constraints", "solution");

    private static final List<String> NEEDED = List.of("kind", "cells", "constraints");
    private static final Set<String> OF_A_CLUE = Set.of("direction", "cells", "operation", "target");
    private static final List<String> NEEDED_OF_A_CLUE = List.of("cells", "operation", "target");

    /// What a solution has where there is no cell.
    private static final String NO_DIGIT = "null";

    private final JsonCursor json;
    private final Token start;
    private final String path;
    private final Map<String, Token> ids;
    private final Map<String, String> notes = new LinkedHashMap<>();
    private final List<Row> rows = new ArrayList<>();
    private final List<CluePart> clues = new ArrayList<>();
    private Set<String> names = Set.of();
    private Optional<Values> values = Optional.empty();
    private Optional<Filled> solution = Optional.empty();
    private Token kind = new Token(1, 1, "");
    private String id = "";

    /// @param json standing behind the start of the puzzle
    /// @param path of the puzzle
    /// @param ids of the puzzles before, each with its place; this one's is added
    JsonPuzzle(JsonCursor json, Token start, String path, Map<String, Token> ids) {
        this.json = json;
        this.start = start;
        this.path = path;
        this.ids = ids;
    }

    /// Reads to behind the end of the puzzle.
    ///
    /// @throws org.crosscage.core.kind.FormatException with place and path
    void readMembers() {
        names = json.members(NAMES, this::readMember);
    }

    /// @throws org.crosscage.core.kind.FormatException with place and path
    PuzzleEntry entry() {
        JsonCursor.requireAll(NEEDED, names, start, path);
        var assembled = PuzzleKinds.find(kind.text())
                .orElseThrow(() -> kind.error(PuzzleKinds.expected()))
                .assemble(new PuzzleParts(start, rows, values, clues));
        var read = solution.map(filled -> assembled.with(filled.of(assembled.puzzle()), filled.place()))
                .orElse(assembled);
        return new PuzzleEntry(id, notes, read.puzzle(), read.solution(), read.warnings());
    }

    private void readMember(String name) {
        switch (name) {
            case "kind" -> kind = json.text();
            case "id" -> readId();
            case "cells" -> readRows();
            case "values" -> {
                var place = json.piece();
                values = Optional.of(new Values(place, numbers()));
            }
            case "constraints" -> json.each(this::readClue);
            case "solution" -> readSolution();
            case DIFFICULTY -> readNote(LABEL);
            default -> readNote(name);
        }
    }

    /// The name that a note has in JSON.
    static String nameOf(String note) {
        return note.equals(LABEL) ? DIFFICULTY : note;
    }

    private void readNote(String note) {
        requireShort();
        notes.put(note, json.text().text());
    }

    private void readId() {
        requireShort();
        var text = json.piece().text();
        if (text.isEmpty() || !PuzzleEntry.isId(text)) {
            throw json.error("json-id");
        }
        var before = ids.put(text, json.piece());
        if (before != null) {
            throw json.piece().error(Message.of("id-twice").naming("first", before.line()));
        }
        id = json.text().text();
    }

    private void requireShort() {
        json.require(JsonToken.VALUE_STRING, "text");
        PuzzleEntry.requireShort(json.piece(), json.piece().text());
    }

    private void readRows() {
        var place = json.piece();
        json.each(() -> {
            json.require(JsonToken.VALUE_STRING, "text");
            if (json.piece().text().isEmpty()) {
                throw json.error("json-empty-row");
            }
            rows.add(Row.of(json.text()));
        });
        if (rows.isEmpty()) {
            throw place.error(Message.of("json-no-rows"));
        }
    }

    private List<Token> numbers() {
        var numbers = new ArrayList<Token>();
        json.each(() -> numbers.add(json.number()));
        return numbers;
    }

    private void readClue() {
        json.require(JsonToken.START_OBJECT, "constraint");
        var place = json.piece();
        var cluePath = json.path();
        json.next();
        var parts = new HashMap<String, Token>();
        var cells = new ArrayList<NamedCell>();
        var names = json.members(OF_A_CLUE, name -> {
            switch (name) {
                case "cells" -> readCells(cells);
                case "target" -> parts.put(name, json.number());
                default -> parts.put(name, json.text());
            }
        });
        JsonCursor.requireAll(NEEDED_OF_A_CLUE, names, place, cluePath);
        clues.add(new CluePart(
                place,
                Optional.ofNullable(parts.get("direction")),
                Optional.of(Objects.requireNonNull(parts.get("operation"))),
                Objects.requireNonNull(parts.get("target")),
                cells,
                Optional.empty()));
    }

    private void readCells(List<NamedCell> cells) {
        var place = json.piece();
        json.each(() -> cells.add(NamedCell.of(json.text())));
        if (cells.isEmpty()) {
            throw place.error(Message.of("json-no-cells"));
        }
    }

    private void readSolution() {
        var place = json.piece();
        var filled = new ArrayList<List<Token>>();
        json.each(() -> {
            var row = new ArrayList<Token>();
            json.each(() -> row.add(json.numberOrNull()));
            filled.add(row);
        });
        solution = Optional.of(new Filled(place, filled));
    }

    /// A solution as it stands there.
    ///
    /// @param place of the whole solution
    /// @param rows of whole numbers and `null`
    private record Filled(Token place, List<List<Token>> rows) {

        Solution of(Puzzle puzzle) {
            var shape = puzzle.shape();
            if (rows.size() != shape.rows()) {
                throw place.error(Message.of("json-solution-rows")
                        .counting("rows", shape.rows())
                        .counting("foundRows", rows.size()));
            }
            return SolutionRows.read(puzzle, row -> row(row, shape.columns()), NO_DIGIT, "json-no-digit");
        }

        private List<Token> row(int row, int columns) {
            var digits = rows.get(row - 1);
            if (digits.size() != columns) {
                throw (digits.isEmpty() ? place : digits.getFirst())
                        .error(Message.of("row-length")
                                .counting("row", row)
                                .counting("foundCells", digits.size())
                                .counting("cells", columns));
            }
            return digits;
        }
    }
}
