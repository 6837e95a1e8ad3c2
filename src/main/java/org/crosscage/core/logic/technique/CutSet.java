package org.crosscage.core.logic.technique;

import java.util.ArrayList;
import java.util.List;
import org.crosscage.core.clue.Weighing;
import org.crosscage.core.logic.Fact;
import org.crosscage.core.logic.Proof;
import org.crosscage.core.logic.Reason;
import org.crosscage.core.logic.Step;
import org.crosscage.core.logic.Technique;
import org.crosscage.core.logic.Tier;
import org.crosscage.core.logic.area.Areas;
import org.crosscage.core.model.Board;
import org.crosscage.core.model.Cells;

/// Runs of an area count the same cells across and down, but for a few that stick out. So the across sums less the
/// down sums fix or bound these. Areas with fewer open cells sticking out come first; the others are looked at when
/// they say nothing.
public record CutSet() implements Technique {

    @Override
    public String id() {
        return "cut-set";
    }

    @Override
    public Tier tier() {
        return Tier.HARD;
    }

    @Override
    public int weight() {
        return 140;
    }

    @Override
    public List<Step> find(Board board) {
        var steps = new ArrayList<Step>();
        for (int open = 1; open <= Areas.MOST_CELLS && steps.isEmpty(); open++) {
            for (var area : Areas.of(board).with(open)) {
                find(AreaSum.of(board, area), steps);
            }
        }
        return steps;
    }

    private void find(AreaSum sum, List<Step> steps) {
        var board = sum.board();
        var step = Step.of(this);
        var cells = new SignedCells(board, Weighing.SUM, sum.open(), sum.plus(), sum.rest());
        cells.conclude(step);
        if (step.changesSomething()) {
            steps.add(step.because(board, () -> reason(sum, step).naming("ways", cells.ways())));
        }
    }

    private static Reason reason(AreaSum sum, Step.Builder step) {
        var board = sum.board();
        var across = board.open(sum.acrossOnly());
        var down = board.open(sum.downOnly());
        long more = AreaSum.sum(sum.across())
                - AreaSum.sum(sum.down())
                - AreaSum.placed(sum.acrossOnly(), board)
                + AreaSum.placed(sum.downOnly(), board);
        var reason = Reason.of("cut-set." + ending(across, down, more))
                .given(sum.left(), board)
                .byNeeded(sum.constraints(), step, board)
                .first(sum.thought())
                .cells("from", Cells.of(sum.ends().get(0)))
                .cells("to", Cells.of(sum.ends().get(1)))
                .cells("acrossOnly", across)
                .cells("downOnly", down)
                .number("rest", Math.abs(more))
                .build();
        var apart = Proof.differing(sum.shared(), reason, step, board);
        return reason.naming("apart", new Fact.OfConstraints(apart))
                .naming("together", new Fact.OfCells(sum.together(apart)));
    }

    private static String ending(Cells across, Cells down, long more) {
        if (down.isEmpty()) {
            return "across";
        }
        if (across.isEmpty()) {
            return "down";
        }
        return more == 0 ? "same" : more > 0 ? "more" : "less";
    }
}
