package org.crosscage.kind.killer.format;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.regex.Pattern;
import org.crosscage.core.kind.FormatException;
import org.crosscage.core.kind.Line;
import org.crosscage.core.kind.Lines;
import org.crosscage.core.kind.PuzzleEntry;
import org.crosscage.core.kind.PuzzleFormat;

/// The JSON of a page as a text, one puzzle behind the other. Each page's has a member that no other has:
/// the `grid` of f-puzzles, and of SudokuPad `cells` in lists of lists.
public final class JsonText implements PuzzleFormat {

    public static final JsonText F_PUZZLES =
            new JsonText("fpuzzles-json", Pattern.compile("\"grid\"\\s*+:"), FPuzzles::read, FPuzzles::write);

    public static final JsonText SUDOKU_PAD = new JsonText(
            "sudokupad-json", Pattern.compile("\"cells\"\\s*+:\\s*+\\[\\s*+\\["), SudokuPad::read, SudokuPad::write);

    private final String id;
    private final Pattern mark;
    private final Function<JsonValue, PuzzleEntry> reader;
    private final Function<PuzzleEntry, String> writer;

    private JsonText(
            String id, Pattern mark, Function<JsonValue, PuzzleEntry> reader, Function<PuzzleEntry, String> writer) {
        this.id = id;
        this.mark = mark;
        this.reader = reader;
        this.writer = writer;
    }

    @Override
    public String id() {
        return id;
    }

    /// Quotes in a text in quotes have a backslash before them, so that none looks like a name.
    @Override
    public boolean looksLike(String text) {
        return Lines.first(text, 1).stream()
                        .map(Line::whole)
                        .anyMatch(line -> line.text().startsWith("{"))
                && mark.matcher(text).find();
    }

    /// Behind what is no JSON nothing more can be read.
    @Override
    public List<Supplier<PuzzleEntry>> records(String text) {
        var records = new ArrayList<Supplier<PuzzleEntry>>();
        try {
            LooseJson.read(text, value -> records.add(() -> reader.apply(value)));
        } catch (FormatException broken) {
            records.add(() -> {
                throw broken;
            });
        }
        return records;
    }

    @Override
    public String write(PuzzleEntry entry) {
        return writer.apply(entry) + "\n";
    }
}
