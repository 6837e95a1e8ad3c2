package org.crosscage.solver.logic;

import java.util.List;
import java.util.function.Function;
import org.crosscage.core.logic.Technique;
import org.crosscage.core.model.Board;
import org.crosscage.core.model.Puzzle;
import org.crosscage.core.model.Solution;
import org.crosscage.core.search.Deduction;
import org.crosscage.core.search.Parameter;
import org.crosscage.core.search.Solver;
import org.crosscage.core.search.SolverContext;
import org.crosscage.core.search.SolverEvent;
import org.crosscage.core.search.SolverEvent.GaveUp;
import org.crosscage.core.search.SolverResult;

/// The rule engine alone. It never guesses: what it solves has one solution, and where techniques end it gives up.
public final class RulesSolver implements Solver {

    /// The highest tier that is used.
    public static final Parameter<Integer> TIER = Parameter.whole(Deduction.TIER, 6, 0, 6);

    private final Deduction deduction;

    /// @param techniques of a puzzle's kind, easiest first
    public RulesSolver(Function<Puzzle, List<Technique>> techniques) {
        this.deduction = new Deduction(techniques);
    }

    @Override
    public String id() {
        return "rules";
    }

    @Override
    public List<Parameter<?>> parameters() {
        return List.of(TIER);
    }

    @Override
    public SolverResult solve(Puzzle puzzle, SolverContext context) {
        var board = Board.of(puzzle);
        var trace = deduction.run(board, context.settings().get(TIER), context);
        if (trace.solved()) {
            var solution = Solution.of(board.values());
            context.listener().accept(new SolverEvent.Found(solution));
            return new SolverResult(List.of(solution), true, 0);
        }
        if (trace.contradiction()) {
            return new SolverResult(List.of(), true, 0);
        }
        context.listener()
                .accept(new GaveUp(
                        context.stop().getAsBoolean() ? GaveUp.Reason.STOPPED : GaveUp.Reason.OUT_OF_TECHNIQUES));
        return new SolverResult(List.of(), false, 0);
    }
}
