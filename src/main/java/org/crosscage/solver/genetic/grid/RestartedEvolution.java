package org.crosscage.solver.genetic.grid;

import java.util.List;
import org.crosscage.core.model.Puzzle;
import org.crosscage.core.search.Parameter;
import org.crosscage.core.search.SolverContext;
import org.crosscage.solver.genetic.Progress;
import org.crosscage.solver.genetic.Scored;

/// The report's own algorithm, light, begun anew after a set number of generations: what two of the methods are that
/// *Evolutionary AI for Kakuro* reviews. The review names no numbers. An age has twenty generations here, because the
/// report finds that a solution comes in the first twenty or not at all.
final class RestartedEvolution {

    static final Parameter<Integer> LENGTH = Parameter.whole("age", 20, 1, 1_000_000);
    static final Parameter<Integer> COUNT = Parameter.whole("ages", 50, 1, 1_000_000);
    static final Parameter<Double> CROWD = Parameter.real("crowd", 0.1, 0, 1);
    static final Parameter<Double> AGREEMENT = Parameter.real("agreement", 0.75, 0, 1);

    /// How many ages pass before a crowd is heard: fewer would be too few to differ.
    private static final int FIRST = 3;

    private RestartedEvolution() {}

    /// The retrievable genetic algorithm: the population is made anew, to get out of local optima.
    static void retrievable(Puzzle puzzle, SolverContext context, Progress progress) {
        run(puzzle, context, progress, (free, age, before) -> free);
    }

    /// The wisdom of artificial crowds: the space of solutions is narrowed to what members of the
    /// population agree on.
    ///
    /// The review says no more than that. Here the fittest of every free age are asked, as one crowd:
    /// those of one age are nearly the same grid, and agree on whatever it got wrong. After three free
    /// ages, in every other one the cells on which the crowd so far agrees have their digit from the
    /// start and for good; the ages between are free, because a crowd can agree on something wrong.
    static void consensus(Puzzle puzzle, SolverContext context, Progress progress) {
        double share = context.settings().get(CROWD);
        double agreement = context.settings().get(AGREEMENT);
        var consensus = new Consensus(share);
        run(puzzle, context, progress, (free, age, before) -> {
            if (isFree(age - 1)) {
                consensus.ask(before);
            }
            return isFree(age) ? free : free.with(consensus.agreed(agreement));
        });
    }

    private static boolean isFree(int age) {
        return age < FIRST || (age - FIRST) % 2 == 1;
    }

    private static void run(Puzzle puzzle, SolverContext context, Progress progress, Space space) {
        var evolution = new ReportEvolution(puzzle, ReportParameters.LIGHT, context, progress);
        var free = Alleles.of(puzzle);
        int length = context.settings().get(LENGTH);
        int ages = context.settings().get(COUNT);
        var population = evolution.run(free, length);
        for (int age = 1; age < ages && !progress.isOver(); age++) {
            progress.restart();
            population = evolution.run(space.of(free, age, population), length);
        }
    }

    /// What an age after the first one looks through.
    private interface Space {

        /// @param free what the first one looked through
        /// @param age from 1
        /// @param before the last generation of the age before
        Alleles of(Alleles free, int age, List<Scored> before);
    }
}
