package org.crosscage.solver.genetic;

import java.util.List;
import org.crosscage.core.model.Puzzle;
import org.crosscage.core.search.Parameter;
import org.crosscage.core.search.Solver;
import org.crosscage.core.search.SolverContext;
import org.crosscage.core.search.SolverResult;

/// A genetic algorithm with the wisdom of artificial crowds, as the literature in *Evolutionary AI for Kakuro* has it:
/// after a number of generations the space of solutions is narrowed to what members of the population agree on.
///
/// The review says no more than that. Here the report's own algorithm, light, lives through ages. In every other age
/// the cells on which the crowd of the age before agreed have their digit from the start and for good; the ages
/// between are free, because a crowd can agree on something wrong.
public final class CrowdSolver implements Solver {

    static final Parameter<Double> CROWD = Parameter.real("crowd", 0.1, 0, 1);
    static final Parameter<Double> AGREEMENT = Parameter.real("agreement", 0.9, 0, 1);

    @Override
    public String id() {
        return "ga-crowd";
    }

    @Override
    public List<Parameter<?>> parameters() {
        return ReportParameters.LIGHT.and(RetrievableSolver.AGE, RetrievableSolver.AGES, CROWD, AGREEMENT);
    }

    @Override
    public boolean handles(Puzzle puzzle) {
        return puzzle.cellCount() <= ReportEvolution.MOST_CELLS;
    }

    @Override
    public SolverResult solve(Puzzle puzzle, SolverContext context) {
        if (!handles(puzzle)) {
            return context.refused();
        }
        var settings = context.settings();
        var progress = new Progress(puzzle, context);
        var evolution = new ReportEvolution(puzzle, ReportParameters.LIGHT, context, progress);
        var free = Alleles.of(puzzle);
        int length = settings.get(RetrievableSolver.AGE);
        int ages = settings.get(RetrievableSolver.AGES);
        var population = evolution.run(free, length);
        for (int age = 1; age < ages && !progress.isOver(); age++) {
            progress.restart();
            var alleles = age % 2 == 0
                    ? free
                    : free.with(Crowd.of(population, settings.get(CROWD)).agreed(settings.get(AGREEMENT)));
            population = evolution.run(alleles, length);
        }
        return progress.result();
    }
}
