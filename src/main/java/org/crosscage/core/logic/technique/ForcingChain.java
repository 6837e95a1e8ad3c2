package org.crosscage.core.logic.technique;

import java.util.ArrayList;
import java.util.List;
import org.crosscage.core.logic.Link;
import org.crosscage.core.logic.Reason;
import org.crosscage.core.logic.Step;
import org.crosscage.core.logic.Technique;
import org.crosscage.core.logic.Tier;
import org.crosscage.core.logic.trial.Trial;
import org.crosscage.core.logic.trial.Trials;
import org.crosscage.core.model.Board;
import org.crosscage.core.model.Cells;
import org.crosscage.core.model.Digits;

/// Every candidate of a cell, followed by simple iteration, takes the same digits from another cell: so they go.
/// Only cells with the fewest candidates that lead to anything are steps. A candidate that fails is not looked at
/// here.
public record ForcingChain() implements Technique {

    @Override
    public String id() {
        return "forcing-chain";
    }

    @Override
    public Tier tier() {
        return Tier.EXTREME;
    }

    @Override
    public int weight() {
        return 550;
    }

    @Override
    public List<Step> find(Board board) {
        var steps = new ArrayList<Step>();
        if (!Trials.arePossible(board)) {
            return steps;
        }
        for (int count = 2; steps.isEmpty() && count <= board.puzzle().digits().size(); count++) {
            for (int cell : board.openCells().toArray()) {
                if (Long.bitCount(board.bits(cell)) == count) {
                    follow(cell, board, steps);
                }
            }
        }
        return steps;
    }

    private void follow(int from, Board board, List<Step> steps) {
        var branches = new ArrayList<Trial>();
        for (int digit : board.candidates(from).toArray()) {
            branches.add(Trials.of(board).candidate(from, digit));
            if (branches.getLast().fails()) {
                return;
            }
        }
        for (int cell : board.openCells().toArray()) {
            long left = 0;
            for (var branch : branches) {
                left |= branch.left(cell);
            }
            long gone = board.bits(cell) & ~left;
            if (gone != 0 && cell != from) {
                steps.add(step(from, cell, new Digits(gone), branches, board));
            }
        }
    }

    private Step step(int from, int cell, Digits gone, List<Trial> branches, Board board) {
        return Step.of(this)
                .eliminate(gone, cell, board)
                .because(board, () -> reason(from, cell, gone, branches, board));
    }

    private Reason reason(int from, int cell, Digits gone, List<Trial> branches, Board board) {
        List<List<Link>> chains =
                branches.stream().map(branch -> branch.whyNot(cell, gone)).toList();
        var reason = ChainReason.ofAll(id(), chains, board)
                .cells("start", Cells.of(from))
                .digits("choices", board.candidates(from));
        chains.forEach(chain -> ChainReason.say(chain, reason));
        return reason.build();
    }
}
