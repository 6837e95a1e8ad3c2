package org.crosscage.core.search;

import org.crosscage.core.model.Puzzle;

/// What solvers that are made for KenKen count on.
public final class LatinSquare {

    private LatinSquare() {}

    /// Whether a solution is a Latin square of which nothing is given: all n×n cells are white, there are n digits, and
    /// rows and columns are lines and no clues themselves, as the runs of a Kakuro would be.
    public static boolean isFilledBy(Puzzle puzzle) {
        int n = puzzle.digits().size();
        return puzzle.shape().rows() == n
                && puzzle.shape().columns() == n
                && puzzle.cellCount() == n * n
                && puzzle.givens().isEmpty()
                && puzzle.lines().size() >= 2 * n;
    }
}
