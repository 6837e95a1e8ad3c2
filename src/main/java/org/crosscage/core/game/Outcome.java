package org.crosscage.core.game;

/// Where a game stands. Any grid that keeps the rules is finished, whether or not the puzzle has other solutions
/// too.
public enum Outcome {
    /// Some cell is empty.
    OPEN,
    /// Full, but something is wrong.
    WRONG,
    /// Full, and no rule is broken.
    FINISHED
}
