package org.crosscage.solver.local;

import java.util.List;
import org.crosscage.core.model.Puzzle;
import org.crosscage.core.search.LatinSquarePuzzles;
import org.crosscage.core.search.Parameter;
import org.crosscage.core.search.Solver;
import org.crosscage.core.search.SolverContext;
import org.crosscage.core.search.SolverResult;

/// The local search of C. Dong, *COMP 560: KenKen Solver* (2019), which its author calls not very effective. It looks
/// for one solution, and never knows that there is no other. For KenKen, and for grids with boxes, which it treats as
/// it treats columns. A node is one change of the grid.
public final class MinConflictsSolver implements Solver {

    /// After so many changes without a better grid the best one is shuffled.
    static final Parameter<Integer> IDLE =
            Parameter.whole("idle", 50, 1, 1_000_000).withPaper(50);

    /// Whether a worse grid is sometimes kept. The author tried it and took it out.
    static final Parameter<Boolean> ANNEALING =
            Parameter.toggle("annealing", false).withPaper(false);

    @Override
    public String id() {
        return "local-search";
    }

    @Override
    public List<Parameter<?>> parameters() {
        return List.of(IDLE, ANNEALING);
    }

    @Override
    public boolean handles(Puzzle puzzle) {
        return LatinSquarePuzzles.includeWithBoxes(puzzle);
    }

    @Override
    public SolverResult solve(Puzzle puzzle, SolverContext context) {
        if (!handles(puzzle)) {
            return context.refused();
        }
        return new MinConflicts(puzzle, context).run();
    }
}
