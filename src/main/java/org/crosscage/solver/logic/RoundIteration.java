package org.crosscage.solver.logic;

import java.util.function.Consumer;
import org.crosscage.core.search.Budget;
import org.crosscage.core.search.SolverEvent;

/// Simple iteration without a queue, as Julian did it by the survey in *A simple Kakuro solver* and his comment
/// there: all clues are considered in the order of the puzzle, and again, until a round changes nothing.
final class RoundIteration {

    private final Clues clues;
    private final Candidates candidates;
    private final Budget budget;
    private final Consideration consideration;
    private boolean changed;

    /// @param candidates changed
    RoundIteration(Clues clues, Candidates candidates, Budget budget, Consumer<SolverEvent> listener) {
        this.clues = clues;
        this.candidates = candidates;
        this.budget = budget;
        this.consideration = new Consideration(candidates, budget, listener);
    }

    void run() {
        do {
            changed = false;
            for (int clue = 0; clue < clues.count() && !candidates.areDead() && !budget.isOver(); clue++) {
                consideration.of(clues.get(clue), cell -> changed = true);
            }
        } while (changed && !candidates.areDead() && !budget.isOver());
    }
}
