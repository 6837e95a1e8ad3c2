package org.crosscage.core.logic.technique;

import java.util.ArrayList;
import java.util.List;
import org.crosscage.core.logic.Elimination;
import org.crosscage.core.logic.Reason;
import org.crosscage.core.logic.Step;
import org.crosscage.core.logic.Technique;
import org.crosscage.core.logic.Tier;
import org.crosscage.core.logic.link.LinkGraph;
import org.crosscage.core.logic.link.Links;
import org.crosscage.core.model.Board;
import org.crosscage.core.model.Cells;
import org.crosscage.core.model.Constraint;
import org.crosscage.core.model.Digits;

/// An x-wing that one of its two units spoils with other places of the digit, the fins. Either it is an x-wing
/// after all, or a fin has the digit. What both take goes.
///
/// In a grid of lines alone no cell of a crossing line sees a fin; a cage that cannot hold the digit twice makes it
/// so.
public record FinnedXWing() implements Technique {

    @Override
    public String id() {
        return "finned-x-wing";
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
        var graph = Links.of(board).sameDigits();
        if (graph.links().isEmpty()) {
            return steps;
        }
        for (int digit : board.puzzle().digits().toArray()) {
            board.goOn();
            find(new FishUnits(board, true, digit, Integer.MAX_VALUE), graph, steps);
            find(new FishUnits(board, false, digit, Integer.MAX_VALUE), graph, steps);
        }
        return steps;
    }

    private void find(FishUnits units, LinkGraph graph, List<Step> steps) {
        for (int i = 0; i < units.size(); i++) {
            for (int j = 0; j < units.size() && Long.bitCount(units.covers(i)) == 2; j++) {
                long shared = units.covers(i) & units.covers(j);
                if (i != j && shared != 0 && (units.covers(j) & ~units.covers(i)) != 0) {
                    add(units, i, j, graph, steps);
                }
            }
        }
    }

    private void add(FishUnits units, int whole, int finned, LinkGraph graph, List<Step> steps) {
        var board = graph.board();
        int digit = units.digit();
        var covers = units.units(units.covers(whole));
        var covered = covers.stream().map(Constraint::cells).reduce(Cells.NONE, Cells::union);
        var places = FishUnits.places(units.base(finned).cells(), digit, board);
        var fins = places.without(covered);
        var step = Step.of(this);
        for (int cell : FishUnits.places(covered, digit, board).toArray()) {
            if (!units.base(whole).cells().contains(cell)
                    && !places.contains(cell)
                    && fins.stream().allMatch(fin -> conflict(cell, fin, digit, graph))) {
                step.eliminate(Digits.of(digit), cell, board);
            }
        }
        if (step.changesSomething()) {
            var bases = FishUnits.inOrder(List.of(units.base(whole), units.base(finned)), board);
            var gone = Cells.of(step.eliminations().stream().mapToInt(Elimination::cell));
            var crossing = FishUnits.inOrder(covers, board);
            steps.add(step.because(board, () -> reason(id(), bases, crossing, fins, gone, digit, graph)));
        }
    }

    private static boolean conflict(int cell, int other, int digit, LinkGraph graph) {
        return graph.isWeak(graph.links().candidate(cell, digit), graph.links().candidate(other, digit));
    }

    /// @param id of the finned fish
    /// @param losing the cells that lose the digit
    static Reason reason(
            String id,
            List<Constraint> bases,
            List<Constraint> covers,
            Cells fins,
            Cells losing,
            int digit,
            LinkGraph graph) {
        var board = graph.board();
        var links = graph.links();
        var excluding = losing.stream()
                .boxed()
                .flatMap(cell -> fins.stream()
                        .mapToObj(fin -> links.excluding(links.candidate(cell, digit), links.candidate(fin, digit))))
                .flatMap(List::stream)
                .distinct()
                .toList();
        var reason = Reason.of(id)
                .by(bases)
                .by(covers)
                .by(excluding)
                .constraints("bases", bases)
                .constraints("covers", covers)
                .constraints("excluding", excluding)
                .cells("fins", fins)
                .digits("digit", Digits.of(digit));
        excluding.forEach(by -> reason.given(by.cells(), board));
        bases.forEach(base -> reason.given(base.cells(), board).first(Fish.places(base, digit, board)));
        return reason.build();
    }
}
