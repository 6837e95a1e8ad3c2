package org.crosscage.core.kind;

/// A text is not in the format it should be in: where, and a message that says what was expected and what stood
/// there.
///
/// It has no stack trace: a wrong text is no fault of the program, and who pastes wrong texts should not make us
/// work.
public final class FormatException extends RuntimeException {

    private static final long serialVersionUID = 1L;

    private final int line;
    private final int column;
    private final transient Message problem;

    /// @param line from 1
    /// @param column from 1, in characters
    public FormatException(int line, int column, Message problem) {
        super(line + ":" + column + " " + problem, null, false, false);
        this.line = line;
        this.column = column;
        this.problem = problem;
    }

    public int line() {
        return line;
    }

    public int column() {
        return column;
    }

    public Message problem() {
        return problem;
    }
}
