package org.crosscage.core.search;

import org.crosscage.core.model.AllDifferent;
import org.crosscage.core.model.Group;
import org.crosscage.core.model.Puzzle;

/// The puzzles that solvers made for KenKen take: those whose solutions are Latin squares.
public final class LatinSquarePuzzles {

    private LatinSquarePuzzles() {}

    /// Whether a puzzle is one of them and nothing of its square is given: all n×n cells are white, there are n
    /// digits, and rows and columns are lines and no clues themselves, as the runs of a Kakuro would be.
    /// Boxes would be overlooked.
    public static boolean include(Puzzle puzzle) {
        int n = puzzle.digits().size();
        return puzzle.shape().rows() == n
                && puzzle.shape().columns() == n
                && puzzle.cellCount() == n * n
                && puzzle.givens().isEmpty()
                && puzzle.lines().size() == 2 * n
                && puzzle.constraints().stream()
                        .filter(AllDifferent.class::isInstance)
                        .allMatch(unit -> unit.group() == Group.ROW || unit.group() == Group.COLUMN);
    }
}
