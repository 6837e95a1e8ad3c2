package org.crosscage.lab;

import java.util.List;
import org.crosscage.core.model.Cells;
import org.crosscage.core.model.Position;

/// What a racer's board shows.
///
/// @param position digits, and candidates where the solver works with them
/// @param broken indices of the constraints that the digits break
/// @param wrong cells with a digit that repeats in a line or a run
public record RacerPosition(Position position, List<Integer> broken, Cells wrong) {

    public RacerPosition {
        broken = List.copyOf(broken);
    }
}
