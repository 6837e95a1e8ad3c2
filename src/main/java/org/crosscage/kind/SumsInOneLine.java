package org.crosscage.kind;

import java.util.List;
import org.crosscage.core.logic.Step;
import org.crosscage.core.logic.Technique;
import org.crosscage.core.logic.Tier;
import org.crosscage.core.model.Arithmetic;
import org.crosscage.core.model.Board;
import org.crosscage.core.model.Operation;

/// A technique that looks at clues, restricted to sums of cells that all differ.
///
/// @param whole the same for every clue
record SumsInOneLine(Technique whole) implements Technique {

    @Override
    public String id() {
        return whole.id();
    }

    @Override
    public Tier tier() {
        return whole.tier();
    }

    @Override
    public List<Step> find(Board board) {
        return whole.find(board).stream().filter(SumsInOneLine::isOne).toList();
    }

    private static boolean isOne(Step step) {
        return step.reason().constraints().stream()
                .filter(Arithmetic.class::isInstance)
                .map(Arithmetic.class::cast)
                .allMatch(clue -> clue.operation() == Operation.ADD && clue.allDifferent());
    }
}
