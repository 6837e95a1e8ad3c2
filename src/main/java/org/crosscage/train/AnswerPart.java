package org.crosscage.train;

import java.util.List;
import org.crosscage.core.logic.Elimination;
import org.crosscage.core.logic.Placement;
import org.crosscage.core.logic.Step;
import org.crosscage.core.model.Board;
import org.crosscage.core.model.Digits;
import org.crosscage.core.model.Solution;

/// What an answer says of one cell.
sealed interface AnswerPart {

    /// An open cell.
    int cell();

    boolean agreesWith(Solution solution);

    /// The candidates of the cell that have to go, so that the part holds.
    Digits gone(Board board);

    /// Those of them that a step takes.
    ///
    /// @param board that the step was found on
    Digits goneBy(Step step, Board board);

    /// Whether a step gives this, or something of it.
    default boolean isHelpedBy(Step step, Board board) {
        return !goneBy(step, board).isEmpty();
    }

    /// Whether some steps together give this.
    default boolean isGivenBy(List<Step> steps, Board board) {
        var helping = steps.stream().filter(step -> isHelpedBy(step, board)).toList();
        return !helping.isEmpty()
                && helping.stream()
                        .map(step -> goneBy(step, board))
                        .reduce(Digits.NONE, Digits::union)
                        .containsAll(gone(board));
    }

    /// A digit in the cell. A step gives it that places it, and removals that leave nothing else there; what
    /// digits of other cells take from this one comes after these digits only.
    record Written(int cell, int digit) implements AnswerPart {

        @Override
        public boolean agreesWith(Solution solution) {
            return solution.digit(cell) == digit;
        }

        @Override
        public Digits gone(Board board) {
            return board.candidates(cell).without(digit);
        }

        @Override
        public Digits goneBy(Step step, Board board) {
            return isPlacedBy(step) ? gone(board) : removed(step, cell);
        }

        /// A cell that has no other candidate left still waits for a step that says so.
        @Override
        public boolean isHelpedBy(Step step, Board board) {
            return isPlacedBy(step) || AnswerPart.super.isHelpedBy(step, board);
        }

        private boolean isPlacedBy(Step step) {
            return step.placements().contains(new Placement(cell, digit));
        }
    }

    /// Marks of the cell crossed out. They are given by removals, and by digits that leave no room for them, in
    /// this cell or in one that sees it.
    ///
    /// @param digits some, but not all of the cell's candidates
    record CrossedOut(int cell, Digits digits) implements AnswerPart {

        @Override
        public boolean agreesWith(Solution solution) {
            return !digits.contains(solution.digit(cell));
        }

        @Override
        public Digits gone(Board board) {
            return digits;
        }

        @Override
        public Digits goneBy(Step step, Board board) {
            return step.placements().stream()
                    .map(placed -> takenBy(placed, board))
                    .reduce(removed(step, cell), Digits::union)
                    .intersect(digits);
        }

        private Digits takenBy(Placement placed, Board board) {
            if (placed.cell() == cell) {
                return digits.without(placed.digit());
            }
            return board.puzzle().peers(cell).contains(placed.cell()) ? Digits.of(placed.digit()) : Digits.NONE;
        }
    }

    private static Digits removed(Step step, int cell) {
        return step.eliminations().stream()
                .filter(gone -> gone.cell() == cell)
                .map(Elimination::digits)
                .reduce(Digits.NONE, Digits::union);
    }
}
