package org.crosscage.core.logic;

import java.util.ArrayList;
import java.util.List;
import org.crosscage.core.clue.LiveClues;
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

    /// Looks for the steps in a unit.
    @FunctionalInterface
    public interface Look {
        /// @param digits those that it needs, one bit each
        void in(Constraint unit, long digits, List<Step> steps);
    }

    /// The lines, in the order of the puzzle.
    public static void inLines(Board board, Visitor visitor) {
        for (int i = 0; i < board.puzzle().units().size(); i++) {
            inLine(i, board, visitor);
        }
    }

    /// A unit, if it is a line.
    ///
    /// @param unit its place among the units
    public static void inLine(int unit, Board board, Visitor visitor) {
        var puzzle = board.puzzle();
        var line = puzzle.units().get(unit);
        if (puzzle.isLine(line)) {
            visitor.visit(line, puzzle.digits().bits());
        }
    }

    /// The steps that a technique finds in the lines, and then those in the clues that are no lines.
    ///
    /// @param technique one that looks at nothing beside the cells of a unit and its needed digits
    public static List<Step> steps(Technique technique, Board board, Look look) {
        var inLines = FindingsCache.ofUnits(technique, board)
                .work((i, steps) -> inLine(i, board, (unit, needed) -> look.in(unit, needed, steps)));
        var inClues = FindingsCache.ofClues(technique, board)
                .work((i, steps) -> inClue(i, board, (unit, needed) -> look.in(unit, needed, steps)));
        if (inLines.isEmpty()) {
            return inClues;
        }
        var all = new ArrayList<>(inLines);
        all.addAll(inClues);
        return all;
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
