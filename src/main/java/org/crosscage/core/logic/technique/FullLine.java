package org.crosscage.core.logic.technique;

import java.util.List;
import org.crosscage.core.logic.FindingsCache;
import org.crosscage.core.logic.Reason;
import org.crosscage.core.logic.Step;
import org.crosscage.core.logic.Technique;
import org.crosscage.core.logic.Tier;
import org.crosscage.core.model.Board;
import org.crosscage.core.model.Constraint;

/// A line holds every digit of the puzzle once; when one cell is open, it holds the digit that is missing. A run as
/// long as there are digits is a line too.
public record FullLine() implements Technique {

    @Override
    public String id() {
        return "full-line";
    }

    @Override
    public Tier tier() {
        return Tier.GENTLE;
    }

    @Override
    public int weight() {
        return 3;
    }

    @Override
    public List<Step> find(Board board) {
        var units = board.puzzle().units();
        return FindingsCache.ofUnits(this, board).work((i, steps) -> find(units.get(i), board, steps));
    }

    private void find(Constraint unit, Board board, List<Step> steps) {
        int last = board.puzzle().isLine(unit) ? board.lastOpen(unit.cells()) : Constraint.EMPTY;
        if (last != Constraint.EMPTY) {
            var missing = board.puzzle().digits().minus(board.placed(unit.cells()));
            if (missing.size() == 1 && board.candidates(last).containsAll(missing)) {
                steps.add(step(unit, last, missing.min(), board));
            }
        }
    }

    private Step step(Constraint line, int last, int digit, Board board) {
        var others = line.cells().without(last);
        return Step.of(this)
                .place(last, digit, board)
                .because(
                        board,
                        () -> Reason.of("full-line")
                                .given(others, board)
                                .by(line)
                                .constraint("line", line)
                                .digits("others", board.placed(others))
                                .build());
    }
}
