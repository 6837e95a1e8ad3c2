package org.crosscage.solver.logic;

import java.util.List;
import org.crosscage.core.model.Puzzle;
import org.crosscage.core.search.Budget;
import org.crosscage.core.search.Solver;
import org.crosscage.core.search.SolverContext;
import org.crosscage.core.search.SolverEvent;
import org.crosscage.core.search.SolverEvent.GaveUp;
import org.crosscage.core.search.SolverResult;

/// A solver that considers one clue after the other, as *A simple Kakuro solver* does and tells of others. All it
/// takes away is impossible: what it solves has one solution, and it gives up where nothing more follows. A node is
/// one value put into one cell of a way. Chance plays no part.
///
/// The text is about Kakuro; in KenKen the cages and the lines are the clues.
public final class ClueSolver implements Solver {

    private final String id;
    private final Method method;

    private ClueSolver(String id, Method method) {
        this.id = id;
        this.method = method;
    }

    /// Simple iteration from the priority queue.
    public static ClueSolver queue() {
        return new ClueSolver(
                "queue",
                (clues, candidates, budget, context) -> QueueIteration.of(clues, candidates, budget, context.listener())
                        .simple());
    }

    /// The same with level-1 iteration.
    public static ClueSolver queueLevelOne() {
        return new ClueSolver(
                "queue-level-1",
                (clues, candidates, budget, context) -> QueueIteration.of(clues, candidates, budget, context.listener())
                        .levelOne());
    }

    /// Level-1 iteration from the priority queue, and again with every clue, until nothing changes. The queue tries a
    /// clue again only when a cell of the clue itself has changed, so it may stop where another trial would still
    /// find something; where this stops, no trial of a single clue does.
    public static ClueSolver levelOneFixpoint() {
        return new ClueSolver("level-1-fixpoint", (clues, candidates, budget, context) -> {
            int before;
            do {
                before = candidates.count();
                QueueIteration.of(clues, candidates, budget, context.listener()).levelOne();
            } while (candidates.count() < before && !candidates.areDead() && !budget.isOver());
        });
    }

    /// Simple iteration in rounds.
    public static ClueSolver simpleIteration() {
        return new ClueSolver(
                "simple-iteration",
                (clues, candidates, budget, context) ->
                        new RoundIteration(clues, candidates, budget, context.listener()).simple());
    }

    /// Level-1 iteration in rounds, for comparing: what the queue saves. It leaves what [#levelOneFixpoint] leaves.
    public static ClueSolver levelOneInRounds() {
        return new ClueSolver(
                "level-1-in-rounds",
                (clues, candidates, budget, context) ->
                        new RoundIteration(clues, candidates, budget, context.listener()).levelOne());
    }

    @Override
    public String id() {
        return id;
    }

    @Override
    public SolverResult solve(Puzzle puzzle, SolverContext context) {
        var budget = new Budget(context);
        var candidates = Candidates.all(puzzle);
        if (!budget.isOver()) {
            method.run(new Clues(puzzle), candidates, budget, context);
        }
        if (candidates.areDead()) {
            return new SolverResult(List.of(), true, budget.nodes());
        }
        if (candidates.areSettled()) {
            return settled(candidates, budget, context);
        }
        if (budget.isOver()) {
            return budget.gaveUp(List.of());
        }
        context.listener().accept(new GaveUp(GaveUp.Reason.OUT_OF_TECHNIQUES));
        return new SolverResult(List.of(), false, budget.nodes());
    }

    /// The only grid that is left is the solution, or there is none.
    private static SolverResult settled(Candidates candidates, Budget budget, SolverContext context) {
        var only = candidates.solution();
        if (!candidates.puzzle().isSolvedBy(only)) {
            return new SolverResult(List.of(), true, budget.nodes());
        }
        context.listener().accept(new SolverEvent.Found(only));
        return new SolverResult(List.of(only), true, budget.nodes());
    }

    /// What the solvers of this sort differ in.
    private interface Method {

        /// @param candidates changed
        void run(Clues clues, Candidates candidates, Budget budget, SolverContext context);
    }
}
