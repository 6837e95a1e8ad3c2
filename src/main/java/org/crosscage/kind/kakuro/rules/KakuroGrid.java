package org.crosscage.kind.kakuro.rules;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.crosscage.core.model.Cells;
import org.crosscage.core.model.Shape;

/// The runs of a Kakuro shape. A puzzle of this kind has exactly one constraint for each run, in this order: the
/// across runs in reading order, then the down runs by the reading order of their first cells. A run without a clue
/// is [org.crosscage.core.model.AllDifferent], one with a clue an all-different sum. So the i-th constraint is the
/// i-th run.
public final class KakuroGrid {

    private KakuroGrid() {}

    public enum Direction {
        ACROSS(0, 1),
        DOWN(1, 0);

        private final int down;
        private final int right;

        Direction(int down, int right) {
            this.down = down;
            this.right = right;
        }
    }

    /// @param row of the place before the first cell, where the clue is drawn; may be 0 when the run touches the
    ///     edge
    /// @param column of that place, likewise
    /// @param cells in reading order, at least one
    public record Run(Direction direction, int row, int column, Cells cells) {}

    public static List<Run> runs(Shape shape) {
        var runs = new ArrayList<Run>();
        for (var direction : Direction.values()) {
            for (int cell = 0; cell < shape.cellCount(); cell++) {
                int row = shape.row(cell) - direction.down;
                int column = shape.column(cell) - direction.right;
                if (!shape.isWhite(row, column)) {
                    runs.add(new Run(direction, row, column, cellsBehind(row, column, direction, shape)));
                }
            }
        }
        return runs;
    }

    private static Cells cellsBehind(int row, int column, Direction direction, Shape shape) {
        int[] cells = new int[Math.max(shape.rows(), shape.columns())];
        int count = 0;
        var cell = shape.index(row + direction.down, column + direction.right);
        while (cell.isPresent()) {
            cells[count++] = cell.getAsInt();
            cell = shape.index(row + (count + 1) * direction.down, column + (count + 1) * direction.right);
        }
        return Cells.of(Arrays.copyOf(cells, count));
    }
}
