package org.crosscage.core.kind.format;

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

/// The JSON of another program as a text, one puzzle behind the other.
///
/// @param mark a member that no other program's JSON has
/// @param reader reads one puzzle
/// @param writer writes one puzzle, without a newline at the end
public record JsonText(
        String id, Pattern mark, Function<JsonValue, PuzzleEntry> reader, Function<PuzzleEntry, String> writer)
        implements PuzzleFormat {

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
