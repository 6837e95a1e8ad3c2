package org.crosscage.solver.genetic;

import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import org.crosscage.core.model.Constraint;
import org.crosscage.core.model.Digits;

/// The fittest of a population, who are asked what they agree on.
///
/// @param members the grids, at least one
record Crowd(List<int[]> members) {

    /// @param population at least one
    /// @param share of the population that is asked, 0…1; at least one is
    static Crowd of(List<Scored> population, double share) {
        return new Crowd(population.stream()
                .sorted(Comparator.comparingDouble(Scored::fitness))
                .limit(Math.max(1, Math.round(share * population.size())))
                .map(Scored::digits)
                .toList());
    }

    /// The digits on which at least a share of the members agree, by cell index; [Constraint#EMPTY] where they do not.
    /// Of two digits with as many the smaller one.
    int[] agreed(double share) {
        int[] agreed = new int[members.getFirst().length];
        int[][] votes = votes(agreed.length);
        Arrays.setAll(agreed, cell -> {
            int most = most(votes[cell]);
            return votes[cell][most] >= share * members.size() ? most : Constraint.EMPTY;
        });
        return agreed;
    }

    /// How many members have a digit in a cell, by both.
    private int[][] votes(int cells) {
        int[][] votes = new int[cells][Digits.LARGEST + 1];
        for (int[] digits : members) {
            for (int cell = 0; cell < cells; cell++) {
                votes[cell][digits[cell]]++;
            }
        }
        return votes;
    }

    private static int most(int[] votes) {
        int most = 0;
        for (int digit = 1; digit < votes.length; digit++) {
            most = votes[digit] > votes[most] ? digit : most;
        }
        return most;
    }
}
