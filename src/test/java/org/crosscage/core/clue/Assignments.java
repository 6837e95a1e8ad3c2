package org.crosscage.core.clue;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.crosscage.core.model.Arithmetic;
import org.crosscage.core.model.Board;
import org.crosscage.core.model.Constraint;

/// Every way to fill the cells of a clue with their candidates so that cells that see each other differ and the
/// clue holds, by trying them all.
final class Assignments {

    private final Board board;
    private final Arithmetic clue;
    private final int[] values;
    private final List<List<Integer>> found = new ArrayList<>();

    private Assignments(Board board, Arithmetic clue) {
        this.board = board;
        this.clue = clue;
        this.values = new int[board.puzzle().cellCount()];
        Arrays.fill(values, Constraint.EMPTY);
    }

    /// The digits by position in the clue.
    static List<List<Integer>> of(Board board, Arithmetic clue) {
        var all = new Assignments(board, clue);
        all.fill(0);
        return all.found;
    }

    private void fill(int position) {
        if (position == clue.cells().size()) {
            if (clue.violation(values) == 0) {
                found.add(
                        clue.cells().stream().map(cell -> values[cell]).boxed().toList());
            }
            return;
        }
        int cell = clue.cells().get(position);
        board.candidates(cell).stream()
                .filter(digit -> board.puzzle().peers(cell).stream().noneMatch(peer -> values[peer] == digit))
                .forEach(digit -> {
                    values[cell] = digit;
                    fill(position + 1);
                    values[cell] = Constraint.EMPTY;
                });
    }
}
