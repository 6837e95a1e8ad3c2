package org.crosscage.kind.json;

import java.util.List;
import java.util.stream.IntStream;
import org.crosscage.core.kind.PuzzleEntry;
import org.crosscage.core.kind.PuzzleKind;
import org.crosscage.core.kind.PuzzleParts;
import org.crosscage.core.model.Arithmetic;
import org.crosscage.core.model.Puzzle;
import org.crosscage.core.model.Solution;
import tools.jackson.core.JsonGenerator;
import tools.jackson.core.ObjectWriteContext;
import tools.jackson.core.PrettyPrinter;
import tools.jackson.core.io.SegmentedStringWriter;
import tools.jackson.core.json.JsonFactory;
import tools.jackson.core.util.BufferRecycler;

/// Writes puzzles as a JSON document, their members always in the same order.
final class JsonWriter {

    private static final JsonFactory JSON = new JsonFactory();

    private final List<PuzzleKind> kinds;

    JsonWriter(List<PuzzleKind> kinds) {
        this.kinds = kinds;
    }

    /// @throws org.crosscage.core.kind.UnwritableException when one of the puzzles cannot be read back
    String write(List<PuzzleEntry> entries) {
        var text = new SegmentedStringWriter(new BufferRecycler());
        try (var json = JSON.createGenerator(new Laid(), text)) {
            json.writeStartObject();
            json.writeNumberProperty("version", JsonFormat.VERSION);
            json.writeArrayPropertyStart("puzzles");
            entries.forEach(entry -> write(json, entry));
            json.writeEndArray();
            json.writeEndObject();
        }
        return text.getAndClear() + '\n';
    }

    private void write(JsonGenerator json, PuzzleEntry entry) {
        var puzzle = entry.puzzle();
        json.writeStartObject();
        json.writeStringProperty("kind", puzzle.kind());
        if (!entry.id().isEmpty()) {
            json.writeStringProperty("id", entry.id());
        }
        entry.notes().forEach((note, text) -> json.writeStringProperty(JsonPuzzle.nameOf(note), text));
        json.writeArrayPropertyStart("cells");
        IntStream.rangeClosed(1, puzzle.shape().rows()).forEach(row -> json.writeString(cells(puzzle, row)));
        json.writeEndArray();
        json.writeArrayPropertyStart("values");
        puzzle.digits().stream().forEach(json::writeNumber);
        json.writeEndArray();
        json.writeArrayPropertyStart("constraints");
        writeClues(json, puzzle);
        json.writeEndArray();
        entry.solution().ifPresent(solution -> writeSolution(json, puzzle, solution));
        json.writeEndObject();
    }

    private static String cells(Puzzle puzzle, int row) {
        var cells = new StringBuilder();
        for (int column = 1; column <= puzzle.shape().columns(); column++) {
            var cell = puzzle.shape().index(row, column);
            if (cell.isEmpty()) {
                cells.append(PuzzleParts.BLACK);
            } else {
                puzzle.given(cell.getAsInt()).ifPresentOrElse(cells::append, () -> cells.append(PuzzleParts.WHITE));
            }
        }
        return cells.toString();
    }

    private void writeClues(JsonGenerator json, Puzzle puzzle) {
        var directions = kinds.stream()
                .filter(kind -> kind.id().equals(puzzle.kind()))
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException("there is no kind '" + puzzle.kind() + "'"))
                .partsBody()
                .directions(puzzle);
        for (int i = 0; i < puzzle.clues().size(); i++) {
            write(json, puzzle, puzzle.clues().get(i), directions.get(i));
        }
    }

    private static void write(JsonGenerator json, Puzzle puzzle, Arithmetic clue, String direction) {
        json.writeStartObject();
        if (!direction.isEmpty()) {
            json.writeStringProperty("direction", direction);
        }
        json.writeArrayPropertyStart("cells");
        clue.cells().stream()
                .forEach(cell -> json.writeString(puzzle.shape().cell(cell).toString()));
        json.writeEndArray();
        json.writeStringProperty("operation", String.valueOf(clue.operation().symbol()));
        json.writeNumberProperty("target", clue.target());
        json.writeEndObject();
    }

    private static void writeSolution(JsonGenerator json, Puzzle puzzle, Solution solution) {
        var shape = puzzle.shape();
        json.writeArrayPropertyStart("solution");
        for (int row = 1; row <= shape.rows(); row++) {
            json.writeStartArray();
            for (int column = 1; column <= shape.columns(); column++) {
                shape.index(row, column)
                        .ifPresentOrElse(cell -> json.writeNumber(solution.digit(cell)), json::writeNull);
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
