package org.crosscage.cli.output;

import java.io.StringWriter;
import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JsonGenerator;
import tools.jackson.core.ObjectWriteContext;
import tools.jackson.core.json.JsonFactory;

/// Facts as a line of JSON. Written by the generator alone: a mapper takes longer to load than a puzzle to solve.
public final class JsonLine {

    private JsonLine() {}

    /// @param facts by name: texts, numbers (with one decimal where they are not whole), null, or more facts by name
    /// @throws IllegalArgumentException when there is a value of another sort
    public static String of(Map<String, ?> facts) {
        var line = new StringWriter();
        try (var json = new JsonFactory().createGenerator(ObjectWriteContext.empty(), line)) {
            write(json, facts);
        }
        return line.toString();
    }

    private static void write(JsonGenerator json, @Nullable Object value) {
        switch (value) {
            case null -> json.writeNull();
            case String text -> json.writeString(text);
            case Integer number -> json.writeNumber(number);
            case Long number -> json.writeNumber(number);
            case Double number -> json.writeNumber(BigDecimal.valueOf(number).setScale(1, RoundingMode.HALF_UP));
            case Map<?, ?> facts -> {
                json.writeStartObject();
                facts.forEach((name, fact) -> {
                    json.writeName(name.toString());
                    write(json, fact);
                });
                json.writeEndObject();
            }
            default -> throw new IllegalArgumentException(value + " is no fact");
        }
    }
}
