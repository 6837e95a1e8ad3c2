package org.crosscage.core.logic.technique;

import java.util.List;
import org.crosscage.core.clue.Combinations;
import org.crosscage.core.clue.LiveClues;
import org.crosscage.core.logic.FindingsCache;
import org.crosscage.core.logic.Reason;
import org.crosscage.core.logic.Step;
import org.crosscage.core.logic.Technique;
import org.crosscage.core.logic.Tier;
import org.crosscage.core.model.Board;

/// A clue whose cells all differ has, as printed, one combination only: its cells hold those digits and no others.
/// Nothing on the board is needed to see it.
public record MagicCombination() implements Technique {

    @Override
    public String id() {
        return "magic-combination";
    }

    @Override
    public Tier tier() {
        return Tier.GENTLE;
    }

    @Override
    public int weight() {
        return 6;
    }

    @Override
    public List<Step> find(Board board) {
        var clues = LiveClues.of(board);
        return FindingsCache.ofClues(this, board).work((i, steps) -> {
            var clue = clues.clue(i);
            var printed = clues.asPrinted(i);
            if (clue.allDifferent()
                    && clue.cells().size() > 1
                    && printed.size() == 1
                    && board.hasOther(clue.cells(), printed.possible().bits())) {
                steps.add(step(printed, board));
            }
        });
    }

    private Step step(Combinations printed, Board board) {
        var clue = printed.clue();
        return Step.of(this)
                .keep(printed.possible(), clue.cells(), board)
                .because(
                        board,
                        () -> Reason.of("magic-combination")
                                .by(clue)
                                .constraint("clue", clue)
                                .number("target", clue.target())
                                .number("count", clue.cells().size())
                                .combinations("way", clue.operation(), printed.list())
                                .build());
    }
}
