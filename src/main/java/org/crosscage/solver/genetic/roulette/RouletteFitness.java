package org.crosscage.solver.genetic.roulette;

import org.crosscage.core.model.Constraint;
import org.crosscage.core.model.Puzzle;

/// The fitness of *COMP 560: KenKen Solver*, “Genetic Algorithm”: each cell counts one for its row when that has no
/// repeats, one for its column, and one for its cage when that meets its rule; n² × 3 is all.
final class RouletteFitness {

    private RouletteFitness() {}

    /// The share of that count which is missing, 0…1; 0 is solved.
    ///
    /// @param digits by cell index, none missing
    static double of(int[] digits, Puzzle puzzle) {
        int missing = 0;
        for (Constraint constraint : puzzle.constraints()) {
            missing += constraint.violation(digits) > 0 ? constraint.cells().size() : 0;
        }
        return missing / (3.0 * puzzle.cellCount());
    }
}
