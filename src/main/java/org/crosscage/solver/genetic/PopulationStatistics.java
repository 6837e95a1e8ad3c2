package org.crosscage.solver.genetic;

import java.util.Comparator;
import java.util.List;
import org.crosscage.core.model.Grid;
import org.crosscage.core.search.SolverEvent;

/// What a chart shows of a population, counted in a time that grows with the population and not with its pairs.
public final class PopulationStatistics {

    private static final Comparator<Scored> BEST_FIRST = Comparator.comparingDouble(Scored::fitness);
    /// Digits are below this, and [org.crosscage.core.model.Constraint#EMPTY] is −1.
    private static final int VALUES = 64 + 1;

    private PopulationStatistics() {}

    /// @param number of the generation
    /// @param population in any order, at least one
    public static SolverEvent.Generation of(long number, List<Scored> population) {
        var sorted = population.stream().sorted(BEST_FIRST).toList();
        int count = sorted.size();
        return new SolverEvent.Generation(
                number,
                sorted.getFirst().fitness(),
                (sorted.get((count - 1) / 2).fitness() + sorted.get(count / 2).fitness()) / 2,
                sorted.stream().mapToDouble(Scored::fitness).average().orElseThrow(),
                sorted.getLast().fitness(),
                diversity(sorted),
                Grid.of(sorted.getFirst().digits()));
    }

    /// The share of cells in which two of the population differ on average, 0…1.
    private static double diversity(List<Scored> population) {
        long count = population.size();
        int cells = population.getFirst().digits().length;
        if (count < 2 || cells == 0) {
            return 0;
        }
        long alike = 0;
        int[] having = new int[cells * VALUES];
        for (var one : population) {
            for (int cell = 0; cell < cells; cell++) {
                alike += having[cell * VALUES + one.digits()[cell] + 1]++;
            }
        }
        long compared = count * (count - 1) / 2 * cells;
        return (double) (compared - alike) / compared;
    }
}
