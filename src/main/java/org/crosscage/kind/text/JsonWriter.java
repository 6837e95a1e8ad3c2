package org.crosscage.kind.text;

import java.util.List;
import org.crosscage.core.kind.CluePart;
import org.crosscage.core.kind.Message;
import org.crosscage.core.kind.PuzzleEntry;
import org.crosscage.core.kind.PuzzleParts.Row;
import org.crosscage.core.kind.UnwritableException;
import org.crosscage.kind.PuzzleKinds;
import tools.jackson.core.JsonGenerator;
import tools.jackson.core.ObjectWriteContext;
import tools.jackson.core.PrettyPrinter;
import tools.jackson.core.io.SegmentedStringWriter;
import tools.jackson.core.json.JsonFactory;
import tools.jackson.core.util.BufferRecycler;

/// Writes puzzles as a JSON document, their members always in the same order.
final class JsonWriter {

    private static final JsonFactory JSON = new JsonFactory();

    private JsonWriter() {}

    /// @throws org.crosscage.core.kind.UnwritableException when one of the puzzles cannot be read back
    static String write(List<PuzzleEntry> entries) {
        var text = new SegmentedStringWriter(new BufferRecycler());
        try (var json = JSON.createGenerator(new Laid(), text)) {
            json.writeStartObject();
            json.writeNumberProperty("version", JsonFormat.VERSION);
            json.writeArrayPropertyStart("puzzles");
            entries.forEach(entry -> write(json, entry));
            json.writeEndArray();
            json.writeEndObject();
            json.writeRaw('\n');
        }
        return text.getAndClear();
    }

    private static void write(JsonGenerator json, PuzzleEntry entry) {
        var puzzle = entry.puzzle();
        var parts = PuzzleKinds.of(puzzle.kind()).parts(puzzle);
        json.writeStartObject();
        json.writeStringProperty("kind", puzzle.kind());
        if (!entry.id().isEmpty()) {
            json.writeStringProperty("id", entry.id());
        }
        entry.notes().forEach((note, text) -> json.writeStringProperty(JsonPuzzle.nameOf(note), text));
        json.writeArrayPropertyStart("cells");
        for (var row : parts.rows()) {
            json.writeString(cells(row));
        }
        json.writeEndArray();
        parts.values().ifPresent(values -> {
            json.writeArrayPropertyStart("values");
            for (var value : values.values()) {
                json.writeNumber(value.text());
            }
            json.writeEndArray();
        });
        json.writeArrayPropertyStart("constraints");
        for (var clue : parts.clues()) {
            write(json, clue);
        }
        json.writeEndArray();
        entry.solution().ifPresent(solution -> writeSolution(json, SolutionRows.of(solution, puzzle.shape())));
        json.writeEndObject();
    }

    private static String cells(Row row) {
        var cells = new StringBuilder();
        for (var place : row.places()) {
            if (place.text().length() != 1) {
                throw new UnwritableException(Message.of("givens"));
            }
            cells.append(place.text());
        }
        return cells.toString();
    }

    private static void write(JsonGenerator json, CluePart clue) {
        json.writeStartObject();
        clue.direction().ifPresent(direction -> json.writeStringProperty("direction", direction.text()));
        json.writeArrayPropertyStart("cells");
        for (var cell : clue.cells()) {
            json.writeString(cell.name());
        }
        json.writeEndArray();
        json.writeStringProperty("operation", clue.operation().orElseThrow().text());
        json.writeName("target");
        json.writeNumber(clue.target().text());
        json.writeEndObject();
    }

    private static void writeSolution(JsonGenerator json, int[][] rows) {
        json.writeArrayPropertyStart("solution");
        for (var row : rows) {
            json.writeStartArray();
            for (int digit : row) {
                if (digit == SolutionRows.NONE) {
                    json.writeNull();
                } else {
                    json.writeNumber(digit);
                }
            }
            json.writeEndArray();
        }
        json.writeEndArray();
    }

    /// Gives a generator the layout and nothing else.
    private static final class Laid extends ObjectWriteContext.Base {
        @Override
        public PrettyPrinter getPrettyPrinter() {
            return new JsonLayout();
        }

        @Override
        public boolean hasPrettyPrinter() {
            return true;
        }
    }
}
