package org.crosscage.core.logic;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.crosscage.core.model.Constraint;
import org.crosscage.core.model.Puzzle;

/// Finds every solution of a small puzzle by trying every digit in every cell. Shares nothing with the solvers of
/// the product.
public final class EverySolution {

    private final Puzzle puzzle;
    private final List<int[]> solutions = new ArrayList<>();
    private final int most;
    private final int[] values;

    private EverySolution(Puzzle puzzle, int most) {
        this.puzzle = puzzle;
        this.most = most;
        this.values = new int[puzzle.cellCount()];
        Arrays.fill(values, Constraint.EMPTY);
    }

    /// All solutions as values by cell index, or the first `most` of them.
    public static List<int[]> of(Puzzle puzzle, int most) {
        var all = new EverySolution(puzzle, most);
        all.fill(0);
        return all.solutions;
    }

    private void fill(int cell) {
        if (cell == values.length) {
            solutions.add(values.clone());
            return;
        }
        var digits = puzzle.given(cell).isPresent()
                ? new int[] {puzzle.given(cell).getAsInt()}
                : puzzle.digits().toArray();
        for (int digit : digits) {
            values[cell] = digit;
            if (solutions.size() < most
                    && puzzle.constraints().stream()
                            .filter(constraint -> constraint.cells().contains(cell))
                            .allMatch(constraint -> constraint.violation(values) == 0)) {
                fill(cell + 1);
            }
        }
        values[cell] = Constraint.EMPTY;
    }
}
