package org.crosscage.solver.genetic;

import java.util.List;
import java.util.random.RandomGenerator;

/// Draws members of a population in proportion to how good they are: 1 − fitness.
final class Roulette {

    private final List<Scored> population;
    private final double[] sums;

    /// @param population at least one; fitness 0…1
    Roulette(List<Scored> population) {
        this.population = population;
        this.sums = new double[population.size()];
        double sum = 0;
        for (int i = 0; i < sums.length; i++) {
            sum += 1 - population.get(i).fitness();
            sums[i] = sum;
        }
    }

    Scored draw(RandomGenerator random) {
        double place = random.nextDouble() * sums[sums.length - 1];
        int low = 0;
        int high = sums.length - 1;
        while (low < high) {
            int middle = (low + high) / 2;
            if (sums[middle] <= place) {
                low = middle + 1;
            } else {
                high = middle;
            }
        }
        return population.get(low);
    }
}
