package org.crosscage.solver.genetic.grid;

import io.jenetics.Genotype;
import io.jenetics.IntegerGene;
import io.jenetics.Phenotype;
import io.jenetics.util.ISeq;
import io.jenetics.util.MSeq;
import java.util.random.RandomGenerator;

/// The report's k-point mutation: with a probability k genes of an individual get a random digit. The report does not
/// say whether a gene can be drawn twice or get the digit that it has; here it can.
///
/// @param probability that an individual is mutated, 0…1
/// @param points how many genes get another digit
record PointMutation(double probability, int points, Alleles alleles) {

    ISeq<Phenotype<IntegerGene, Double>> mutate(
            ISeq<Phenotype<IntegerGene, Double>> population, long generation, RandomGenerator random) {
        return population.map(one ->
                random.nextDouble() < probability ? Phenotype.of(mutant(one.genotype(), random), generation) : one);
    }

    private Genotype<IntegerGene> mutant(Genotype<IntegerGene> genotype, RandomGenerator random) {
        var genes = MSeq.of(genotype.chromosome());
        for (int i = 0; i < points; i++) {
            int cell = random.nextInt(genes.length());
            genes.set(cell, alleles.anyGene(cell, random));
        }
        return Genotype.of(genotype.chromosome().newInstance(genes.toISeq()));
    }
}
