package org.crosscage.game;

import java.time.Duration;
import java.time.Instant;
import java.util.Optional;
import org.crosscage.core.game.LogEntry.Help;

/// What is counted beside the moves of a game.
///
/// @param elapsed the time played, pauses apart, in whole seconds
/// @param hints how many hints and other help were asked for
/// @param hintCost what that cost together
/// @param solutionShown whether the player watched the solution, so that finishing says little
/// @param finished when the grid was full and right for the first time
public record GameTotals(Duration elapsed, int hints, int hintCost, boolean solutionShown, Optional<Instant> finished) {

    /// The cost of one hint with all its stages.
    private static final int ONE_HINT = 8;

    /// These after help, which counts no more than a game can have.
    public GameTotals after(Help help) {
        return new GameTotals(
                elapsed,
                help.sort() == Help.Sort.FREE
                        ? Math.max(hints, help.hints())
                        : Math.min(hints + help.hints(), Help.MOST),
                Math.min(hintCost + help.cost(), Help.MOST),
                solutionShown || help.sort() == Help.Sort.SOLUTION,
                finished);
    }

    /// Whether the game was played without hints, checks that cost and the solution.
    public boolean isUnaided() {
        return hints == 0 && !solutionShown;
    }

    /// Whether there was as much help as a hint that does its step.
    public boolean hadStepDone() {
        return solutionShown || hintCost >= ONE_HINT;
    }

    /// Whether there was more help than one hint with all its stages.
    public boolean hadMuchHelp() {
        return solutionShown || hintCost > ONE_HINT;
    }
}
