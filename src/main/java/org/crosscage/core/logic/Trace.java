package org.crosscage.core.logic;

import java.util.List;

/// What the rule engine did from a board to the end of its techniques.
///
/// @param steps in the order in which they were applied
/// @param solved whether every cell got a digit and nothing is broken
/// @param contradiction whether a cell was left without candidates or a full board breaks a rule: the puzzle, or
///     the board that the engine was given, has no solution
public record Trace(List<Step> steps, boolean solved, boolean contradiction) {

    public Trace {
        steps = List.copyOf(steps);
    }
}
