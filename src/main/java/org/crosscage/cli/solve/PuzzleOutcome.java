package org.crosscage.cli.solve;

import java.util.Locale;

/// What became of a puzzle, from best to worst.
public enum PuzzleOutcome {
    /// There is a solution, and no other one that was asked for is known.
    SOLVED,
    SEVERAL,
    /// There is certainly no solution.
    NONE,
    GAVE_UP,
    /// There is no puzzle: its file cannot be read.
    INVALID;

    /// The name in lines of JSON, such as `gave-up`.
    String id() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }
}
