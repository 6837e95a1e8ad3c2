package org.crosscage.lab;

import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import org.crosscage.core.model.Puzzle;
import org.crosscage.core.search.Solver;
import org.crosscage.core.search.SolverContext;
import org.crosscage.core.search.SolverEvent;
import org.crosscage.core.search.SolverEvent.GaveUp;
import org.crosscage.core.search.SolverResult;

/// Tries the digit 1 in the first cell without end, and counts how many of its kind do so at the same time.
record StubSolver(String id, AtomicInteger working, AtomicInteger mostAtOnce) implements Solver {

    static StubSolver endless() {
        return new StubSolver("endless", new AtomicInteger(), new AtomicInteger());
    }

    @Override
    public SolverResult solve(Puzzle puzzle, SolverContext context) {
        long nodes = 0;
        while (!context.stop().getAsBoolean()) {
            mostAtOnce.accumulateAndGet(working.incrementAndGet(), Math::max);
            nodes++;
            working.decrementAndGet();
            context.listener().accept(new SolverEvent.Guessed(0, 1));
        }
        context.listener().accept(new GaveUp(GaveUp.Reason.STOPPED));
        return new SolverResult(List.of(), false, nodes);
    }

    /// Breaks down at once.
    static Solver broken() {
        return new Solver() {
            @Override
            public String id() {
                return "broken";
            }

            @Override
            public SolverResult solve(Puzzle puzzle, SolverContext context) {
                throw new IllegalStateException("on purpose");
            }
        };
    }
}
