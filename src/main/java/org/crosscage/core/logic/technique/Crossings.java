package org.crosscage.core.logic.technique;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.crosscage.core.model.Constraint;
import org.crosscage.core.model.Puzzle;

/// The units of a puzzle that go across and those that go down, each cell in at most one of either: KenKen lines,
/// Kakuro runs with a clue or without. A cage inside a line is part of it and not listed, and what bends or is a box
/// goes neither way. Immutable.
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
            boolean isAcross = puzzle.shape().isInOneRow(unit.cells());
            boolean isDown = puzzle.shape().isInOneColumn(unit.cells());
            if ((isAcross || isDown) && !isPartOfAnother(unit, puzzle)) {
                var units = isAcross ? across : down;
                unit.cells().stream().forEach(cell -> (isAcross ? acrossAt : downAt)[cell] = units.size());
                units.add(unit);
            }
        }
    }

    static Crossings of(Puzzle puzzle) {
        return puzzle.derived(Crossings.class, Crossings::new);
    }

    /// A cage that is a whole line is part of it, too.
    private static boolean isPartOfAnother(Constraint unit, Puzzle puzzle) {
        var units = puzzle.units();
        return puzzle.unitsOf(unit.cells().get(0)).stream()
                .filter(other -> !other.equals(unit) && other.cells().containsAll(unit.cells()))
                .anyMatch(other ->
                        other.cells().size() > unit.cells().size() || units.indexOf(other) < units.indexOf(unit));
    }

    List<Constraint> units(boolean goingAcross) {
        return goingAcross ? across : down;
    }

    /// The place of the unit of a cell in the list, -1 for none.
    int unitAt(int cell, boolean goingAcross) {
        return (goingAcross ? acrossAt : downAt)[cell];
    }

    /// Whether two units go the same way.
    boolean areParallel(Constraint a, Constraint b) {
        return across.contains(a) == across.contains(b);
    }

    boolean contains(Constraint unit) {
        return across.contains(unit) || down.contains(unit);
    }
}
