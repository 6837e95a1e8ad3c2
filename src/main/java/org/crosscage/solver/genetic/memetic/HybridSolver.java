package org.crosscage.solver.genetic.memetic;

import java.util.List;
import java.util.SplittableRandom;
import java.util.function.Function;
import java.util.stream.Stream;
import org.crosscage.core.logic.Technique;
import org.crosscage.core.model.Board;
import org.crosscage.core.model.Puzzle;
import org.crosscage.core.model.Solution;
import org.crosscage.core.search.Deduction;
import org.crosscage.core.search.Limits;
import org.crosscage.core.search.Parameter;
import org.crosscage.core.search.Solver;
import org.crosscage.core.search.SolverContext;
import org.crosscage.core.search.SolverEvent;
import org.crosscage.core.search.SolverEvent.GaveUp;
import org.crosscage.core.search.SolverResult;
import org.crosscage.solver.genetic.RuleReduction;

/// Rules as far as they go, then a memetic genetic algorithm on what is open: the idea of *Solving and Modeling
/// Ken-ken Puzzle by Using Hybrid Genetics Algorithm* (O. Johanna, S. Lukas, K. V. I. Saputra, ICETD 2012) with an
/// encoding and a local search that make it find the solution every time.
///
/// It looks for one solution. That there is no other one it knows only when rules alone solved the puzzle.
///
/// ```java
/// var settings = Settings.USUAL.with(HybridSolver.TIER, 0);
/// solver.solve(puzzle, new SolverContext(random, stop, Limits.solutions(1), settings, listener));
/// ```
public final class HybridSolver implements Solver {

    /// The highest tier of techniques that is used before anything is bred.
    public static final Parameter<Integer> TIER = Parameter.whole(Deduction.TIER, 3, 0, 6);

    /// Enough for most puzzles without a solution, and done in a few milliseconds.
    private static final long NODES_TO_REFUTE = 1_000;

    private final RuleReduction rules;
    private final Solver refuter;

    /// @param techniques of a puzzle's kind, easiest first
    /// @param refuter complete. It is asked once whether there is no solution; nothing else it finds is used
    public HybridSolver(Function<Puzzle, List<Technique>> techniques, Solver refuter) {
        this.rules = new RuleReduction(techniques);
        this.refuter = refuter;
    }

    @Override
    public String id() {
        return "hybrid";
    }

    @Override
    public List<Parameter<?>> parameters() {
        return Stream.concat(Stream.of(TIER), Rates.ALL.stream()).toList();
    }

    @Override
    public SolverResult solve(Puzzle puzzle, SolverContext context) {
        var board = Board.of(puzzle);
        return rules.solve(board, context.settings().get(TIER), context)
                .orElseGet(() ->
                        isRefuted(puzzle, context) ? new SolverResult(List.of(), true, 0) : breed(board, context));
    }

    private boolean isRefuted(Puzzle puzzle, SolverContext context) {
        var limits = new Limits(1, NODES_TO_REFUTE);
        return refuter.solve(puzzle, new SolverContext(new SplittableRandom(0), context.stop(), limits, event -> {}))
                .isUnsolvable();
    }

    /// The search alone, on what is open on a board, with the candidates that it has there.
    ///
    /// @param board not changed
    /// @return complete only when the board has no solution
    /// @throws IllegalStateException when the solution found is none: the counts of
    ///     violations and the puzzle do not agree
    public static SolverResult breed(Board board, SolverContext context) {
        var evolution = new Evolution(board, context);
        var digits = evolution.run();
        if (digits.isPresent()) {
            return found(digits.get(), board, context, evolution.spent());
        }
        return evolution.isDead()
                ? new SolverResult(List.of(), true, evolution.spent())
                : gaveUp(evolution.ended(), context, evolution.spent());
    }

    /// @throws IllegalStateException when it is none: the counts of violations and the puzzle do not agree
    private static SolverResult found(int[] digits, Board board, SolverContext context, long nodes) {
        var solution = Solution.of(digits);
        if (!board.puzzle().isSolvedBy(solution)) {
            throw new IllegalStateException(solution + " does not solve the puzzle");
        }
        context.listener().accept(new SolverEvent.Found(solution));
        return new SolverResult(List.of(solution), false, nodes);
    }

    private static SolverResult gaveUp(GaveUp.Reason reason, SolverContext context, long nodes) {
        context.listener().accept(new GaveUp(reason));
        return new SolverResult(List.of(), false, nodes);
    }
}
