package org.crosscage.library.ui;

/// How far a player is with a shipped puzzle.
enum PlayProgress {
    NEW,
    BEGUN,
    SOLVED
}
