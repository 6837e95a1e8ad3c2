package org.crosscage.experiment.load;

import java.util.ArrayList;
import java.util.List;

/// Messages as Vaadin's push has them on a websocket: the number of characters, `|`, and the message. One may come in
/// several pieces, and a piece may have several.
final class MessageFrames {

    private static final char END_OF_LENGTH = '|';
    private static final int LONGEST_LENGTH = 10;

    private final StringBuilder rest = new StringBuilder();

    /// Takes the next piece.
    ///
    /// @return the messages that are whole by now
    /// @throws IllegalArgumentException when a message does not begin with its length
    List<String> add(String piece) {
        rest.append(piece);
        var whole = new ArrayList<String>();
        int start = 0;
        while (true) {
            int bar = rest.indexOf(String.valueOf(END_OF_LENGTH), start);
            if (bar < 0) {
                if (rest.length() - start > LONGEST_LENGTH) {
                    throw noLength(start);
                }
                break;
            }
            int end = bar + 1 + length(start, bar);
            if (end > rest.length()) {
                break;
            }
            whole.add(rest.substring(bar + 1, end));
            start = end;
        }
        rest.delete(0, start);
        if (rest.isEmpty()) {
            rest.trimToSize();
        }
        return whole;
    }

    private int length(int start, int bar) {
        try {
            return Integer.parseUnsignedInt(rest, start, bar, 10);
        } catch (NumberFormatException _) {
            throw noLength(start);
        }
    }

    private IllegalArgumentException noLength(int start) {
        return new IllegalArgumentException("the message '"
                + rest.substring(start, Math.min(rest.length(), start + 2 * LONGEST_LENGTH))
                + "…' does not begin with its length and '" + END_OF_LENGTH + "'");
    }
}
