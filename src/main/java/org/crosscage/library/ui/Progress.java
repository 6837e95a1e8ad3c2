package org.crosscage.library.ui;

/// How far a player is with a shipped puzzle.
enum Progress {
    NEW,
    BEGUN,
    SOLVED
}
