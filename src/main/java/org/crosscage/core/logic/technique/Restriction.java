package org.crosscage.core.logic.technique;

import org.crosscage.core.logic.LayoutTable;
import org.crosscage.core.logic.Step;
import org.crosscage.core.model.Board;
import org.crosscage.core.model.Digits;

/// Leaves a cage some of its layouts.
final class Restriction {

    private Restriction() {}

    /// Removes the digits that only other layouts than the chosen ones put into a cell. What no layout has at all
    /// is not removed: that needs no choice.
    static void keep(LayoutTable layouts, LayoutTable.Choice choice, Step.Builder step, Board board) {
        long[] before = layouts.possible(layout -> true);
        long[] after = layouts.possible(choice);
        var cells = layouts.clue().cells();
        for (int position = 0; position < before.length; position++) {
            step.eliminate(new Digits(before[position] & ~after[position]), cells.get(position), board);
        }
    }
}
