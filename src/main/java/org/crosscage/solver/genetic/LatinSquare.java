package org.crosscage.solver.genetic;

import org.crosscage.core.model.Puzzle;

/// What solvers that are made for KenKen count on.
final class LatinSquare {

    private LatinSquare() {}

    /// Whether a solution is a Latin square: all n×n cells are white and there are n digits.
    static boolean isFilledBy(Puzzle puzzle) {
        int n = puzzle.digits().size();
        return puzzle.shape().rows() == n
                && puzzle.shape().columns() == n
                && puzzle.cellCount() == n * n
                && puzzle.units().stream().filter(puzzle::isLine).count() >= 2L * n;
    }
}
