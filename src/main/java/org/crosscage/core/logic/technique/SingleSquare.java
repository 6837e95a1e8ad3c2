package org.crosscage.core.logic.technique;

import java.util.List;
import org.crosscage.core.logic.FindingsCache;
import org.crosscage.core.logic.Reason;
import org.crosscage.core.logic.Step;
import org.crosscage.core.logic.Technique;
import org.crosscage.core.logic.Tier;
import org.crosscage.core.model.Arithmetic;
import org.crosscage.core.model.Board;

/// A clue of one cell is the digit of that cell, whatever its operation.
public record SingleSquare() implements Technique {

    @Override
    public String id() {
        return "single-square";
    }

    @Override
    public Tier tier() {
        return Tier.GENTLE;
    }

    @Override
    public int weight() {
        return 2;
    }

    @Override
    public List<Step> find(Board board) {
        var clues = board.puzzle().clues();
        return FindingsCache.ofClues(this, board).work((i, steps) -> {
            var clue = clues.get(i);
            if (clue.cells().size() == 1 && !board.isPlaced(clue.cells().get(0)) && isCandidate(clue, board)) {
                steps.add(step(clue, board));
            }
        });
    }

    private static boolean isCandidate(Arithmetic clue, Board board) {
        return clue.target() == (int) clue.target()
                && board.candidates(clue.cells().get(0)).contains((int) clue.target());
    }

    private Step step(Arithmetic clue, Board board) {
        return Step.of(this)
                .place(clue.cells().get(0), (int) clue.target(), board)
                .because(
                        board,
                        () -> Reason.of("single-square")
                                .by(clue)
                                .constraint("clue", clue)
                                .number("target", clue.target())
                                .build());
    }
}
