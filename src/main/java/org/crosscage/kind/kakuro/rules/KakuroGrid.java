package org.crosscage.kind.kakuro.rules;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import org.crosscage.core.model.Cells;
import org.crosscage.core.model.Shape;

/// The runs of a Kakuro shape. A puzzle of this kind has exactly one constraint for each run, in this order: the
/// across runs in reading order, then the down runs by the reading order of their first cells. A run without a clue
/// is [org.crosscage.core.model.AllDifferent], one with a clue an all-different sum. So the i-th constraint is the
/// i-th run.
public final class KakuroGrid {

    private KakuroGrid() {}

    public enum Direction {
        ACROSS,
        DOWN
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
                if (next(shape, cell, direction, -1).isEmpty()) {
                    runs.add(runFrom(shape, cell, direction));
                }
            }
        }
        return runs;
    }

    private static Run runFrom(Shape shape, int first, Direction direction) {
        var cells = new ArrayList<Integer>();
        for (var cell = OptionalInt.of(first); cell.isPresent(); cell = next(shape, cell.getAsInt(), direction, 1)) {
            cells.add(cell.getAsInt());
        }
        boolean across = direction == Direction.ACROSS;
        return new Run(
                direction,
                shape.row(first) - (across ? 0 : 1),
                shape.column(first) - (across ? 1 : 0),
                Cells.of(cells.stream().mapToInt(Integer::intValue)));
    }

    private static OptionalInt next(Shape shape, int cell, Direction direction, int by) {
        return direction == Direction.ACROSS
                ? shape.index(shape.row(cell), shape.column(cell) + by)
                : shape.index(shape.row(cell) + by, shape.column(cell));
    }
}
