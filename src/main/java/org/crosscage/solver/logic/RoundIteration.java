package org.crosscage.solver.logic;

import java.util.function.Consumer;
import org.crosscage.core.model.Digits;
import org.crosscage.core.search.Budget;
import org.crosscage.core.search.SolverEvent;

/// Iteration without a queue. Simple iteration as Julian did it by the survey in *A simple Kakuro solver* and his
/// comment there: all clues are considered in the order of the puzzle, and again, until a round changes nothing.
/// Level-1 iteration as what that text calls the obvious algorithm: where simple iteration ends a clue is tried
/// out, then simple iteration goes on.
final class RoundIteration {

    private final Clues clues;
    private final Candidates candidates;
    private final Budget budget;
    private final Consumer<SolverEvent> listener;
    private final Consideration consideration;
    private boolean changed;

    /// @param candidates changed
    RoundIteration(Clues clues, Candidates candidates, Budget budget, Consumer<SolverEvent> listener) {
        this.clues = clues;
        this.candidates = candidates;
        this.budget = budget;
        this.listener = listener;
        this.consideration = new Consideration(candidates, budget, listener);
    }

    /// Simple iteration.
    void simple() {
        do {
            changed = false;
            for (int clue = 0; clue < clues.count() && !candidates.areDead() && !budget.isOver(); clue++) {
                consideration.of(clues.get(clue), cell -> changed = true);
            }
        } while (changed && !candidates.areDead() && !budget.isOver());
    }

    /// Simple iteration, then clue after clue is tried out, until none of them changes anything.
    void levelOne() {
        simple();
        int idle = 0;
        for (int clue = 0; idle < clues.count() && isUnderWay(); clue = (clue + 1) % clues.count()) {
            idle++;
            if (tryOut(clue)) {
                idle = 0;
                simple();
            }
        }
    }

    private boolean isUnderWay() {
        return !candidates.areSettled() && !candidates.areDead() && !budget.isOver();
    }

    /// Every cell keeps what simple iteration leaves it in one of the layouts of a clue.
    ///
    /// @return whether that took anything away
    private boolean tryOut(int clue) {
        var layouts = new CandidateLayouts(clues.get(clue), candidates, budget);
        var possible = Candidates.none(candidates.puzzle());
        long count = 0;
        while (layouts.next()) {
            count++;
            var trial = candidates.copy();
            for (int place = 0; place < layouts.size(); place++) {
                trial.keep(layouts.cell(place), Digits.bit(layouts.digit(place)));
            }
            new RoundIteration(clues, trial, budget, _ -> {}).simple();
            if (!trial.areDead()) {
                possible.add(trial);
            }
        }
        if (budget.isOver()) {
            return false;
        }
        listener.accept(new SolverEvent.Considered(clues.get(clue), count, true));
        changed = false;
        for (int cell = 0; cell < candidates.puzzle().cellCount(); cell++) {
            consideration.keep(cell, possible.bits(cell), _ -> changed = true);
        }
        return changed;
    }
}
