package org.crosscage.solver.genetic.grid;

import java.util.List;
import org.crosscage.core.model.Puzzle;
import org.crosscage.core.search.Parameter;
import org.crosscage.core.search.Solver;
import org.crosscage.core.search.SolverContext;
import org.crosscage.core.search.SolverResult;
import org.crosscage.solver.genetic.Progress;

/// What *Evolutionary AI for Kakuro* and the literature that it reviews breed: full grids, of which each one tried is a
/// node, with the sum of their [Faults] as fitness. It looks for one solution, and never knows that there is no other.
///
/// The report is about Kakuro; for KenKen see [FaultCount].
public final class FullGridSolver implements Solver {

    /// A population for more cells than this would fill the memory.
    private static final int MOST_CELLS = 1_000;

    private final String id;
    private final List<Parameter<?>> parameters;
    private final Method method;

    private FullGridSolver(String id, List<Parameter<?>> parameters, Method method) {
        this.id = id;
        this.parameters = parameters;
        this.method = method;
    }

    /// The report's genetic algorithm with its “default parameters”: one run of a hundred generations.
    public static FullGridSolver light() {
        return report("ga-light", ReportParameters.LIGHT);
    }

    /// The same with its “optimal parameters”.
    public static FullGridSolver pro() {
        return report("ga-pro", ReportParameters.PRO);
    }

    private static FullGridSolver report(String id, ReportParameters parameters) {
        return new FullGridSolver(
                id,
                parameters.and(ReportParameters.GENERATIONS),
                (puzzle, context, progress) -> new ReportEvolution(puzzle, parameters, context, progress)
                        .run(Alleles.of(puzzle), context.settings().get(ReportParameters.GENERATIONS)));
    }

    /// The retrievable genetic algorithm: [RestartedEvolution#retrievable].
    public static FullGridSolver retrievable() {
        return new FullGridSolver(
                "ga-retrievable",
                ReportParameters.LIGHT.and(RestartedEvolution.LENGTH, RestartedEvolution.COUNT),
                RestartedEvolution::retrievable);
    }

    /// A genetic algorithm with the wisdom of artificial crowds: [RestartedEvolution#consensus].
    public static FullGridSolver crowd() {
        return new FullGridSolver(
                "ga-crowd",
                ReportParameters.LIGHT.and(
                        RestartedEvolution.LENGTH,
                        RestartedEvolution.COUNT,
                        RestartedEvolution.CROWD,
                        RestartedEvolution.AGREEMENT),
                RestartedEvolution::consensus);
    }

    /// Harmony search: [HarmonySearch].
    public static FullGridSolver harmony() {
        return new FullGridSolver("harmony", HarmonySearch.PARAMETERS, HarmonySearch::run);
    }

    @Override
    public String id() {
        return id;
    }

    @Override
    public List<Parameter<?>> parameters() {
        return parameters;
    }

    @Override
    public boolean handles(Puzzle puzzle) {
        return puzzle.cellCount() <= MOST_CELLS;
    }

    @Override
    public SolverResult solve(Puzzle puzzle, SolverContext context) {
        if (!handles(puzzle)) {
            return context.refused();
        }
        var progress = new Progress(puzzle, context);
        method.run(puzzle, context, progress);
        return progress.result();
    }

    /// What the solvers of this sort differ in.
    private interface Method {

        /// Tries grids until the run is over, or its own generations are.
        ///
        /// @param progress hears of every grid
        void run(Puzzle puzzle, SolverContext context, Progress progress);
    }
}
