package org.crosscage.core.logic.technique;

import java.util.List;
import org.crosscage.core.clue.LiveClues;
import org.crosscage.core.logic.NeededDigits;
import org.crosscage.core.logic.Reason;
import org.crosscage.core.logic.Step;
import org.crosscage.core.logic.Technique;
import org.crosscage.core.logic.Tier;
import org.crosscage.core.model.Arithmetic;
import org.crosscage.core.model.Board;
import org.crosscage.core.model.Cells;
import org.crosscage.core.model.Constraint;
import org.crosscage.core.model.Digits;
import org.crosscage.core.model.Operation;

/// Hidden pair, triple, quad: k digits that a unit needs have only k cells left in it. Those cells hold those
/// digits and lose the rest.
///
/// A line needs every digit. A run, or a cage whose cells all differ, needs only the digits that all of its live
/// combinations have.
///
/// @param k 2…4
public record HiddenSet(int k) implements Technique {

    @Override
    public String id() {
        return "hidden-" + SetName.of(k);
    }

    @Override
    public Tier tier() {
        return Tier.MEDIUM;
    }

    @Override
    public int weight() {
        return switch (k) {
            case 2 -> 60;
            case 3 -> 90;
            default -> 130;
        };
    }

    @Override
    public List<Step> find(Board board) {
        return NeededDigits.steps(this, board, (unit, needed, steps) -> find(unit, needed, board, steps));
    }

    private void find(Constraint unit, long needed, Board board, List<Step> steps) {
        if (Long.bitCount(needed) < k
                || unit.cells().size() <= k
                || unit.cells().size() > Long.SIZE) {
            return;
        }
        var cells = unit.cells();
        int[] digits = new int[Long.bitCount(needed)];
        int count = 0;
        var subsets = new Subsets(new long[digits.length], k, (members, places) -> {
            long kept = digits(members, digits);
            var at = Cells.of(new Digits(places).stream().map(cells::get));
            if (board.hasOther(at, kept)) {
                steps.add(step(unit, at, new Digits(kept), board));
            }
        });
        for (long left = needed; left != 0; left &= left - 1) {
            long places = places(Long.lowestOneBit(left), cells, board);
            if (places != 0) {
                digits[count++] = Long.numberOfTrailingZeros(left);
                subsets.add(places);
            }
        }
        subsets.find();
    }

    /// The positions of the open cells that can hold a digit; none when it is placed.
    private static long places(long bit, Cells cells, Board board) {
        long places = 0;
        for (int i = 0; i < cells.size(); i++) {
            if ((board.bits(cells.get(i)) & bit) != 0) {
                if (board.isPlaced(cells.get(i))) {
                    return 0;
                }
                places |= 1L << i;
            }
        }
        return places;
    }

    private static long digits(long members, int[] digits) {
        long set = 0;
        for (long left = members; left != 0; left &= left - 1) {
            set |= 1L << digits[Long.numberOfTrailingZeros(left)];
        }
        return set;
    }

    private Step step(Constraint unit, Cells cells, Digits digits, Board board) {
        return Step.of(this).keep(digits, cells, board).because(board, () -> reason(unit, cells, digits, board));
    }

    private Reason reason(Constraint unit, Cells cells, Digits digits, Board board) {
        boolean line = board.puzzle().isLine(unit);
        var reason = Reason.of("hidden-set." + (line ? "line." : "clue.") + SetName.of(k))
                .given(line ? unit.cells().without(cells) : unit.cells(), board)
                .by(unit)
                .constraint("unit", unit)
                .number("k", k)
                .cells("cells", cells)
                .digits("digits", digits);
        if (!line && unit instanceof Arithmetic clue) {
            var clues = LiveClues.of(board);
            var placed = clue.cells().filter(board::isPlaced).stream()
                    .map(board::digit)
                    .boxed()
                    .toList();
            reason.combinations(
                    "ways",
                    placed.isEmpty() ? clue.operation() : Operation.HIDDEN,
                    clues.combinations(clues.indexOf(clue)).without(placed));
        } else {
            reason.speaking(cells, digits, board);
        }
        return reason.build();
    }
}
