package org.crosscage.cli.generate;

import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.crosscage.core.model.AllDifferent;
import org.crosscage.core.model.Arithmetic;
import org.crosscage.core.model.Board;
import org.crosscage.core.model.Cells;
import org.crosscage.core.model.Constraint;
import org.crosscage.core.model.Puzzle;
import org.crosscage.core.model.Shape;
import org.crosscage.player.Sha256;

/// A hash that two puzzles, or two boards, share if and only if one is the other turned or mirrored: that of
/// the least of the texts of its eight pictures. What a constraint is called plays no part: a row that is
/// turned is a column.
final class SymmetricForm {

    private static final int SYMMETRIES = 8;
    private static final int QUARTERS = 4;

    private SymmetricForm() {}

    static String of(Puzzle puzzle) {
        return IntStream.range(0, SYMMETRIES)
                .mapToObj(symmetry -> text(puzzle, numbers(puzzle.shape(), symmetry)))
                .min(String::compareTo)
                .map(Sha256::of)
                .orElseThrow();
    }

    /// Of the puzzle with the digits and candidates that stand in it.
    static String of(Board board) {
        var puzzle = board.puzzle();
        return IntStream.range(0, SYMMETRIES)
                .mapToObj(symmetry -> numbers(puzzle.shape(), symmetry))
                .map(numbers -> text(puzzle, numbers) + squares(board, numbers))
                .min(String::compareTo)
                .map(Sha256::of)
                .orElseThrow();
    }

    /// The places of the cells in a picture, by cell index, with the left and upper edge moved to the first
    /// cells: row x 1000 + column.
    private static int[] numbers(Shape shape, int symmetry) {
        int[] rows = new int[shape.cellCount()];
        int[] columns = new int[shape.cellCount()];
        for (int cell = 0; cell < rows.length; cell++) {
            int row = shape.row(cell);
            int column = symmetry < QUARTERS ? shape.column(cell) : -shape.column(cell);
            for (int turn = 0; turn < symmetry % QUARTERS; turn++) {
                int before = row;
                row = column;
                column = -before;
            }
            rows[cell] = row;
            columns[cell] = column;
        }
        int top = Arrays.stream(rows).min().orElse(0);
        int left = Arrays.stream(columns).min().orElse(0);
        return IntStream.range(0, rows.length)
                .map(cell -> (rows[cell] - top) * 1000 + columns[cell] - left)
                .toArray();
    }

    private static String text(Puzzle puzzle, int... numbers) {
        return puzzle.digits() + " "
                + places(puzzle.shape().cells(), numbers) + " "
                + sorted(puzzle.constraints().stream()
                        .map(constraint -> text(constraint, numbers))
                        .toList())
                + sorted(puzzle.givens().entrySet().stream()
                        .map(given -> numbers[given.getKey()] + "=" + given.getValue())
                        .toList());
    }

    private static String text(Constraint constraint, int... numbers) {
        var cells = places(constraint.cells(), numbers);
        return switch (constraint) {
            case AllDifferent _ -> cells;
            case Arithmetic clue -> clue.operation() + " " + clue.target() + " " + clue.allDifferent() + " " + cells;
        };
    }

    private static String places(Cells cells, int... numbers) {
        return cells.stream()
                .map(cell -> numbers[cell])
                .sorted()
                .mapToObj(Integer::toString)
                .collect(Collectors.joining(","));
    }

    private static String squares(Board board, int... numbers) {
        return sorted(board.puzzle().shape().cells().stream()
                .mapToObj(
                        cell -> numbers[cell] + (board.isPlaced(cell) ? "=" : ":") + Long.toHexString(board.bits(cell)))
                .toList());
    }

    private static String sorted(List<String> texts) {
        return texts.stream().sorted().collect(Collectors.joining(";", "[", "]"));
    }
}
