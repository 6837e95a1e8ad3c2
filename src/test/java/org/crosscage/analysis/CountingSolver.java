package org.crosscage.analysis;

import java.util.concurrent.atomic.AtomicInteger;
import org.crosscage.core.model.Puzzle;
import org.crosscage.core.search.Solver;
import org.crosscage.core.search.SolverContext;
import org.crosscage.core.search.SolverResult;
import org.crosscage.solver.exact.ExactSolver;

/// The exact solver, which counts how often it is asked.
public final class CountingSolver implements Solver {

    private final AtomicInteger asked = new AtomicInteger();
    private final Solver exact = new ExactSolver();

    /// How many searches were begun.
    public int asked() {
        return asked.get();
    }

    @Override
    public String id() {
        return "counting";
    }

    @Override
    public SolverResult solve(Puzzle puzzle, SolverContext context) {
        asked.incrementAndGet();
        return exact.solve(puzzle, context);
    }
}
