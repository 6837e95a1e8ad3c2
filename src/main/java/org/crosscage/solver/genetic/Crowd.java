package org.crosscage.solver.genetic;

import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.crosscage.core.model.Constraint;

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
        Arrays.setAll(agreed, cell -> agreed(cell, share));
        return agreed;
    }

    private int agreed(int cell, double share) {
        var votes = members.stream()
                .map(digits -> digits[cell])
                .collect(Collectors.groupingBy(Function.identity(), Collectors.counting()));
        int most = votes.keySet().stream()
                .max(Comparator.<Integer>comparingLong(votes::get).thenComparing(Comparator.reverseOrder()))
                .orElseThrow();
        return votes.get(most) >= share * members.size() ? most : Constraint.EMPTY;
    }
}
