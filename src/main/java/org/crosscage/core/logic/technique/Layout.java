package org.crosscage.core.logic.technique;

import java.util.List;
import org.crosscage.core.clue.ListedLayouts;
import org.crosscage.core.clue.LiveClues;
import org.crosscage.core.logic.Elimination;
import org.crosscage.core.logic.Fact;
import org.crosscage.core.logic.FindingsCache;
import org.crosscage.core.logic.Proof;
import org.crosscage.core.logic.Reason;
import org.crosscage.core.logic.Step;
import org.crosscage.core.logic.Technique;
import org.crosscage.core.logic.Tier;
import org.crosscage.core.model.Board;

/// A clue has few layouts left, so few that a person can look through them all ([LiveClues#FEW_LAYOUTS]). A
/// candidate that none of them puts into its cell goes.
public record Layout() implements Technique {

    /// So many are read at a glance. Of more it is said why what goes is in none, if that is soon said of all of it.
    private static final int FEWEST = 4;

    /// So many words are said beside the layouts and the order of their cells, about.
    private static final int WORDS = 13;

    @Override
    public String id() {
        return "layout";
    }

    @Override
    public Tier tier() {
        return Tier.EASY;
    }

    @Override
    public int weight() {
        return 30;
    }

    @Override
    public List<Step> find(Board board) {
        var clues = LiveClues.of(board);
        return FindingsCache.ofClues(this, board).work((i, steps) -> {
            if (clues.clue(i).cells().size() > 1) {
                var layouts = clues.fewLayouts(i);
                var gaps = new LayoutGaps(layouts.clue(), layouts.support(), board);
                if (layouts.isComplete() && gaps.any()) {
                    add(gaps, layouts, steps);
                }
            }
        });
    }

    /// By what divides a product, where several layouts are listed. Of one it is good to hear.
    @Override
    public Step briefly(Step step, Board board) {
        if (step.reason().facts().get("layouts") instanceof Fact.OfLayouts(var cells, var layouts)
                && layouts.size() > 1) {
            return FactorReason.told(step, WORDS + (layouts.size() + 1) * cells.size(), board);
        }
        return step;
    }

    private void add(LayoutGaps gaps, ListedLayouts layouts, List<Step> steps) {
        var step = Step.of(this);
        gaps.eliminate(step);
        if (step.changesSomething()) {
            steps.add(step.because(gaps.board(), () -> reason(layouts, step.eliminations(), gaps.board())));
        }
    }

    private static Reason reason(ListedLayouts layouts, List<Elimination> gone, Board board) {
        var clue = layouts.clue();
        if (layouts.size() > FEWEST) {
            var misfits = MisfitReason.of(clue, gone, board);
            if (misfits.isShort()) {
                return misfits.reason("layout", gone).build();
            }
        }
        return Reason.of("layout")
                .given(clue.cells(), board)
                .by(clue)
                .by(Proof.neededUnits(board, clue, gone))
                .constraint("clue", clue)
                .number("target", clue.target())
                .layouts("layouts", layouts)
                .build();
    }
}
