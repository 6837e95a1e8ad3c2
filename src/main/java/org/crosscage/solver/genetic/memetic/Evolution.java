package org.crosscage.solver.genetic.memetic;

import java.util.List;
import java.util.Optional;
import java.util.random.RandomGenerator;
import org.crosscage.core.model.Board;
import org.crosscage.core.model.Grid;
import org.crosscage.core.search.SolverContext;
import org.crosscage.core.search.SolverEvent;
import org.crosscage.core.search.SolverEvent.GaveUp;
import org.jspecify.annotations.Nullable;

/// A memetic algorithm: individuals are bred by tournament, crossover and mutation, each child is improved by local
/// search before it is evaluated, the fittest survive and no two are the same. A population that has not got better for
/// some generations is made anew, with its segments in the other direction. In Kakuro of very many cells, and
/// of many in every other age, children are [filled greedily][GreedyDecoder] first.
///
/// The scheme is that of P. Moscato, *On Evolution, Search, Optimization, Genetic Algorithms and Martial Arts:
/// Towards Memetic Algorithms* (Caltech, 1989).
final class Evolution {

    private final Board board;
    private final SolverContext context;
    private final RandomGenerator random;
    private final Rates usual;
    private long spent;
    private long generation;
    private int least = Integer.MAX_VALUE;
    private GaveUp.@Nullable Reason ended;
    private boolean dead;

    /// @param board not changed
    Evolution(Board board, SolverContext context) {
        this.board = board;
        this.context = context;
        this.random = context.random();
        this.usual = Rates.of(context.settings());
    }

    /// The digits of a grid that breaks nothing.
    ///
    /// @return empty when there is no solution, see [#isDead()], or it gave up, see [#ended()]
    Optional<int[]> run() {
        boolean down = false;
        int age = 0;
        Optional<Individual> solved = Optional.empty();
        while (solved.isEmpty() && ended == null && !dead) {
            var genes = Genes.of(board, down, context.stop());
            dead = genes.isDead();
            if (!genes.isComplete()) {
                ended = GaveUp.Reason.STOPPED;
            } else if (!dead && !isOver()) {
                solved = new Age(genes, age++).run();
                down = !down;
            }
        }
        return solved.map(Individual::digits);
    }

    /// Whether there is certainly no solution.
    boolean isDead() {
        return dead;
    }

    /// Why it gave up.
    GaveUp.Reason ended() {
        if (ended == null) {
            throw new IllegalStateException("it did not give up");
        }
        return ended;
    }

    /// How many grids were looked at: individuals, and steps of their local searches.
    long spent() {
        return spent;
    }

    private boolean isOver() {
        if (ended == null) {
            if (context.stop().getAsBoolean()) {
                ended = GaveUp.Reason.STOPPED;
            } else if (spent >= context.limits().nodes()) {
                ended = GaveUp.Reason.NODE_LIMIT;
            } else if (generation >= context.limits().generations()) {
                ended = GaveUp.Reason.GENERATION_LIMIT;
            }
        }
        return ended != null;
    }

    /// From one restart to the next.
    private final class Age {

        private final Breeding breeding;
        private final @Nullable GreedyDecoder decoder;
        private final LocalSearch search;
        private final Rates rates;
        private final int steps;
        private final Population population;

        /// @param number from 0
        Age(Genes genes, int number) {
            this.breeding = new Breeding(genes, random);
            this.search = new LocalSearch(genes, random, context.stop());
            var runs = usual.looksAhead(board.openCount(), number) ? genes.runs() : List.<Segment.Run>of();
            if (runs.isEmpty()) {
                this.decoder = null;
                this.rates = usual;
                this.steps = rates.steps(genes.segments().size(), board.openCount());
            } else {
                this.decoder = new GreedyDecoder(runs, genes.cellCount(), random);
                this.rates = usual.withDecoder();
                this.steps = rates.localSteps();
            }
            this.population = new Population(rates.population());
        }

        /// @return empty when the population got no better, or it is over
        Optional<Individual> run() {
            var solved = populate();
            int best = Integer.MAX_VALUE;
            int idle = 0;
            while (solved.isEmpty() && !isOver()) {
                if (population.best().violation() < best) {
                    best = population.best().violation();
                    idle = 0;
                } else if (++idle >= rates.patience()) {
                    context.listener().accept(new SolverEvent.Restarted(generation));
                    return Optional.empty();
                }
                solved = breed();
            }
            return solved;
        }

        private Optional<Individual> populate() {
            int tries = 2 * rates.population();
            while (population.count() < rates.population() && tries-- > 0 && !isOver()) {
                var newcomer = improved(first(filled(breeding.anyone())));
                population.add(newcomer);
                if (newcomer.violation() == 0) {
                    return last(newcomer);
                }
            }
            if (population.count() > 0) {
                endGeneration();
            }
            return Optional.empty();
        }

        private Optional<Individual> breed() {
            for (int i = 0; i < rates.population() && !isOver(); i++) {
                var child = improved(child());
                population.add(child);
                if (child.violation() == 0) {
                    return last(child);
                }
            }
            endGeneration();
            return Optional.empty();
        }

        private int[] child() {
            int[] first = population.tournament(rates.tournament(), random).digits();
            int[] child = first.clone();
            if (random.nextDouble() < rates.crossover()) {
                int[] second = population.tournament(rates.tournament(), random).digits();
                child = breeding.cross(first, second);
            }
            if (random.nextDouble() < rates.mutation()) {
                breeding.mutate(child);
            }
            return filled(child);
        }

        private int[] filled(int[] child) {
            if (decoder != null) {
                breeding.follow(decoder, child);
            }
            return child;
        }

        /// Who watches sees where it begins.
        private int[] first(int[] start) {
            note(search.improve(start, 0));
            return start;
        }

        private Individual improved(int[] start) {
            spent++;
            long before = search.steps();
            var individual =
                    search.improve(start, (int) Math.min(steps, context.limits().nodes() - spent));
            spent += search.steps() - before;
            note(individual);
            return individual;
        }

        private void note(Individual individual) {
            if (individual.violation() < least) {
                least = individual.violation();
                context.listener().accept(new SolverEvent.Improved(Grid.of(individual.digits()), least));
            }
        }

        private Optional<Individual> last(Individual solved) {
            endGeneration();
            return Optional.of(solved);
        }

        private void endGeneration() {
            population.select();
            context.listener().accept(population.describe(generation));
            generation++;
        }
    }
}
