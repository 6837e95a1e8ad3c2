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

/// X-wing, swordfish, jellyfish: k units of one direction need a digit and have it in the same k crossing units
/// only. So each of these gets it from one of them, and their other cells lose it.
///
/// The k units must need the digit: lines do, a run only where all its combinations have it. The crossing units
/// need not, because the digit must only differ there.
///
/// @param size 2, 3 or 4
public record Fish(int size) implements Technique {

    private static final List<String> IDS = List.of("x-wing", "swordfish", "jellyfish");
    private static final List<Integer> WEIGHTS = List.of(160, 220, 300);

    public Fish {
        if (size < 2 || size > 4) {
            throw new IllegalArgumentException("a fish of " + size + "; it has 2, 3 or 4 units");
        }
    }

    @Override
    public String id() {
        return IDS.get(size - 2);
    }

    @Override
    public Tier tier() {
        return Tier.EXPERT;
    }

    @Override
    public int weight() {
        return WEIGHTS.get(size - 2);
    }

    @Override
    public List<Step> find(Board board) {
        var steps = new ArrayList<Step>();
        for (int digit : board.puzzle().digits().toArray()) {
            choose(new FishUnits(board, true, digit, size), 0, new int[size], 0, 0, board, steps);
            choose(new FishUnits(board, false, digit, size), 0, new int[size], 0, 0, board, steps);
        }
        return steps;
    }

    private void choose(
            FishUnits units, int from, int[] chosen, int count, long covers, Board board, List<Step> steps) {
        if (count == size) {
            add(units, chosen, covers, board, steps);
            return;
        }
        for (int i = from; i < units.size(); i++) {
            long together = covers | units.covers(i);
            if (Long.bitCount(together) <= size && Long.bitCount(units.covers(i)) > 1) {
                board.goOn();
                chosen[count] = i;
                choose(units, i + 1, chosen, count + 1, together, board, steps);
            }
        }
    }

    private void add(FishUnits units, int[] chosen, long covers, Board board, List<Step> steps) {
        if (Long.bitCount(covers) < size) {
            return;
        }
        var bases = new ArrayList<Constraint>();
        for (int i : chosen) {
            bases.add(units.base(i));
        }
        var body = bases.stream().map(Constraint::cells).reduce(Cells.NONE, Cells::union);
        var crossing = units.units(covers);
        var covered = crossing.stream().map(Constraint::cells).reduce(Cells.NONE, Cells::union);
        var step = Step.of(this).eliminate(Digits.of(units.digit()), covered.without(body), board);
        if (step.changesSomething()) {
            steps.add(step.because(
                    board,
                    () -> reason(
                            FishUnits.inOrder(bases, board),
                            FishUnits.inOrder(crossing, board),
                            units.digit(),
                            board)));
        }
    }

    private Reason reason(List<Constraint> bases, List<Constraint> covers, int digit, Board board) {
        var reason = Reason.of(id())
                .by(bases)
                .by(covers)
                .constraints("bases", bases)
                .constraints("covers", covers)
                .digits("digit", Digits.of(digit));
        bases.forEach(base -> reason.given(base.cells(), board).first(places(base, digit, board)));
        return reason.build();
    }

    /// The thought where a digit can stand in a unit that needs it.
    static Reason.Builder places(Constraint base, int digit, Board board) {
        var places = FishUnits.places(base.cells(), digit, board);
        return Reason.of("places")
                .constraint("unit", base)
                .digits("digit", Digits.of(digit))
                .cells("places", places)
                .speaking(places, Digits.of(digit), board);
    }
}
