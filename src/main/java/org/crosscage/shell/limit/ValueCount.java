package org.crosscage.shell.limit;

/// Counts the values of a JSON text while it arrives, at most one too many for each object and list: a short text may
/// stand for thirty times its length in memory once it is read.
final class ValueCount {

    private int values;
    private boolean isInString;
    private boolean isEscaped;

    /// Reads the next character, or the next byte of UTF-8.
    void read(int c) {
        if (isEscaped) {
            isEscaped = false;
        } else if (isInString) {
            isEscaped = c == '\\';
            isInString = c != '"';
        } else {
            isInString = c == '"';
            values += c == '{' || c == '[' || c == ',' || c == ':' ? 1 : 0;
        }
    }

    /// How many there are so far.
    int count() {
        return values;
    }
}
