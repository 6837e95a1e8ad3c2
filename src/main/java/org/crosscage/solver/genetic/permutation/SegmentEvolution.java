package org.crosscage.solver.genetic.permutation;

import io.jenetics.EnumGene;
import io.jenetics.Genotype;
import io.jenetics.Optimize;
import io.jenetics.Phenotype;
import io.jenetics.RouletteWheelSelector;
import io.jenetics.util.ISeq;
import io.jenetics.util.RandomRegistry;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.random.RandomGenerator;
import org.crosscage.core.model.Board;
import org.crosscage.core.search.Parameter;
import org.crosscage.core.search.SolverContext;
import org.crosscage.solver.genetic.Progress;
import org.crosscage.solver.genetic.Scored;

/// The genetic algorithm of *Solving and Modeling Ken-ken Puzzle by Using Hybrid Genetics Algorithm* on the cells that
/// its rules leave open: [LineSegments] bred, [OrderedFilling] evaluates.
///
/// Fitness is the probability to become a parent, as the paper says of genetic algorithms in general (section
/// II B). It names no size of the population, no rates and no end; those here are ours, and so is that the
/// best ones go on as they are.
final class SegmentEvolution {

    static final Parameter<Integer> POPULATION = Parameter.whole("population", 100, 2, 10_000);
    static final Parameter<Double> CROSSOVER = Parameter.real("crossover", 0.8, 0, 1);
    static final Parameter<Double> MUTATION = Parameter.real("mutation", 0.5, 0, 1);
    static final Parameter<Integer> ELITE = Parameter.whole("elite", 2, 0, 1_000);
    static final Parameter<Integer> GENERATIONS = Parameter.whole("generations", 1_000, 1, 1_000_000);

    static final List<Parameter<?>> ALL = List.of(POPULATION, CROSSOVER, MUTATION, ELITE, GENERATIONS);

    private static final RouletteWheelSelector<EnumGene<Integer>, Double> ROULETTE = new RouletteWheelSelector<>();
    private static final Comparator<Phenotype<EnumGene<Integer>, Double>> BEST_FIRST =
            Comparator.comparingDouble(one -> -one.fitness());

    private final LineSegments segments;
    private final OrderedFilling filling;
    private final RandomGenerator random;
    private final Progress progress;
    private final int size;
    private final double crossover;
    private final double mutation;
    private final int elite;
    private final int generations;

    /// @param board with an open cell; not changed
    SegmentEvolution(Board board, SolverContext context, Progress progress) {
        var settings = context.settings();
        this.segments = LineSegments.of(board);
        this.filling = new OrderedFilling(board);
        this.random = context.random();
        this.progress = progress;
        this.size = settings.get(POPULATION);
        this.crossover = settings.get(CROSSOVER);
        this.mutation = settings.get(MUTATION);
        this.elite = Math.min(settings.get(ELITE), size);
        this.generations = settings.get(GENERATIONS);
    }

    /// Until it is over, or its generations are bred.
    void run() {
        // the library takes its random numbers from where it is told to look, on this thread
        RandomRegistry.using(random, same -> evolve());
    }

    private void evolve() {
        var population = new Brood();
        while (!population.isFull()) {
            population.add(segments.anyone(random));
        }
        var parents = population.end();
        for (int number = 1; number <= generations && !progress.isOver(); number++) {
            parents = bred(parents);
        }
    }

    private ISeq<Phenotype<EnumGene<Integer>, Double>> bred(ISeq<Phenotype<EnumGene<Integer>, Double>> parents) {
        var children = new Brood();
        parents.stream().sorted(BEST_FIRST).limit(elite).forEach(children::keep);
        var selected = ROULETTE.select(parents, size + 1, Optimize.MAXIMUM);
        for (int second = 1; !children.isFull(); second += 2) {
            pair(selected.get(second - 1).genotype(), selected.get(second).genotype())
                    .forEach(children::add);
        }
        return children.end();
    }

    private List<Genotype<EnumGene<Integer>>> pair(
            Genotype<EnumGene<Integer>> first, Genotype<EnumGene<Integer>> second) {
        var children =
                random.nextDouble() < crossover ? LineSegments.cross(first, second, random) : List.of(first, second);
        return children.stream()
                .map(child -> random.nextDouble() < mutation ? LineSegments.mutate(child, random) : child)
                .toList();
    }

    /// A generation while it grows. Fitness in it is the paper's: 1 is solved.
    private final class Brood {

        private final List<Phenotype<EnumGene<Integer>, Double>> members = new ArrayList<>();
        private final List<Scored> scored = new ArrayList<>();

        boolean isFull() {
            return members.size() >= size || progress.isOver();
        }

        void add(Genotype<EnumGene<Integer>> genotype) {
            if (!isFull()) {
                int[] digits = filling.fill(genotype);
                var evaluated = progress.tried(digits, filling.fitness(digits));
                members.add(Phenotype.of(genotype, 0, 1 - evaluated.fitness()));
                scored.add(evaluated);
            }
        }

        void keep(Phenotype<EnumGene<Integer>, Double> member) {
            members.add(member);
            scored.add(new Scored(filling.fill(member.genotype()), 1 - member.fitness()));
        }

        ISeq<Phenotype<EnumGene<Integer>, Double>> end() {
            progress.endGeneration(scored);
            return ISeq.of(members);
        }
    }
}
