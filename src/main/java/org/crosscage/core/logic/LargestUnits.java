package org.crosscage.core.logic;

import java.util.List;
import org.crosscage.core.model.Constraint;
import org.crosscage.core.model.Puzzle;

/// The units of a puzzle that do not lie inside another one. What holds in a unit for any of its cells need not be
/// looked for in a cage that is a part of it.
public record LargestUnits(List<Constraint> list) {

    public LargestUnits {
        list = List.copyOf(list);
    }

    /// In the order of the puzzle.
    public static List<Constraint> of(Puzzle puzzle) {
        return puzzle.derived(LargestUnits.class, LargestUnits::find).list();
    }

    private static LargestUnits find(Puzzle puzzle) {
        var units = puzzle.units();
        return new LargestUnits(units.stream()
                .filter(unit -> puzzle.unitsOf(unit.cells().get(0)).stream()
                        .noneMatch(other -> other.cells().size() > unit.cells().size()
                                && other.cells().containsAll(unit.cells())))
                .toList());
    }
}
