package org.crosscage.core.logic.technique;

import org.crosscage.core.clue.Support;
import org.crosscage.core.logic.Proof;
import org.crosscage.core.logic.Step;
import org.crosscage.core.model.Arithmetic;
import org.crosscage.core.model.Board;
import org.crosscage.core.model.Digits;

/// The candidates of a clue's cells that none of its layouts has.
record LayoutGaps(Arithmetic clue, Support support, Board board) {

    /// Whether there are any, units between the cells included: quick, for most clues have none.
    boolean any() {
        var cells = clue.cells();
        for (int position = 0; position < cells.size(); position++) {
            int cell = cells.get(position);
            if (!board.isPlaced(cell) && (board.bits(cell) & ~support.at(position)) != 0) {
                return true;
            }
        }
        return false;
    }

    /// Takes those that go because of the clue, and not because of the units between its cells alone.
    void eliminate(Step.Builder step) {
        var cells = clue.cells();
        for (int position = 0; position < cells.size(); position++) {
            int cell = cells.get(position);
            if (!board.isPlaced(cell)) {
                var gone = board.candidates(cell).minus(new Digits(support.at(position)));
                step.eliminate(Proof.becauseOf(clue, cell, gone, board), cell, board);
            }
        }
    }
}
