package org.crosscage.core.search;

import org.crosscage.core.model.AllDifferent;
import org.crosscage.core.model.Constraint;
import org.crosscage.core.model.Group;
import org.crosscage.core.model.Puzzle;

/// The puzzles that solvers made for KenKen take: those whose solutions are Latin squares.
public final class LatinSquarePuzzles {

    private LatinSquarePuzzles() {}

    /// Whether a puzzle is one of them and nothing of its square is given: all n×n cells are white, there are n
    /// digits, and rows and columns are lines and no clues themselves, as the runs of a Kakuro would be.
    /// Boxes would be overlooked.
    public static boolean include(Puzzle puzzle) {
        return puzzle.boxes().isEmpty() && includeWithBoxes(puzzle);
    }

    /// The same, but its square may have boxes of n cells besides.
    public static boolean includeWithBoxes(Puzzle puzzle) {
        int n = puzzle.digits().size();
        return puzzle.shape().rows() == n
                && puzzle.shape().columns() == n
                && puzzle.cellCount() == n * n
                && puzzle.givens().isEmpty()
                && puzzle.lines().size() == 2 * n + puzzle.boxes().size()
                && puzzle.constraints().stream()
                        .filter(AllDifferent.class::isInstance)
                        .map(Constraint::group)
                        .allMatch(group -> group == Group.ROW || group == Group.COLUMN || group == Group.BOX);
    }
}
