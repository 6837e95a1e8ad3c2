package org.crosscage.core.logic.technique;

import java.util.ArrayList;
import java.util.List;
import org.crosscage.core.logic.Agenda;
import org.crosscage.core.logic.Elimination;
import org.crosscage.core.logic.LiveClues;
import org.crosscage.core.logic.Proof;
import org.crosscage.core.logic.Reason;
import org.crosscage.core.logic.Step;
import org.crosscage.core.logic.Support;
import org.crosscage.core.logic.Technique;
import org.crosscage.core.logic.Tier;
import org.crosscage.core.model.Arithmetic;
import org.crosscage.core.model.Board;
import org.crosscage.core.model.Digits;

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
    public List<Step> find(Board board) {
        var steps = new ArrayList<Step>();
        var clues = LiveClues.of(board);
        Agenda.of(this, board).work(i -> {
            int before = steps.size();
            var clue = clues.clue(i);
            if (clue.cells().size() > 1 && takesSomething(clues.support(i), clue, board)) {
                if (!clues.fewLayouts(i).isComplete()) {
                    add(clues.support(i), clue, board, steps);
                }
            }
            return steps.size() > before;
        });
        return steps;
    }

    private static boolean takesSomething(Support support, Arithmetic clue, Board board) {
        var cells = clue.cells();
        for (int position = 0; position < cells.size(); position++) {
            int cell = cells.get(position);
            if (!board.isPlaced(cell) && (board.bits(cell) & ~support.at(position)) != 0) {
                return true;
            }
        }
        return false;
    }

    private void add(Support support, Arithmetic clue, Board board, List<Step> steps) {
        var cells = clue.cells();
        var step = Step.of(this);
        for (int position = 0; position < cells.size(); position++) {
            int cell = cells.get(position);
            if (!board.isPlaced(cell)) {
                var gone = board.candidates(cell).minus(new Digits(support.at(position)));
                step.eliminate(Proof.becauseOf(clue, cell, gone, board), cell, board);
            }
        }
        if (step.changesSomething()) {
            steps.add(step.because(board, () -> reason(clue, step.eliminations(), board)));
        }
    }

    private static Reason reason(Arithmetic clue, List<Elimination> gone, Board board) {
        return Misfits.of(clue, gone, board).reason("full-layout", gone).build();
    }
}
