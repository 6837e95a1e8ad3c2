package org.crosscage.teach.clue;

/// How a clue stands with the digits on the board.
public enum ClueState {
    /// Neither of the others.
    OPEN,
    /// All its cells have a digit, and they meet it.
    DONE,
    /// Its cells repeat a digit that they must not, or meet it not, or can be seen not to meet it any more.
    BROKEN
}
