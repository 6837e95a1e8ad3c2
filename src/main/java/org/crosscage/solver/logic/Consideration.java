package org.crosscage.solver.logic;

import java.util.OptionalLong;
import java.util.function.Consumer;
import java.util.function.IntConsumer;
import org.crosscage.core.model.Constraint;
import org.crosscage.core.model.Digits;
import org.crosscage.core.search.Budget;
import org.crosscage.core.search.SolverEvent;

/// One clue is considered: its layouts are listed, and its cells keep the digits that occur in one.
record Consideration(Candidates candidates, Budget budget, Consumer<SolverEvent> listener) {

    /// @param changed gets each cell that loses a value
    /// @return how many layouts there are; empty, with nothing changed, when the budget ended before that was known
    OptionalLong of(Constraint constraint, IntConsumer changed) {
        var layouts = new CandidateLayouts(constraint, candidates, budget);
        long[] occurring = new long[layouts.size()];
        long count = 0;
        while (layouts.next()) {
            count++;
            for (int place = 0; place < occurring.length; place++) {
                occurring[place] |= Digits.bit(layouts.digit(place));
            }
        }
        if (budget.isOver()) {
            return OptionalLong.empty();
        }
        listener.accept(new SolverEvent.Considered(constraint, count, false));
        for (int place = 0; place < occurring.length; place++) {
            keep(layouts.cell(place), occurring[place], changed);
        }
        return OptionalLong.of(count);
    }

    void keep(int cell, long digits, IntConsumer changed) {
        if (candidates.keep(cell, digits)) {
            listener.accept(new SolverEvent.Narrowed(cell, new Digits(candidates.bits(cell))));
            changed.accept(cell);
        }
    }
}
