package org.crosscage.core.logic.technique;

import java.util.ArrayList;
import java.util.List;
import org.crosscage.core.logic.CageParts;
import org.crosscage.core.logic.CageParts.Part;
import org.crosscage.core.logic.LiveClues;
import org.crosscage.core.logic.Proof;
import org.crosscage.core.logic.Reason;
import org.crosscage.core.logic.Step;
import org.crosscage.core.logic.Technique;
import org.crosscage.core.logic.Tier;
import org.crosscage.core.model.Board;
import org.crosscage.core.model.Cells;
import org.crosscage.core.model.Digits;

/// A line has some digits only inside one cage: the layouts of the cage without them there go, and with them the
/// candidates that only these layouts had.
public record LineClaimsCage() implements Technique {

    @Override
    public String id() {
        return "line-claims-cage";
    }

    @Override
    public Tier tier() {
        return Tier.MEDIUM;
    }

    @Override
    public List<Step> find(Board board) {
        var steps = new ArrayList<Step>();
        var parts = CageParts.of(board);
        for (int line = 0; line < parts.lines().size(); line++) {
            long once = 0;
            long twice = candidates(parts.beside(line), board);
            for (var part : parts.in(line)) {
                long candidates = candidates(part.cells(), board);
                twice |= once & candidates;
                once |= candidates;
            }
            long alone = once & ~twice;
            for (int i = 0; alone != 0 && i < parts.in(line).size(); i++) {
                var part = parts.in(line).get(i);
                if (part.cells().size() > 1) {
                    find(part, alone & candidates(part.cells(), board), parts, board, steps);
                }
            }
        }
        return steps;
    }

    private static long candidates(Cells cells, Board board) {
        long candidates = 0;
        for (int i = 0; i < cells.size(); i++) {
            candidates |= board.bits(cells.get(i));
        }
        return candidates;
    }

    private void find(Part part, long inside, CageParts parts, Board board, List<Step> steps) {
        var sets = parts.sets(part);
        long news = inside & ~sets.always();
        if (news != 0 && sets.count() > 0) {
            var layouts = LiveClues.of(board).layouts(part.clue());
            var step = Step.of(this);
            Restriction.keep(
                    part.clue(), layout -> (news & ~layouts.digits(layout, part.positions())) == 0, step, board);
            if (step.changesSomething()) {
                steps.add(step.because(board, () -> reason(part, new Digits(news), step, board)));
            }
        }
    }

    private static Reason reason(Part part, Digits inside, Step.Builder step, Board board) {
        var cage = LiveClues.of(board).clue(part.clue());
        var line = CageParts.of(board).lines().get(part.line());
        var constraints = new ArrayList<>(Proof.unitsWithin(board, cage, List.of(line)));
        constraints.add(line);
        constraints.add(cage);
        return Reason.of("line-claims-cage")
                .given(cage.cells(), board)
                .given(part.others(), board)
                .byNeeded(constraints, step, board)
                .constraint("clue", cage)
                .constraint("line", line)
                .cells("part", part.cells())
                .digits("inside", inside)
                .build();
    }
}
