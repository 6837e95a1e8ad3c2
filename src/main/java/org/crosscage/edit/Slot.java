package org.crosscage.edit;

import java.util.Comparator;
import org.crosscage.kind.kakuro.KakuroGrid.Direction;

/// Where a Kakuro's clue stands: a black place, and the direction of the run that begins there.
///
/// @param place row by row from 0
public record Slot(int place, Direction direction) implements Comparable<Slot> {

    private static final Comparator<Slot> ORDER =
            Comparator.comparingInt(Slot::place).thenComparing(Slot::direction);

    @Override
    public int compareTo(Slot other) {
        return ORDER.compare(this, other);
    }
}
