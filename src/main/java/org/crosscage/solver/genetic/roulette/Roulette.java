package org.crosscage.solver.genetic.roulette;

import io.jenetics.AnyChromosome;
import io.jenetics.AnyGene;
import io.jenetics.Genotype;
import io.jenetics.Optimize;
import io.jenetics.Phenotype;
import io.jenetics.RouletteWheelSelector;
import io.jenetics.util.ISeq;
import io.jenetics.util.RandomRegistry;
import java.util.List;
import java.util.random.RandomGenerator;
import org.crosscage.solver.genetic.Scored;

/// Draws members of a population in proportion to how good they are: 1 − fitness. The wheel is the library's.
final class Roulette {

    private static final RouletteWheelSelector<AnyGene<Scored>, Double> WHEEL = new RouletteWheelSelector<>();

    private final ISeq<Phenotype<AnyGene<Scored>, Double>> population;

    /// @param population at least one; fitness 0…1
    Roulette(List<Scored> population) {
        this.population = population.stream().map(Roulette::phenotype).collect(ISeq.toISeq());
    }

    private static Phenotype<AnyGene<Scored>, Double> phenotype(Scored scored) {
        return Phenotype.of(Genotype.of(AnyChromosome.of(() -> scored)), 0, 1 - scored.fitness());
    }

    /// @param count how many are drawn, each of all
    List<Scored> draw(int count, RandomGenerator random) {
        // the library takes its random numbers from where it is told to look, on this thread
        return RandomRegistry.with(random, same -> WHEEL.select(population, count, Optimize.MAXIMUM)).stream()
                .map(drawn -> drawn.genotype().gene().allele())
                .toList();
    }
}
