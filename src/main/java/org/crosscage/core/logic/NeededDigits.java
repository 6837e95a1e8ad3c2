package org.crosscage.core.logic;

import org.crosscage.core.model.Board;
import org.crosscage.core.model.Constraint;

/// Which digits a unit cannot do without. A line needs every digit. A run, or a cage whose cells all differ, needs only
/// those that all of its live combinations have; of any other cage this says nothing.
public final class NeededDigits {

    private NeededDigits() {}

    /// What is done with a unit.
    @FunctionalInterface
    public interface Visitor {
        /// @param digits those that it needs, one bit each
        void visit(Constraint unit, long digits);
    }

    /// The lines, in the order of the puzzle.
    public static void inLines(Board board, Visitor visitor) {
        var puzzle = board.puzzle();
        for (var unit : puzzle.units()) {
            if (puzzle.isLine(unit)) {
                visitor.visit(unit, puzzle.digits().bits());
            }
        }
    }

    /// A clue of several cells that is no line, if its cells all differ.
    ///
    /// @param clue its place among the clues
    public static void inClue(int clue, Board board, Visitor visitor) {
        var clues = LiveClues.of(board);
        var unit = clues.clue(clue);
        if (unit.allDifferent() && unit.cells().size() > 1 && !board.puzzle().isLine(unit)) {
            visitor.visit(unit, clues.required(clue));
        }
    }
}
