package org.crosscage.board;

/// How a board shows a clue that is not open.
public enum ClueSign {
    DONE,
    BROKEN
}
