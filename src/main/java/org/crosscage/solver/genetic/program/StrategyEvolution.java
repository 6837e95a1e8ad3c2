package org.crosscage.solver.genetic.program;

import java.util.ArrayList;
import java.util.List;
import java.util.function.BiConsumer;
import java.util.random.RandomGenerator;
import org.crosscage.core.search.Settings;
import org.crosscage.solver.genetic.Progress;
import org.crosscage.solver.genetic.Scored;

/// The evolution of strategies: random ones at the start, tournaments, exchange of subtrees between neighbours in the
/// list of the selected, mutation; nobody is kept for being good. After its generations all begins anew.
final class StrategyEvolution {

    private final RandomGenerator random;
    private final StrategyFilling filling;
    private final Progress progress;
    private final BiConsumer<Strategy, Scored> best;
    private final StrategyBreeding breeding;
    private final int size;
    private final int tournament;
    private final double crossover;
    private final double mutation;
    private double least = Double.POSITIVE_INFINITY;

    /// @param best hears of every strategy that is better than all before
    StrategyEvolution(
            RandomGenerator random,
            Settings settings,
            StrategyFilling filling,
            Progress progress,
            BiConsumer<Strategy, Scored> best) {
        this.random = random;
        this.filling = filling;
        this.progress = progress;
        this.best = best;
        this.breeding = new StrategyBreeding(
                random, settings.get(ProgrammingSolver.TREE_HEIGHT), settings.get(ProgrammingSolver.TREE_SIZE));
        this.size = settings.get(ProgrammingSolver.POPULATION);
        this.tournament = settings.get(ProgrammingSolver.TOURNAMENT);
        this.crossover = settings.get(ProgrammingSolver.CROSSOVER);
        this.mutation = settings.get(ProgrammingSolver.MUTATION);
    }

    /// One attempt: a random generation and so many more, or until it is over.
    void attempt(int generations) {
        List<Individual> population = new ArrayList<>(size);
        while (population.size() < size && !progress.isOver()) {
            population.add(evaluated(breeding.anyone()));
        }
        end(population);
        for (int number = 1; number <= generations && !progress.isOver(); number++) {
            population = next(population);
            end(population);
        }
    }

    private List<Individual> next(List<Individual> population) {
        var next = new ArrayList<Individual>(size);
        while (next.size() < size && !progress.isOver()) {
            var first = selected(population);
            var second = selected(population);
            var pair = random.nextDouble() < crossover
                    ? breeding.cross(first.strategy, second.strategy)
                    : List.of(first.strategy, second.strategy);
            add(pair.get(0), first, next);
            add(pair.get(1), second, next);
        }
        return next;
    }

    /// Whoever comes through unchanged is not evaluated again.
    private void add(Strategy child, Individual parent, List<Individual> population) {
        var grown = random.nextDouble() < mutation ? breeding.mutant(child) : child;
        if (population.size() < size && !progress.isOver()) {
            population.add(grown == parent.strategy ? parent : evaluated(grown));
        }
    }

    private Individual selected(List<Individual> population) {
        var winner = population.get(random.nextInt(population.size()));
        for (int i = 1; i < tournament; i++) {
            var other = population.get(random.nextInt(population.size()));
            winner = other.scored.fitness() < winner.scored.fitness() ? other : winner;
        }
        return winner;
    }

    private Individual evaluated(Strategy strategy) {
        int[] digits = filling.digits(strategy);
        var scored = progress.tried(digits, filling.fitness(digits));
        if (scored.fitness() < least) {
            least = scored.fitness();
            best.accept(strategy, scored);
        }
        return new Individual(strategy, scored);
    }

    private void end(List<Individual> population) {
        progress.endGeneration(population.stream().map(Individual::scored).toList());
    }

    private record Individual(Strategy strategy, Scored scored) {}
}
