package org.crosscage.solver.genetic;

import java.util.List;
import org.crosscage.core.model.Puzzle;
import org.crosscage.core.search.Parameter;
import org.crosscage.core.search.Solver;
import org.crosscage.core.search.SolverContext;
import org.crosscage.core.search.SolverResult;

/// The retrievable genetic algorithm of the literature that *Evolutionary AI for Kakuro* reviews: the
/// population is made anew after a set number of generations, to get out of local optima.
///
/// The review says no more than that. What is made anew here is the report's own algorithm, light, and after twenty
/// generations, because it finds that a solution comes in the first twenty or not at all.
public final class RetrievableSolver implements Solver {

    static final Parameter<Integer> AGE = Parameter.whole("age", 20, 1, 1_000_000);
    static final Parameter<Integer> AGES = Parameter.whole("ages", 50, 1, 1_000_000);

    @Override
    public String id() {
        return "ga-retrievable";
    }

    @Override
    public List<Parameter<?>> parameters() {
        return ReportParameters.LIGHT.and(AGE, AGES);
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
        var progress = new Progress(puzzle, context);
        var evolution = new ReportEvolution(puzzle, ReportParameters.LIGHT, context, progress);
        int ages = context.settings().get(AGES);
        evolution.run(Alleles.of(puzzle), context.settings().get(AGE));
        for (int age = 1; age < ages && !progress.isOver(); age++) {
            progress.restart();
            evolution.run(Alleles.of(puzzle), context.settings().get(AGE));
        }
        return progress.result();
    }
}
