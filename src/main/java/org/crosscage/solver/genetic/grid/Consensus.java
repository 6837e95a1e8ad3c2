package org.crosscage.solver.genetic.grid;

import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import org.crosscage.core.model.Constraint;
import org.crosscage.core.model.Digits;
import org.crosscage.solver.genetic.Scored;

/// The fittest of some populations, who are asked what they agree on. Only how often a digit was named is kept.
final class Consensus {

    private final double share;
    private int members;
    /// How many members have a digit in a cell, by both.
    private int[][] votes = {};

    /// @param share of each population that is asked, 0…1; at least one of it is
    Consensus(double share) {
        this.share = share;
    }

    /// @param population at least one, each time of the same puzzle
    void ask(List<Scored> population) {
        if (votes.length == 0) {
            votes = new int[population.getFirst().digits().length][Digits.LARGEST + 1];
        }
        population.stream()
                .sorted(Comparator.comparingDouble(Scored::fitness))
                .limit(Math.max(1, Math.round(share * population.size())))
                .forEach(member -> count(member.digits()));
    }

    private void count(int[] digits) {
        members++;
        for (int cell = 0; cell < digits.length; cell++) {
            votes[cell][digits[cell]]++;
        }
    }

    /// The digits on which at least a share of the members agree, by cell index; [Constraint#EMPTY] where they do not.
    /// Of two digits with as many the smaller one.
    int[] agreed(double share) {
        int[] agreed = new int[votes.length];
        Arrays.setAll(agreed, cell -> {
            int most = most(votes[cell]);
            return votes[cell][most] >= share * members ? most : Constraint.EMPTY;
        });
        return agreed;
    }

    private static int most(int[] votes) {
        int most = 0;
        for (int digit = 1; digit < votes.length; digit++) {
            most = votes[digit] > votes[most] ? digit : most;
        }
        return most;
    }
}
