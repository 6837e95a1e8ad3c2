package org.crosscage.solver.genetic;

import java.util.List;
import org.crosscage.core.model.Puzzle;
import org.crosscage.core.search.Parameter;
import org.crosscage.core.search.Solver;
import org.crosscage.core.search.SolverContext;
import org.crosscage.core.search.SolverResult;

/// The genetic algorithm of *Evolutionary AI for Kakuro* with one of its two sets of parameters: one run of a hundred
/// generations, see [ReportEvolution].
///
/// The report has it for Kakuro; for KenKen see [FaultCount].
public final class ReportSolver implements Solver {

    private final String id;
    private final ReportParameters parameters;

    private ReportSolver(String id, ReportParameters parameters) {
        this.id = id;
        this.parameters = parameters;
    }

    /// The report's “default parameters”.
    public static ReportSolver light() {
        return new ReportSolver("ga-light", ReportParameters.LIGHT);
    }

    /// The report's “optimal parameters”.
    public static ReportSolver pro() {
        return new ReportSolver("ga-pro", ReportParameters.PRO);
    }

    @Override
    public String id() {
        return id;
    }

    @Override
    public List<Parameter<?>> parameters() {
        return parameters.and(ReportParameters.GENERATIONS);
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
        new ReportEvolution(puzzle, parameters, context, progress)
                .run(Alleles.of(puzzle), context.settings().get(ReportParameters.GENERATIONS));
        return progress.result();
    }
}
