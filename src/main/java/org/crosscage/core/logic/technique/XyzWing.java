package org.crosscage.core.logic.technique;

import java.util.ArrayList;
import java.util.List;
import org.crosscage.core.logic.Reason;
import org.crosscage.core.logic.Step;
import org.crosscage.core.logic.Technique;
import org.crosscage.core.logic.Tier;
import org.crosscage.core.logic.link.Links;
import org.crosscage.core.model.Board;
import org.crosscage.core.model.Cells;
import org.crosscage.core.model.Digits;

/// A pivot with the candidates x, y and z excludes x in a cell that has only x and z, and y in one that has only y
/// and z. One of the three is z, so what all three exclude goes.
///
/// In a grid of lines alone nothing sees all three; a cage that cannot hold the digit twice makes it so.
public record XyzWing() implements Technique {

    @Override
    public String id() {
        return "xyz-wing";
    }

    @Override
    public Tier tier() {
        return Tier.EXPERT;
    }

    @Override
    public int weight() {
        return 200;
    }

    @Override
    public List<Step> find(Board board) {
        var steps = new ArrayList<Step>();
        var wings = new Wings(Links.of(board).sameDigits());
        var links = wings.graph().links();
        for (int pivot : wings.cellsWith(3)) {
            board.goOn();
            for (int z : board.candidates(pivot).toArray()) {
                int x = board.candidates(pivot).without(z).min();
                int y = board.candidates(pivot).without(z).max();
                for (int a : wings.pairsExcludedBy(pivot, x)) {
                    for (int b : wings.other(a, x) == z ? wings.pairsExcludedBy(pivot, y) : Wings.NONE) {
                        if (wings.other(b, y) == z) {
                            wings.oneOf(
                                            new int[] {a, b, pivot},
                                            z,
                                            this,
                                            gone -> reason(pivot, a, b, x, y, z, gone, links, board))
                                    .ifPresent(steps::add);
                        }
                    }
                }
            }
        }
        return steps;
    }

    private Reason reason(int pivot, int a, int b, int x, int y, int z, Cells gone, Links links, Board board) {
        var reason = Reason.of(id())
                .given(Cells.of(pivot, a, b), board)
                .speaking(Cells.of(pivot, a, b), board)
                .cells("pivot", Cells.of(pivot))
                .digits("choices", board.candidates(pivot))
                .digits("x", Digits.of(x))
                .cells("a", Cells.of(a))
                .digits("y", Digits.of(y))
                .cells("b", Cells.of(b))
                .cells("all", Cells.of(pivot, a, b))
                .digits("digit", Digits.of(z));
        var used = new Exclusions(links);
        used.between(pivot, x, a).between(pivot, y, b);
        gone.stream()
                .forEach(
                        cell -> used.between(cell, z, pivot).between(cell, z, a).between(cell, z, b));
        used.constraints().forEach(by -> reason.given(by.cells(), board).by(by));
        return reason.build();
    }
}
