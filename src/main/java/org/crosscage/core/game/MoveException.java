package org.crosscage.core.game;

/// A move that cannot be made on the puzzle, or a text that is no move. No ordinary player meets it: the board
/// offers such moves to nobody. So the message, which names value and place, is for the log.
public final class MoveException extends IllegalArgumentException {

    private static final long serialVersionUID = 1L;

    public MoveException(String message) {
        super(message);
    }
}
