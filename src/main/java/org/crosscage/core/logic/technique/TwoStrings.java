package org.crosscage.core.logic.technique;

import java.util.ArrayList;
import java.util.List;
import org.crosscage.core.logic.Elimination;
import org.crosscage.core.logic.Reason;
import org.crosscage.core.logic.Step;
import org.crosscage.core.logic.Technique;
import org.crosscage.core.logic.Tier;
import org.crosscage.core.logic.link.ChainSearch.Literal;
import org.crosscage.core.logic.link.LinkGraph;
import org.crosscage.core.logic.link.Links;
import org.crosscage.core.model.Board;
import org.crosscage.core.model.Cells;
import org.crosscage.core.model.Constraint;
import org.crosscage.core.model.Digits;

/// Skyscraper and two-string kite: two lines or runs have two places each for a digit that they need. One place of
/// either exclude each other, so one of the other two has the digit. What both of these exclude goes. In a
/// skyscraper the two go the same way, in a kite they cross.
///
/// Without boxes this comes about by a cage only, which cannot hold the digit twice.
///
/// @param parallel a skyscraper and no kite
public record TwoStrings(boolean parallel) implements Technique {

    @Override
    public String id() {
        return parallel ? "skyscraper" : "two-string-kite";
    }

    @Override
    public Tier tier() {
        return Tier.EXPERT;
    }

    @Override
    public int weight() {
        return parallel ? 180 : 190;
    }

    @Override
    public List<Step> find(Board board) {
        var steps = new ArrayList<Step>();
        var graph = Links.of(board).sameDigits();
        var strings = graph.links().conjugates().stream()
                .filter(link -> goesAcross(link) || link.by().group().isDown())
                .toList();
        for (int i = 0; i < strings.size(); i++) {
            board.goOn();
            for (int j = i + 1; j < strings.size(); j++) {
                boolean areParallel = goesAcross(strings.get(i)) == goesAcross(strings.get(j));
                if (areParallel == parallel) {
                    join(strings.get(i), strings.get(j), graph, steps);
                }
            }
        }
        return steps;
    }

    private static boolean goesAcross(Links.SourcedLink string) {
        return string.by().group().isAcross();
    }

    private void join(Links.SourcedLink one, Links.SourcedLink other, LinkGraph graph, List<Step> steps) {
        if (graph.links().digit(one.a()) == graph.links().digit(other.a())) {
            var units = List.of(one.by(), other.by());
            add(one.a(), one.b(), other.a(), other.b(), units, graph, steps);
            add(one.a(), one.b(), other.b(), other.a(), units, graph, steps);
            add(one.b(), one.a(), other.a(), other.b(), units, graph, steps);
            add(one.b(), one.a(), other.b(), other.a(), units, graph, steps);
        }
    }

    /// @param a and `b` are the places in one, `c` and `d` those in the other
    private void add(int a, int b, int c, int d, List<Constraint> units, LinkGraph graph, List<Step> steps) {
        if (b == c || a == c || b == d || a == d || !graph.isWeak(b, c)) {
            return;
        }
        var board = graph.board();
        var links = graph.links();
        var step = Step.of(this);
        for (int gone : graph.weakToBoth(a, d)) {
            if (gone != b && gone != c) {
                step.eliminate(Digits.of(links.digit(gone)), links.cell(gone), board);
            }
        }
        if (step.changesSomething()) {
            var gone = Cells.of(step.eliminations().stream().mapToInt(Elimination::cell));
            steps.add(step.because(board, () -> reason(gone, a, b, c, d, units, links, board)));
        }
    }

    private Reason reason(Cells gone, int a, int b, int c, int d, List<Constraint> units, Links links, Board board) {
        int digit = links.digit(a);
        int first = links.candidate(gone.get(0), digit);
        var chain = links.reasons(List.of(
                new Literal(first, true),
                new Literal(a, false),
                new Literal(b, true),
                new Literal(c, false),
                new Literal(d, true),
                new Literal(first, false)));
        var all = new Exclusions(links).between(gone, digit, links.cell(a)).between(gone, digit, links.cell(d));
        var reason = ChainReason.of(id(), chain, all, board)
                .constraints("bases", units)
                .cells("joined", Cells.of(links.cell(b), links.cell(c)))
                .constraint("join", links.excluding(b, c).getFirst())
                .cells("ends", Cells.of(links.cell(a), links.cell(d)))
                .digits("digit", Digits.of(digit));
        units.forEach(unit -> reason.first(Fish.places(unit, digit, board)));
        return reason.build();
    }
}
