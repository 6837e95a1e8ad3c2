package org.crosscage.solver.genetic.memetic;

import java.util.Arrays;

/// A full grid in which every segment is filled rightly.
///
/// @param digits by cell index; not changed any more
/// @param violation how badly constraints are broken together; 0 is solved
record Individual(int[] digits, int violation) {

    boolean isLike(Individual other) {
        return violation == other.violation && Arrays.equals(digits, other.digits);
    }
}
