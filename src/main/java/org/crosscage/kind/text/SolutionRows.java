package org.crosscage.kind.text;

import java.util.List;
import java.util.function.IntFunction;
import org.crosscage.core.kind.Message;
import org.crosscage.core.kind.Token;
import org.crosscage.core.model.Digits;
import org.crosscage.core.model.Puzzle;
import org.crosscage.core.model.Shape;
import org.crosscage.core.model.Solution;

/// A solution as texts lay it out: for each row of the grid a row with a piece for each place, a digit where there is
/// a cell.
final class SolutionRows {

    /// No digit.
    static final int NONE = -1;

    private SolutionRows() {}

    /// The digits of a solution row by row; [#NONE] where there is no cell.
    static int[][] of(Solution solution, Shape shape) {
        int[][] rows = new int[shape.rows()][shape.columns()];
        for (int row = 1; row <= shape.rows(); row++) {
            for (int column = 1; column <= shape.columns(); column++) {
                var cell = shape.index(row, column);
                rows[row - 1][column - 1] = cell.isPresent() ? solution.digit(cell.getAsInt()) : NONE;
            }
        }
        return rows;
    }

    /// @param row the pieces of a row by its number, from 1: as many as the grid has columns
    /// @param black what stands where there is no cell
    /// @param blackExpected the key of what is said where something else does
    /// @throws org.crosscage.core.kind.FormatException at the first piece that is wrong
    static Solution read(Puzzle puzzle, IntFunction<List<Token>> row, String black, String blackExpected) {
        var shape = puzzle.shape();
        int[] solution = new int[shape.cellCount()];
        for (int number = 1; number <= shape.rows(); number++) {
            var pieces = row.apply(number);
            for (int column = 1; column <= shape.columns(); column++) {
                var piece = pieces.get(column - 1);
                var cell = shape.index(number, column);
                if (cell.isPresent()) {
                    solution[cell.getAsInt()] = digit(piece, puzzle.digits());
                } else if (!piece.text().equals(black)) {
                    throw piece.error(Message.of(blackExpected));
                }
            }
        }
        return Solution.of(solution);
    }

    private static int digit(Token piece, Digits digits) {
        return piece.number(0, Digits.LARGEST).stream()
                .filter(digits::contains)
                .findFirst()
                .orElseThrow(
                        () -> piece.error(Message.of("solution-digit-expected").naming("digits", digits)));
    }
}
