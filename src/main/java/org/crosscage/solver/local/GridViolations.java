package org.crosscage.solver.local;

import java.util.List;
import java.util.stream.Stream;
import org.crosscage.core.model.AllDifferent;
import org.crosscage.core.model.Arithmetic;
import org.crosscage.core.model.Constraint;
import org.crosscage.core.model.Group;
import org.crosscage.core.model.Puzzle;

/// What is wrong with a full grid: repetitions in rows, columns and boxes, and how far cages are from their targets.
final class GridViolations {

    private final List<Constraint> constraints;

    GridViolations(Puzzle puzzle) {
        int n = puzzle.digits().size();
        this.constraints = Stream.of(
                        SquareLines.rows(n).map(cells -> new AllDifferent(Group.ROW, cells)),
                        SquareLines.columns(n).map(cells -> new AllDifferent(Group.COLUMN, cells)),
                        puzzle.boxes().stream(),
                        // where the cells have a line or box in common, that alone counts repetitions
                        puzzle.clues().stream().map(clue -> isInUnit(puzzle, clue) ? clue.withRepeats() : clue))
                .<Constraint>flatMap(constraints -> constraints)
                .toList();
    }

    private static boolean isInUnit(Puzzle puzzle, Arithmetic clue) {
        return puzzle.constraints().stream()
                .anyMatch(unit -> unit instanceof AllDifferent && unit.cells().containsAll(clue.cells()));
    }

    /// The rows, columns, boxes and cages that are violated, in this order.
    List<Constraint> violated(int[] digits) {
        return constraints.stream()
                .filter(constraint -> constraint.violation(digits) > 0)
                .toList();
    }

    /// The text's utility: repeats in columns + repeats in rows + |total − rule| of all cages; 0 is solved. As a
    /// double, since products can be so large that their sum is not a long.
    double utility(int[] digits) {
        double utility = 0;
        for (var constraint : constraints) {
            utility += constraint.violation(digits);
        }
        return utility;
    }
}
