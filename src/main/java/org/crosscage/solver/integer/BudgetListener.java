package org.crosscage.solver.integer;

import java.util.function.Consumer;
import org.crosscage.core.search.Budget;
import org.crosscage.core.search.SolverEvent;
import org.crosscage.core.search.SolverEvent.Guessed;
import org.crosscage.core.search.SolverEvent.Retracted;
import org.sat4j.specs.IConstr;
import org.sat4j.specs.ISolverService;
import org.sat4j.specs.SearchListenerAdapter;

/// Hears of what the library chooses and takes back, counts it, and ends the library's work by an exception when the
/// budget is spent: it looks at no flag of its own more often than at each conflict.
final class BudgetListener extends SearchListenerAdapter<ISolverService> {

    private static final long serialVersionUID = 1L;

    private static final int PROPAGATIONS_BETWEEN_STOP_CHECKS = 64;

    private final transient Encoding encoding;
    private final transient Budget budget;
    private final transient Consumer<SolverEvent> listener;
    private int untilStopCheck = PROPAGATIONS_BETWEEN_STOP_CHECKS;

    BudgetListener(Encoding encoding, Budget budget, Consumer<SolverEvent> listener) {
        this.encoding = encoding;
        this.budget = budget;
        this.listener = listener;
    }

    @Override
    public void assuming(int literal) {
        if (!budget.spend()) {
            throw new Over();
        }
        if (literal > 0 && encoding.cell(literal) >= 0) {
            listener.accept(new Guessed(encoding.cell(literal), encoding.digit(literal)));
        }
    }

    /// On a large grid what follows from a programme before the first choice takes long.
    @Override
    public void propagating(int literal) {
        if (--untilStopCheck == 0) {
            untilStopCheck = PROPAGATIONS_BETWEEN_STOP_CHECKS;
            if (budget.isOver()) {
                throw new Over();
            }
        }
    }

    @Override
    public void backtracking(int literal) {
        if (literal > 0 && encoding.cell(literal) >= 0) {
            listener.accept(new Retracted(encoding.cell(literal), encoding.digit(literal)));
        }
    }

    @Override
    public void conflictFound(IConstr conflict, int level, int trail) {
        if (budget.isOver()) {
            throw new Over();
        }
    }

    /// The budget is spent.
    static final class Over extends RuntimeException {

        private static final long serialVersionUID = 1L;

        Over() {
            super("the budget is spent", null, false, false);
        }
    }
}
