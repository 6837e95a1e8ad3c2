package org.crosscage.core.kind;

import java.util.List;

/// A text is not in the format it should be in. A key plus data; the words stand in the texts.
public final class FormatException extends RuntimeException {

    private static final long serialVersionUID = 1L;

    private final int line;
    private final int column;
    private final String key;
    private final transient List<String> arguments;

    /// @param line from 1
    /// @param column from 1
    /// @param key of the message, which says what was expected and what stood there
    /// @param arguments what the message names, in order
    public FormatException(int line, int column, String key, String... arguments) {
        super(line + ":" + column + " " + key + " " + List.of(arguments));
        this.line = line;
        this.column = column;
        this.key = key;
        this.arguments = List.of(arguments);
    }

    public int line() {
        return line;
    }

    public int column() {
        return column;
    }

    public String key() {
        return key;
    }

    public List<String> arguments() {
        return arguments;
    }
}
