package org.crosscage.cli;

import java.util.List;
import java.util.Locale;

/// What became of a puzzle.
enum PuzzleOutcome {
    /// There is a solution, and no other one that was asked for is known.
    SOLVED,
    SEVERAL,
    /// There is certainly no solution.
    NONE,
    GAVE_UP,
    /// There is no puzzle: its file cannot be read.
    INVALID;

    /// The exit code of a command that came to these.
    static int code(List<PuzzleOutcome> outcomes) {
        if (outcomes.contains(INVALID)) {
            return Commands.USAGE;
        }
        return outcomes.stream().allMatch(SOLVED::equals) ? 0 : Commands.FAILED;
    }

    /// The name in lines of JSON, such as `gave-up`.
    String id() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }
}
