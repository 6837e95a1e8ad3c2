package org.crosscage.core.logic.technique;

import java.util.ArrayList;
import java.util.List;
import org.crosscage.core.logic.Reason;
import org.crosscage.core.logic.Step;
import org.crosscage.core.logic.Technique;
import org.crosscage.core.logic.Tier;
import org.crosscage.core.model.Board;
import org.crosscage.core.model.Cells;
import org.crosscage.core.model.Constraint;
import org.crosscage.core.model.Digits;
import org.crosscage.core.model.Group;
import org.crosscage.core.model.Puzzle;

/// Box claims line, line claims box: all places for a digit in the one are cells of the other too. So the other has it
/// there, and its other cells lose it.
///
/// Only where there are boxes: of two lines, one cell at most is in both. The base must need the digit, as boxes and
/// lines do; the cover need not, because the digit must only differ there.
///
/// @param fromBox whether boxes are the bases
public record LockedCandidates(boolean fromBox) implements Technique {

    @Override
    public String id() {
        return fromBox ? "box-claims-line" : "line-claims-box";
    }

    @Override
    public Tier tier() {
        return Tier.MEDIUM;
    }

    @Override
    public int weight() {
        return fromBox ? 50 : 55;
    }

    @Override
    public List<Step> find(Board board) {
        var steps = new ArrayList<Step>();
        for (var pair : Pairs.of(board.puzzle())) {
            if ((pair.base().group() == Group.BOX) == fromBox) {
                find(pair, board, steps);
            }
        }
        return steps;
    }

    private void find(Pair pair, Board board, List<Step> steps) {
        board.goOn();
        long locked = open(pair.both(), board) & ~open(pair.base().cells().without(pair.both()), board);
        var others = pair.cover().cells().without(pair.both());
        for (int digit : new Digits(locked & open(others, board)).toArray()) {
            if (FishUnits.places(pair.both(), digit, board).size() > 1
                    && !board.placed(pair.base().cells()).contains(digit)) {
                steps.add(Step.of(this)
                        .eliminate(Digits.of(digit), others, board)
                        .because(board, () -> reason(pair, digit, board)));
            }
        }
    }

    /// What open cells can be.
    private static long open(Cells cells, Board board) {
        long candidates = 0;
        for (int i = 0; i < cells.size(); i++) {
            candidates |= board.isPlaced(cells.get(i)) ? 0 : board.bits(cells.get(i));
        }
        return candidates;
    }

    /// What the cells that are in both can be proves nothing: with two digits in two of them, they would be a naked
    /// pair.
    private Reason reason(Pair pair, int digit, Board board) {
        return Reason.of(id())
                .given(pair.base().cells().without(pair.both()), board)
                .by(pair.base())
                .by(pair.cover())
                .constraint("base", pair.base())
                .constraint("cover", pair.cover())
                .cells("places", FishUnits.places(pair.both(), digit, board))
                .digits("digit", Digits.of(digit))
                .first(Fish.places(pair.base(), digit, board))
                .build();
    }

    /// A box and a line that have several cells in common, or the other way round.
    private record Pair(Constraint base, Constraint cover, Cells both) {}

    private record Pairs(List<Pair> list) {

        private Pairs {
            list = List.copyOf(list);
        }

        static List<Pair> of(Puzzle puzzle) {
            return puzzle.derived(Pairs.class, Pairs::find).list();
        }

        private static Pairs find(Puzzle puzzle) {
            var pairs = new ArrayList<Pair>();
            for (var base : puzzle.lines()) {
                for (var cover : puzzle.lines()) {
                    var both = base.cells().intersect(cover.cells());
                    if ((base.group() == Group.BOX) != (cover.group() == Group.BOX) && both.size() > 1) {
                        pairs.add(new Pair(base, cover, both));
                    }
                }
            }
            return new Pairs(pairs);
        }
    }
}
