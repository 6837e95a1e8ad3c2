package org.crosscage.core.logic.technique;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.crosscage.core.model.AllDifferent;
import org.crosscage.core.model.Cells;
import org.crosscage.core.model.Constraint;
import org.crosscage.core.model.Digits;
import org.crosscage.core.model.Group;
import org.crosscage.core.model.Puzzle;
import org.crosscage.core.model.Shape;
import org.junit.jupiter.api.Test;

class CrossingsTest {

    private static final AllDifferent BOX = new AllDifferent(Group.BOX, Cells.of(0, 1, 4, 5));
    /// Its first two cells are in one row.
    private static final AllDifferent BENT = new AllDifferent(Group.CAGE, Cells.of(10, 11, 15));

    private static final AllDifferent STRAIGHT_CAGE = new AllDifferent(Group.CAGE, Cells.of(12, 13));

    @Test
    void boxesAndCagesGoNeitherAcrossNorDown() {
        var units = new ArrayList<Constraint>();
        for (int line = 0; line < 4; line++) {
            int at = line;
            units.add(new AllDifferent(Group.ROW, Cells.of(IntStream.range(4 * at, 4 * at + 4))));
            units.add(new AllDifferent(
                    Group.COLUMN, Cells.of(IntStream.range(0, 4).map(i -> 4 * i + at))));
        }
        units.addAll(List.of(BOX, BENT, STRAIGHT_CAGE));
        var puzzle = Puzzle.of("any", Shape.square(4), Digits.range(1, 4), units, Map.of());

        var crossings = Crossings.of(puzzle);

        assertThat(crossings.units(true)).hasSize(4).doesNotContain(BOX, BENT, STRAIGHT_CAGE);
        assertThat(crossings.units(false)).hasSize(4).doesNotContain(BOX, BENT, STRAIGHT_CAGE);
        for (int cell = 0; cell < 16; cell++) {
            assertThat(crossings
                            .units(true)
                            .get(crossings.unitAt(cell, true))
                            .cells()
                            .contains(cell))
                    .isTrue();
            assertThat(crossings
                            .units(false)
                            .get(crossings.unitAt(cell, false))
                            .cells()
                            .contains(cell))
                    .isTrue();
        }
    }
}
