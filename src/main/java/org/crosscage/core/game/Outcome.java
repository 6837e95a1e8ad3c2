package org.crosscage.core.game;

import org.crosscage.core.model.Position;
import org.crosscage.core.model.Puzzle;

/// Where a game stands. Any grid that keeps the rules is finished, whether or not the puzzle has other solutions
/// too.
public enum Outcome {
    /// Some cell is empty.
    OPEN,
    /// Full, but something is wrong.
    WRONG,
    /// Full, and no rule is broken.
    FINISHED;

    static Outcome ofFull(Puzzle puzzle, Position position) {
        int[] digits = position.digits();
        return puzzle.constraints().stream().allMatch(constraint -> constraint.violation(digits) == 0)
                ? FINISHED
                : WRONG;
    }
}
