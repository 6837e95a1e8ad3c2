package org.crosscage.core.logic.technique;

import java.util.ArrayList;
import java.util.List;
import org.crosscage.core.logic.Reason;
import org.crosscage.core.logic.Step;
import org.crosscage.core.logic.Technique;
import org.crosscage.core.logic.Tier;
import org.crosscage.core.logic.trial.Trial;
import org.crosscage.core.logic.trial.Trials;
import org.crosscage.core.model.Board;
import org.crosscage.core.model.Cells;
import org.crosscage.core.model.Digits;

/// A candidate is supposed to be true and followed by simple iteration: every clue by all its layouts, every unit
/// by all-different. If some constraint cannot be met then, the candidate goes. Only the trials that fail soonest
/// are steps.
public record Nishio() implements Technique {

    private static final int SHORT = 32;

    @Override
    public String id() {
        return "nishio";
    }

    @Override
    public Tier tier() {
        return Tier.EXTREME;
    }

    @Override
    public int weight() {
        return 450;
    }

    /// Looks for short trials first, because long ones cost most and are not wanted while a short one fails.
    @Override
    public List<Step> find(Board board) {
        if (!Trials.arePossible(board)) {
            return List.of();
        }
        for (int most = SHORT; ; most *= 2) {
            var steps = new ArrayList<Step>();
            boolean decided = tryAll(most, board, steps);
            if (decided || !steps.isEmpty()) {
                return steps;
            }
        }
    }

    /// @param steps filled with the trials that fail soonest
    /// @return whether no trial was broken off
    private boolean tryAll(int most, Board board, List<Step> steps) {
        var trials = Trials.of(board);
        boolean decided = true;
        int soonest = most;
        for (int cell : board.openCells().toArray()) {
            for (int digit : board.candidates(cell).toArray()) {
                var trial = trials.candidate(cell, digit, soonest);
                decided &= trial.isDecided();
                if (trial.fails() && trial.length() <= soonest) {
                    if (trial.length() < soonest) {
                        steps.clear();
                        soonest = trial.length();
                    }
                    steps.add(step(cell, digit, trial, board));
                }
            }
        }
        return decided;
    }

    private Step step(int cell, int digit, Trial trial, Board board) {
        return Step.of(this).eliminate(Digits.of(digit), cell, board).because(board, () -> reason(cell, trial, board));
    }

    private Reason reason(int cell, Trial trial, Board board) {
        var chain = trial.whyItFails();
        var reason = ChainReason.of(id(), chain, board).cells("start", Cells.of(cell));
        ChainReason.say(chain, reason);
        ChainReason.endOfTrial(chain, reason, board);
        return reason.build();
    }
}
