package org.crosscage.solver.genetic;

import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import org.crosscage.core.logic.Technique;
import org.crosscage.core.model.Board;
import org.crosscage.core.model.Puzzle;
import org.crosscage.core.model.Solution;
import org.crosscage.core.search.Deduction;
import org.crosscage.core.search.SolverContext;
import org.crosscage.core.search.SolverEvent;
import org.crosscage.core.search.SolverEvent.GaveUp;
import org.crosscage.core.search.SolverResult;

/// Rules as far as they go, before anything is bred.
public final class RuleReduction {

    private final Deduction deduction;

    /// @param techniques of a puzzle's kind, in the order in which they are tried
    public RuleReduction(Function<Puzzle, List<Technique>> techniques) {
        this.deduction = new Deduction(techniques);
    }

    /// @param board changed
    /// @param tier the highest one used
    /// @return empty when cells are open and it was not stopped; the listener knows then that the search begins
    public Optional<SolverResult> solve(Board board, int tier, SolverContext context) {
        var trace = deduction.run(board, tier, context);
        if (trace.contradiction()) {
            return Optional.of(new SolverResult(List.of(), true, 0));
        }
        if (trace.solved()) {
            var solution = Solution.of(board.values());
            context.listener().accept(new SolverEvent.Found(solution));
            return Optional.of(new SolverResult(List.of(solution), true, 0));
        }
        if (context.stop().getAsBoolean()) {
            context.listener().accept(new GaveUp(GaveUp.Reason.STOPPED));
            return Optional.of(new SolverResult(List.of(), false, 0));
        }
        context.listener().accept(new SolverEvent.SearchBegan(board.openCount()));
        return Optional.empty();
    }
}
