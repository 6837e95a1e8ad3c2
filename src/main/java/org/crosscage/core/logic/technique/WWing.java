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

/// Two cells have the same two candidates x and y. A line, run or cage needs an x and has two places for it, each
/// of which excludes x in one of the two cells. So one of them is y, and what both exclude goes.
public record WWing() implements Technique {

    @Override
    public String id() {
        return "w-wing";
    }

    @Override
    public Tier tier() {
        return Tier.EXPERT;
    }

    @Override
    public int weight() {
        return 210;
    }

    @Override
    public List<Step> find(Board board) {
        var steps = new ArrayList<Step>();
        var wings = new Wings(Links.of(board).sameDigits());
        var links = wings.graph().links();
        for (var link : links.conjugates()) {
            board.goOn();
            int x = links.digit(link.a());
            int c = links.cell(link.a());
            int d = links.cell(link.b());
            for (int a : wings.pairsExcludedBy(c, x)) {
                for (int b : a == d ? Wings.NONE : wings.pairsExcludedBy(d, x)) {
                    if (b != c && b != a && board.bits(a) == board.bits(b)) {
                        int y = wings.other(a, x);
                        wings.oneOf(new int[] {a, b}, y, this, gone -> reason(link, a, b, y, gone, links, board))
                                .ifPresent(steps::add);
                    }
                }
            }
        }
        return steps;
    }

    private Reason reason(Links.SourcedLink link, int a, int b, int y, Cells gone, Links links, Board board) {
        int x = links.digit(link.a());
        var chain = links.reasons(List.of(
                new Literal(links.candidate(gone.get(0), y), true),
                new Literal(links.candidate(a, y), false),
                new Literal(links.candidate(a, x), true),
                new Literal(link.a(), false),
                new Literal(link.b(), true),
                new Literal(links.candidate(b, x), false),
                new Literal(links.candidate(b, y), true),
                new Literal(links.candidate(gone.get(0), y), false)));
        var all = new Exclusions(links).between(gone, y, a).between(gone, y, b);
        return ChainReason.of(id(), chain, all, board)
                .first(places(link, x, links, board))
                .speaking(Cells.of(a, b), board)
                .constraint("unit", link.by())
                .digits("x", Digits.of(x))
                .cells("c", Cells.of(links.cell(link.a())))
                .cells("d", Cells.of(links.cell(link.b())))
                .cells("a", Cells.of(a))
                .cells("b", Cells.of(b))
                .cells("pair", Cells.of(a, b))
                .digits("choices", board.candidates(a))
                .digits("digit", Digits.of(y))
                .build();
    }

    /// The thought where the digit can stand. A cage around a corner may have more than the two places, of which
    /// every way to fill it takes one.
    private static Reason.Builder places(Links.SourcedLink link, int x, Links links, Board board) {
        var c = Cells.of(links.cell(link.a()));
        var d = Cells.of(links.cell(link.b()));
        return FishUnits.places(link.by().cells(), x, board).equals(c.union(d))
                ? Fish.places(link.by(), x, board)
                : Reason.of("places.of-two")
                        .constraint("unit", link.by())
                        .digits("digit", Digits.of(x))
                        .cells("c", c)
                        .cells("d", d)
                        .speaking(c.union(d), Digits.of(x), board);
    }
}
