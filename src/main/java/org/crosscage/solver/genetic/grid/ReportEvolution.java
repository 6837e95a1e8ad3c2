package org.crosscage.solver.genetic.grid;

import io.jenetics.Genotype;
import io.jenetics.IntegerChromosome;
import io.jenetics.IntegerGene;
import io.jenetics.Optimize;
import io.jenetics.Phenotype;
import io.jenetics.TournamentSelector;
import io.jenetics.util.ISeq;
import io.jenetics.util.RandomRegistry;
import io.jenetics.util.Seq;
import java.util.ArrayList;
import java.util.List;
import java.util.random.RandomGenerator;
import org.crosscage.core.model.Puzzle;
import org.crosscage.core.search.SolverContext;
import org.crosscage.solver.genetic.Progress;
import org.crosscage.solver.genetic.Scored;

/// The plain genetic algorithm of *Evolutionary AI for Kakuro*: arrays of digits, the sum of their [Faults] as fitness,
/// tournaments, crossover at points, mutation of points. Every generation replaces the one before; nobody is kept for
/// being good.
///
/// Genes, selection and crossover are the library's, the loop is ours: limits count single individuals, and a stop is
/// seen between two of them. Whoever selection lets through unchanged is not evaluated again.
final class ReportEvolution {

    private final RandomGenerator random;
    private final Progress progress;
    private final FaultCount faults;
    private final int size;
    private final TournamentSelector<IntegerGene, Double> tournament;
    private final PointCrossover<IntegerGene> crossover;
    private final double mutation;
    private final int mutationPoints;

    ReportEvolution(Puzzle puzzle, ReportParameters parameters, SolverContext context, Progress progress) {
        var settings = context.settings();
        this.random = context.random();
        this.progress = progress;
        this.faults = new FaultCount(puzzle);
        this.size = settings.get(parameters.population());
        this.tournament = new TournamentSelector<>(settings.get(parameters.tournament()));
        this.crossover =
                new PointCrossover<>(settings.get(parameters.crossover()), settings.get(parameters.crossoverPoints()));
        this.mutation = settings.get(parameters.mutation());
        this.mutationPoints = settings.get(parameters.mutationPoints());
    }

    /// From random individuals through so many generations, or until it is over.
    ///
    /// @return the last generation, as far as it was evaluated
    List<Scored> run(Alleles alleles, int generations) {
        // the library takes its random numbers from where it is told to look, on this thread
        return RandomRegistry.with(random, same -> evolve(alleles, generations));
    }

    private List<Scored> evolve(Alleles alleles, int generations) {
        var mutations = new PointMutation(mutation, mutationPoints, alleles);
        var population = anybody(alleles);
        var scored = endGeneration(population);
        for (int number = 1; number <= generations && !progress.isOver(); number++) {
            population = next(population, mutations, number);
            scored = endGeneration(population);
        }
        return scored;
    }

    /// Two by two, so that a stop is seen between them.
    private ISeq<Phenotype<IntegerGene, Double>> next(
            ISeq<Phenotype<IntegerGene, Double>> population, PointMutation mutations, long number) {
        var next = new ArrayList<Phenotype<IntegerGene, Double>>(size);
        while (next.size() < size && !progress.isOver()) {
            var pair = tournament.select(population, Math.min(2, size - next.size()), Optimize.MINIMUM);
            next.addAll(evaluated(mutations.mutate(crossover.mate(pair, number, random), number, random)));
        }
        return ISeq.of(next);
    }

    private ISeq<Phenotype<IntegerGene, Double>> anybody(Alleles alleles) {
        var population = new ArrayList<Phenotype<IntegerGene, Double>>(size);
        while (population.size() < size && !progress.isOver()) {
            population.add(evaluated(Phenotype.of(Genotype.of(alleles.anyone(random)), 0)));
        }
        return ISeq.of(population);
    }

    /// Those that were evaluated before it was over.
    private List<Phenotype<IntegerGene, Double>> evaluated(Seq<Phenotype<IntegerGene, Double>> some) {
        var evaluated = new ArrayList<Phenotype<IntegerGene, Double>>();
        for (var one : some) {
            if (one.isEvaluated()) {
                evaluated.add(one);
            } else if (!progress.isOver()) {
                evaluated.add(evaluated(one));
            }
        }
        return evaluated;
    }

    private Phenotype<IntegerGene, Double> evaluated(Phenotype<IntegerGene, Double> one) {
        int[] digits = digits(one);
        return one.withFitness(
                progress.tried(digits, faults.of(digits).fitness()).fitness());
    }

    private List<Scored> endGeneration(ISeq<Phenotype<IntegerGene, Double>> population) {
        var scored = population.stream()
                .map(one -> new Scored(digits(one), one.fitness()))
                .toList();
        progress.endGeneration(scored);
        return scored;
    }

    private static int[] digits(Phenotype<IntegerGene, Double> one) {
        return one.genotype().chromosome().as(IntegerChromosome.class).toArray();
    }
}
