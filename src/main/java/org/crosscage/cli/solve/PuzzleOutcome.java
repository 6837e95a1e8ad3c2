package org.crosscage.cli.solve;

import java.util.List;
import java.util.Locale;
import picocli.CommandLine.ExitCode;

/// What became of a puzzle.
public enum PuzzleOutcome {
    /// There is a solution, and no other one that was asked for is known.
    SOLVED,
    SEVERAL,
    /// There is certainly no solution.
    NONE,
    GAVE_UP,
    /// There is no puzzle: its file cannot be read.
    INVALID;

    /// The exit code of a command that came to these.
    public static int code(List<PuzzleOutcome> outcomes) {
        if (outcomes.contains(INVALID)) {
            return ExitCode.USAGE;
        }
        return outcomes.stream().allMatch(SOLVED::equals) ? ExitCode.OK : ExitCode.SOFTWARE;
    }

    /// The name in lines of JSON, such as `gave-up`.
    String id() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }
}
