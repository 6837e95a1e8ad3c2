package org.crosscage.core.logic.technique;

import java.util.List;
import org.crosscage.core.clue.LiveClues;
import org.crosscage.core.logic.Elimination;
import org.crosscage.core.logic.FindingsCache;
import org.crosscage.core.logic.Reason;
import org.crosscage.core.logic.Step;
import org.crosscage.core.logic.Technique;
import org.crosscage.core.logic.Tier;
import org.crosscage.core.model.Arithmetic;
import org.crosscage.core.model.Board;

/// A candidate that no layout of a clue puts into its cell goes, however many layouts there are. Where they are few
/// it is [Layout]'s work.
public record FullLayout() implements Technique {

    @Override
    public String id() {
        return "full-layout";
    }

    @Override
    public Tier tier() {
        return Tier.MEDIUM;
    }

    @Override
    public int weight() {
        return 80;
    }

    @Override
    public List<Step> find(Board board) {
        var clues = LiveClues.of(board);
        return FindingsCache.ofClues(this, board).work((i, steps) -> {
            if (clues.clue(i).cells().size() > 1) {
                var gaps = new LayoutGaps(clues.clue(i), clues.support(i), board);
                if (gaps.any() && !clues.fewLayouts(i).isComplete()) {
                    add(gaps, steps);
                }
            }
        });
    }

    private void add(LayoutGaps gaps, List<Step> steps) {
        var step = Step.of(this);
        gaps.eliminate(step);
        if (step.changesSomething()) {
            steps.add(step.because(gaps.board(), () -> reason(gaps.clue(), step.eliminations(), gaps.board())));
        }
    }

    private static Reason reason(Arithmetic clue, List<Elimination> gone, Board board) {
        return MisfitReason.of(clue, gone, board).reason("full-layout", gone).build();
    }
}
