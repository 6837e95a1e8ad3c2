package org.crosscage.core.logic.technique;

import java.util.ArrayList;
import java.util.List;
import org.crosscage.core.logic.Reason;
import org.crosscage.core.logic.Step;
import org.crosscage.core.logic.Technique;
import org.crosscage.core.logic.Tier;
import org.crosscage.core.logic.link.ChainSearch.Literal;
import org.crosscage.core.logic.link.Links;
import org.crosscage.core.model.Board;
import org.crosscage.core.model.Cells;
import org.crosscage.core.model.Digits;

/// A pivot with the candidates x and y excludes x in a cell that has only x and z, and y in one that has only y and
/// z. One of these two is z, so what both exclude goes. It needs no digit to be required.
public record XyWing() implements Technique {

    @Override
    public String id() {
        return "xy-wing";
    }

    @Override
    public Tier tier() {
        return Tier.EXPERT;
    }

    @Override
    public int weight() {
        return 180;
    }

    @Override
    public List<Step> find(Board board) {
        var steps = new ArrayList<Step>();
        var wings = new Wings(Links.of(board).sameDigits());
        var links = wings.graph().links();
        for (int pivot : wings.cellsWith(2)) {
            board.goOn();
            int x = board.candidates(pivot).min();
            int y = board.candidates(pivot).max();
            for (int a : wings.pairsExcludedBy(pivot, x)) {
                int z = wings.other(a, x);
                for (int b : z == y ? Wings.NONE : wings.pairsExcludedBy(pivot, y)) {
                    if (wings.other(b, y) == z) {
                        wings.oneOf(new int[] {a, b}, z, this, gone -> reason(pivot, a, b, z, gone, links, board))
                                .ifPresent(steps::add);
                    }
                }
            }
        }
        return steps;
    }

    private Reason reason(int pivot, int a, int b, int z, Cells gone, Links links, Board board) {
        int x = board.candidates(a).without(z).min();
        int y = board.candidates(b).without(z).min();
        var chain = links.reasons(List.of(
                new Literal(links.candidate(gone.get(0), z), true),
                new Literal(links.candidate(a, z), false),
                new Literal(links.candidate(a, x), true),
                new Literal(links.candidate(pivot, x), false),
                new Literal(links.candidate(pivot, y), true),
                new Literal(links.candidate(b, y), false),
                new Literal(links.candidate(b, z), true),
                new Literal(links.candidate(gone.get(0), z), false)));
        var all = new Exclusions(links).between(gone, z, a).between(gone, z, b);
        return ChainReason.of(id(), chain, all, board)
                .speaking(Cells.of(pivot, a, b), board)
                .cells("pivot", Cells.of(pivot))
                .digits("choices", board.candidates(pivot))
                .digits("x", Digits.of(x))
                .cells("a", Cells.of(a))
                .digits("y", Digits.of(y))
                .cells("b", Cells.of(b))
                .cells("wings", Cells.of(a, b))
                .digits("digit", Digits.of(z))
                .build();
    }
}
