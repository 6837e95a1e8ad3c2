package org.crosscage.kind.kakuro.rules;

import java.util.stream.IntStream;
import org.crosscage.core.model.Cells;

/// How a pattern looks like itself, without its clue row and clue column.
public enum Symmetry {
    NONE,
    /// After half a turn.
    POINT,
    /// Left and right.
    MIRROR;

    /// A place and the one that goes with it; of the clue row and the clue column, the place alone.
    ///
    /// @param place row by row from 0, the clue row and clue column included
    public Cells images(int place, int rows, int columns) {
        int row = place / columns;
        int column = place % columns;
        if (this == NONE || row == 0 || column == 0) {
            return Cells.of(place);
        }
        int otherRow = this == POINT ? rows - row : row;
        return Cells.of(place, otherRow * columns + columns - column);
    }

    /// Whether the images of all these places are among them.
    public boolean holds(Cells places, int rows, int columns) {
        return places.stream().allMatch(place -> places.containsAll(images(place, rows, columns)));
    }

    /// The symmetry that a pattern has, half a turn before the mirror.
    public static Symmetry of(Cells white, int rows, int columns) {
        return IntStream.of(POINT.ordinal(), MIRROR.ordinal())
                .mapToObj(i -> values()[i])
                .filter(symmetry -> symmetry.holds(white, rows, columns))
                .findFirst()
                .orElse(NONE);
    }
}
