package org.crosscage.kind.text;

import java.util.List;
import java.util.stream.IntStream;
import tools.jackson.core.JsonGenerator;
import tools.jackson.core.PrettyPrinter;
import tools.jackson.core.TokenStreamContext;

/// A line for each member of a puzzle, each row of its grid and each clue, so that people can read it and compare two
/// of them; what is smaller stays in its line.
final class JsonLayout implements PrettyPrinter {

    /// The members of a puzzle are three levels deep, its rows and clues four.
    private static final int DEEPEST_LINES = 4;

    /// The one list of a puzzle that stands in a line.
    private static final String IN_A_LINE = "values";

    private static final String INDENT = "  ";

    /// A new line and its indentation, by depth.
    private static final List<String> LINES = IntStream.rangeClosed(0, DEEPEST_LINES)
            .mapToObj(depth -> "\n" + INDENT.repeat(depth))
            .toList();

    @Override
    public void writeRootValueSeparator(JsonGenerator json) {
        json.writeRaw('\n');
    }

    @Override
    public void writeStartObject(JsonGenerator json) {
        json.writeRaw('{');
    }

    @Override
    public void beforeObjectEntries(JsonGenerator json) {
        begin(json);
    }

    @Override
    public void writeObjectNameValueSeparator(JsonGenerator json) {
        json.writeRaw(": ");
    }

    @Override
    public void writeObjectEntrySeparator(JsonGenerator json) {
        separate(json);
    }

    @Override
    public void writeEndObject(JsonGenerator json, int count) {
        end(json, count, '}');
    }

    @Override
    public void writeStartArray(JsonGenerator json) {
        json.writeRaw('[');
    }

    @Override
    public void beforeArrayValues(JsonGenerator json) {
        begin(json);
    }

    @Override
    public void writeArrayValueSeparator(JsonGenerator json) {
        separate(json);
    }

    @Override
    public void writeEndArray(JsonGenerator json, int count) {
        end(json, count, ']');
    }

    /// A piece that gets no line of its own has a blank before it.
    private static void separate(JsonGenerator json) {
        json.writeRaw(',');
        if (!begin(json)) {
            json.writeRaw(' ');
        }
    }

    /// @return whether the next piece has a line of its own
    private static boolean begin(JsonGenerator json) {
        var within = json.streamWriteContext();
        boolean isLaidOut = isLaidOut(within);
        if (isLaidOut) {
            json.writeRaw(LINES.get(within.getNestingDepth()));
        }
        return isLaidOut;
    }

    private static void end(JsonGenerator json, int count, char bracket) {
        var within = json.streamWriteContext();
        if (count > 0 && isLaidOut(within)) {
            json.writeRaw(LINES.get(within.getNestingDepth() - 1));
        }
        json.writeRaw(bracket);
    }

    private static boolean isLaidOut(TokenStreamContext within) {
        return within.getNestingDepth() <= DEEPEST_LINES
                && !(within.inArray() && IN_A_LINE.equals(within.getParent().currentName()));
    }
}
