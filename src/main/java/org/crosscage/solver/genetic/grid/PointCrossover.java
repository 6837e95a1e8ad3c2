package org.crosscage.solver.genetic.grid;

import io.jenetics.Gene;
import io.jenetics.MultiPointCrossover;
import io.jenetics.Phenotype;
import io.jenetics.util.ISeq;
import io.jenetics.util.MSeq;
import io.jenetics.util.Seq;
import java.util.random.RandomGenerator;

/// Crossover at one or more points, where two neighbours in the list of the selected mate with a probability.
///
/// The library's own way, in which everybody begins to mate with that probability and finds a partner anywhere, was
/// turned down: there nearly twice as many take part as the papers' numbers say.
final class PointCrossover<G extends Gene<?, G>> extends MultiPointCrossover<G, Double> {

    /// @param probability that two neighbours mate, 0…1
    PointCrossover(double probability, int points) {
        super(probability, points);
    }

    /// @param selected not changed
    ISeq<Phenotype<G, Double>> mate(Seq<Phenotype<G, Double>> selected, long generation, RandomGenerator random) {
        var population = MSeq.of(selected);
        for (int second = 1; second < population.length(); second += 2) {
            if (random.nextDouble() < probability()) {
                recombine(population, new int[] {second - 1, second}, generation);
            }
        }
        return population.toISeq();
    }
}
