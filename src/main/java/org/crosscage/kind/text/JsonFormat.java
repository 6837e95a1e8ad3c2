package org.crosscage.kind.text;

import java.util.List;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import org.crosscage.core.kind.Line;
import org.crosscage.core.kind.Lines;
import org.crosscage.core.kind.Message;
import org.crosscage.core.kind.PuzzleEntry;
import org.crosscage.core.kind.PuzzleFormat;
import org.crosscage.core.kind.UnwritableException;

/// JSON after the schema that every server hands out at [#SCHEMA]: a document with a list of puzzles. The list alone
/// and a puzzle alone are read too.
public final class JsonFormat implements PuzzleFormat {

    /// Where the schema is, on every server, and among the application's files.
    public static final String SCHEMA = "/schema/puzzles-1.json";

    /// The version of the schema. What was written after it must be read for ever.
    static final int VERSION = 1;

    @Override
    public String id() {
        return "json";
    }

    /// `{`, or `[` and `{`: a list of cages begins with `[` too. The JSON of other programs begins alike,
    /// so that their formats are asked before.
    @Override
    public boolean looksLike(String text) {
        var start = Lines.first(text, 2).stream()
                .map(Line::text)
                .collect(Collectors.joining())
                .strip();
        return start.startsWith("{")
                || start.startsWith("[") && start.substring(1).stripLeading().startsWith("{");
    }

    @Override
    public List<Supplier<PuzzleEntry>> records(String text) {
        // blanks and line ends as in every other format; the parser counts places in what it is given
        try (var cursor = new JsonCursor(Lines.joined(text))) {
            return new JsonReader(cursor).read();
        }
    }

    @Override
    public String write(PuzzleEntry entry) {
        var text = write(List.of(entry));
        long length = Lines.bytes(text);
        if (length > Lines.MOST_BYTES) {
            throw new UnwritableException(
                    Message.of("too-long").counting("length", length).counting("most", Lines.MOST_BYTES));
        }
        return text;
    }

    @Override
    public String write(List<PuzzleEntry> entries) {
        return JsonWriter.write(entries);
    }

    @Override
    public boolean isOneWhole() {
        return true;
    }
}
