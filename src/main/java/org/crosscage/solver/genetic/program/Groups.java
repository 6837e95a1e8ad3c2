package org.crosscage.solver.genetic.program;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.IntStream;
import org.crosscage.core.model.Arithmetic;
import org.crosscage.core.model.Cells;
import org.crosscage.core.model.Constraint;
import org.crosscage.core.model.Operation;
import org.crosscage.core.model.Puzzle;
import org.crosscage.core.model.Shape;

/// The horizontal and vertical groups of a Kakuro, which are its constraints in this order: from each cell, in which
/// groups it is, how many cells of each come from it on, and which cells are right of it and below.
final class Groups {

    /// No cell, or no group.
    static final int NONE = -1;

    private final List<Constraint> constraints;
    private final int acrossCount;
    private final int[][] groupOf = new int[2][];
    private final int[][] left = new int[2][];
    private final int[][] next = new int[2][];

    private Groups(Puzzle puzzle) {
        this.constraints = puzzle.constraints();
        int count = 0;
        int[] counts = new int[2];
        for (int direction = 0; direction < 2; direction++) {
            groupOf[direction] = new int[puzzle.cellCount()];
            left[direction] = new int[puzzle.cellCount()];
            next[direction] = new int[puzzle.cellCount()];
            for (int cell = 0; cell < puzzle.cellCount(); cell++) {
                next[direction][cell] = neighbour(puzzle.shape(), cell, direction, 1);
                int before = neighbour(puzzle.shape(), cell, direction, -1);
                groupOf[direction][cell] = before == NONE ? count++ : groupOf[direction][before];
            }
            for (int cell = puzzle.cellCount() - 1; cell >= 0; cell--) {
                int after = next[direction][cell];
                left[direction][cell] = after == NONE ? 1 : left[direction][after] + 1;
            }
            counts[direction] = count;
        }
        this.acrossCount = counts[0];
    }

    /// @return empty where the constraints of the puzzle are not its groups, each of different digits, without a clue
    ///     or with a sum: then it is not a Kakuro
    static Optional<Groups> of(Puzzle puzzle) {
        var groups = new Groups(puzzle);
        boolean fits = IntStream.range(0, 2)
                        .map(direction ->
                                Arrays.stream(groups.groupOf[direction]).max().orElse(NONE))
                        .max()
                        .orElse(NONE)
                == puzzle.constraints().size() - 1;
        for (int group = 0; fits && group < puzzle.constraints().size(); group++) {
            fits = isSumOrNothing(puzzle.constraints().get(group))
                    && puzzle.constraints().get(group).cells().equals(groups.cells(group));
        }
        return fits ? Optional.of(groups) : Optional.empty();
    }

    private static boolean isSumOrNothing(Constraint constraint) {
        return constraint.allDifferent()
                && (!(constraint instanceof Arithmetic sum) || sum.operation() == Operation.ADD);
    }

    private Cells cells(int group) {
        int[] of = groupOf[group < acrossCount ? 0 : 1];
        return Cells.of(IntStream.range(0, of.length).filter(cell -> of[cell] == group));
    }

    private static int neighbour(Shape shape, int cell, int direction, int by) {
        OptionalInt neighbour = direction == 0
                ? shape.index(shape.row(cell), shape.column(cell) + by)
                : shape.index(shape.row(cell) + by, shape.column(cell));
        return neighbour.orElse(NONE);
    }

    int cellCount() {
        return groupOf[0].length;
    }

    int count() {
        return constraints.size();
    }

    int acrossCount() {
        return acrossCount;
    }

    /// The clue of a group; 0 where there is none.
    long clue(int group) {
        return constraints.get(group) instanceof Arithmetic sum ? sum.target() : 0;
    }

    int across(int cell) {
        return groupOf[0][cell];
    }

    int down(int cell) {
        return groupOf[1][cell];
    }

    /// How many cells of its horizontal group come from a cell on, itself included.
    int acrossLeft(int cell) {
        return left[0][cell];
    }

    int downLeft(int cell) {
        return left[1][cell];
    }

    /// The cell to the right, or [#NONE].
    int right(int cell) {
        return next[0][cell];
    }

    int below(int cell) {
        return next[1][cell];
    }
}
