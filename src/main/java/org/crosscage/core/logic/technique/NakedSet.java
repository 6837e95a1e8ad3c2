package org.crosscage.core.logic.technique;

import java.util.ArrayList;
import java.util.List;
import org.crosscage.core.logic.LargestUnits;
import org.crosscage.core.logic.Reason;
import org.crosscage.core.logic.Step;
import org.crosscage.core.logic.Technique;
import org.crosscage.core.logic.Tier;
import org.crosscage.core.model.Board;
import org.crosscage.core.model.Cells;
import org.crosscage.core.model.Constraint;
import org.crosscage.core.model.Digits;

/// Naked pair, triple, quad: k cells of a unit that share k candidates between them.
///
/// Those k digits fill those k cells in some order, so the unit's other cells lose them. Sound in every
/// all-different unit, lines and runs alike, because it needs no digit to be required.
///
/// @param k 2…4
public record NakedSet(int k) implements Technique {

    @Override
    public String id() {
        return "naked-" + SetName.of(k);
    }

    @Override
    public Tier tier() {
        return Tier.MEDIUM;
    }

    @Override
    public int weight() {
        return switch (k) {
            case 2 -> 50;
            case 3 -> 70;
            default -> 110;
        };
    }

    @Override
    public List<Step> find(Board board) {
        var steps = new ArrayList<Step>();
        for (var unit : LargestUnits.of(board.puzzle())) {
            board.goOn();
            find(unit, board, steps);
        }
        return steps;
    }

    private void find(Constraint unit, Board board, List<Step> steps) {
        var cells = unit.cells();
        int[] open = new int[cells.size()];
        var subsets = new Subsets(new long[open.length], k, (members, union) -> {
            var others = cells.filter(cell -> !isMember(cell, open, members));
            if (board.hasOther(others, ~union)) {
                steps.add(step(unit, cells.without(others), others, new Digits(union), board));
            }
        });
        int count = 0;
        for (int i = 0; i < open.length; i++) {
            if (!board.isPlaced(cells.get(i))) {
                open[count++] = cells.get(i);
                subsets.add(board.bits(cells.get(i)));
            }
        }
        if (count > k) {
            subsets.find();
        }
    }

    private static boolean isMember(int cell, int[] open, long members) {
        for (long left = members; left != 0; left &= left - 1) {
            if (open[Long.numberOfTrailingZeros(left)] == cell) {
                return true;
            }
        }
        return false;
    }

    private Step step(Constraint unit, Cells cells, Cells others, Digits digits, Board board) {
        return Step.of(this)
                .eliminate(digits, others, board)
                .because(
                        board,
                        () -> Reason.of("naked-set." + SetName.of(k))
                                .given(cells, board)
                                .by(unit)
                                .constraint("unit", unit)
                                .number("k", k)
                                .cells("cells", cells)
                                .digits("digits", digits)
                                .build());
    }
}
