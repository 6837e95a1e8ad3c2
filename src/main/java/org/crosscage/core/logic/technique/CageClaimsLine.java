package org.crosscage.core.logic.technique;

import java.util.ArrayList;
import java.util.List;
import org.crosscage.core.clue.LiveClues;
import org.crosscage.core.logic.CageParts;
import org.crosscage.core.logic.CageParts.Part;
import org.crosscage.core.logic.Fact;
import org.crosscage.core.logic.Proof;
import org.crosscage.core.logic.Reason;
import org.crosscage.core.logic.Step;
import org.crosscage.core.logic.Technique;
import org.crosscage.core.logic.Tier;
import org.crosscage.core.model.Arithmetic;
import org.crosscage.core.model.Board;
import org.crosscage.core.model.Digits;
import org.crosscage.core.model.Operation;

/// Every layout of a cage puts a digit into the same line: the line's other cells lose it. Digits of one cage and
/// line make one step. Of several digits that the cage puts there, those count that the other cells still have.
public record CageClaimsLine() implements Technique {

    @Override
    public String id() {
        return "cage-claims-line";
    }

    @Override
    public Tier tier() {
        return Tier.MEDIUM;
    }

    @Override
    public int weight() {
        return 50;
    }

    @Override
    public List<Step> find(Board board) {
        var steps = new ArrayList<Step>();
        var parts = CageParts.of(board);
        for (int line = 0; line < parts.lines().size(); line++) {
            for (var part : parts.in(line)) {
                if (!part.others().isEmpty() && part.cells().size() > 1) {
                    long claimed = parts.sets(part).always() & openCandidates(part, board);
                    if (claimed != 0) {
                        steps.add(step(part, new Digits(claimed), board));
                    }
                }
            }
        }
        return steps;
    }

    /// By what divides a product, where that takes one of its cells in the line to be the digit and several ways are
    /// listed.
    @Override
    public Step briefly(Step step, Board board) {
        var facts = step.reason().facts();
        return facts.get("clue") instanceof Fact.OfConstraint(Arithmetic cage)
                        && facts.get("part") instanceof Fact.OfCells(var part)
                        && facts.get("claimed") instanceof Fact.OfDigits(var claimed)
                        && facts.get("ways") instanceof Fact.OfCombinations ways
                        && claimed.size() == 1
                        && ways.combinations().size() > 1
                ? FactorReason.claimed(step, cage, part, claimed.min(), board)
                : step;
    }

    /// What the cells of the line beside a part can be.
    private static long openCandidates(Part part, Board board) {
        long candidates = 0;
        for (int i = 0; i < part.others().size(); i++) {
            int cell = part.others().get(i);
            candidates |= board.isPlaced(cell) ? 0 : board.bits(cell);
        }
        return candidates;
    }

    private Step step(Part part, Digits claimed, Board board) {
        var step = Step.of(this).eliminate(claimed, part.others(), board);
        return step.because(board, () -> reason(part, claimed, step, board));
    }

    private static Reason reason(Part part, Digits claimed, Step.Builder step, Board board) {
        var cage = LiveClues.of(board).clue(part.clue());
        var line = CageParts.of(board).lines().get(part.line());
        boolean whole = part.positions() == (1L << cage.cells().size()) - 1;
        var premises =
                Reason.of("cage-claims-line" + (whole ? ".whole" : ".part")).given(cage.cells(), board);
        var constraints = new ArrayList<>(Proof.unitsWithin(board, cage, List.of(line)));
        constraints.add(line);
        constraints.add(cage);
        return premises.byNeeded(constraints, step, board)
                .constraint("clue", cage)
                .constraint("line", line)
                .cells("part", part.cells())
                .combinations(
                        "ways",
                        whole ? cage.operation() : Operation.HIDDEN,
                        CageParts.of(board).sets(part).list())
                .digits("claimed", claimed)
                .build();
    }
}
