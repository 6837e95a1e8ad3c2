package org.crosscage.core.logic.technique;

import org.crosscage.core.clue.LayoutTable;
import org.crosscage.core.clue.LiveClues;
import org.crosscage.core.logic.Step;
import org.crosscage.core.model.Board;
import org.crosscage.core.model.Digits;

/// Leaves a cage some of its layouts.
final class Restriction {

    private Restriction() {}

    /// Removes the digits that only other layouts than the chosen ones put into a cell. What no layout has at all
    /// is not removed: that needs no choice.
    ///
    /// @param clue the cage, by its place among the clues; its layouts are known
    static void keep(int clue, LayoutTable.Choice choice, Step.Builder step, Board board) {
        var layouts = LiveClues.of(board).layouts(clue);
        var before = LiveClues.of(board).support(clue);
        long[] after = layouts.possible(choice);
        var cells = layouts.clue().cells();
        for (int position = 0; position < after.length; position++) {
            long gone = before.at(position) & ~after[position];
            if (gone != 0) {
                step.eliminate(new Digits(gone), cells.get(position), board);
            }
        }
    }
}
