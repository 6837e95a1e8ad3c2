package org.crosscage.core.logic.technique;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.crosscage.core.model.Constraint;
import org.crosscage.core.model.Puzzle;

/// The units of a puzzle that go across and those that go down, each cell in at most one of either: rows and columns,
/// or runs with a clue or without. Boxes and cages go neither way. Immutable.
final class Crossings {

    private static final int NONE = -1;

    private final List<Constraint> across = new ArrayList<>();
    private final List<Constraint> down = new ArrayList<>();
    private final int[] acrossAt;
    private final int[] downAt;

    private Crossings(Puzzle puzzle) {
        acrossAt = new int[puzzle.cellCount()];
        downAt = new int[puzzle.cellCount()];
        Arrays.fill(acrossAt, NONE);
        Arrays.fill(downAt, NONE);
        for (var unit : puzzle.units()) {
            if (unit.group().isAcross()) {
                add(unit, across, acrossAt);
            } else if (unit.group().isDown()) {
                add(unit, down, downAt);
            }
        }
    }

    private static void add(Constraint unit, List<Constraint> units, int[] at) {
        unit.cells().stream().forEach(cell -> at[cell] = units.size());
        units.add(unit);
    }

    static Crossings of(Puzzle puzzle) {
        return puzzle.derived(Crossings.class, Crossings::new);
    }

    List<Constraint> units(boolean goingAcross) {
        return goingAcross ? across : down;
    }

    /// The place of the unit of a cell in the list, -1 for none.
    int unitAt(int cell, boolean goingAcross) {
        return (goingAcross ? acrossAt : downAt)[cell];
    }
}
