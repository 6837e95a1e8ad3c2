package org.crosscage.core.logic;

import java.util.ArrayList;
import java.util.List;
import org.crosscage.core.clue.ClueCells;
import org.crosscage.core.clue.LayoutSupport;
import org.crosscage.core.model.Arithmetic;
import org.crosscage.core.model.Constraint;
import org.crosscage.core.model.Puzzle;

/// The constraints behind one conclusion of a constraint: itself and, for a cage around a corner, those of the
/// lines through it without which its digits could repeat and the conclusion would not hold.
public final class NeededUnits {

    private NeededUnits() {}

    /// @param domains what is known of the cells of the constraint
    /// @param position of the cell that loses digits, -1 when the constraint cannot be met
    public static List<Constraint> of(Puzzle puzzle, Constraint by, long[] domains, int position, long gone) {
        var all = new ArrayList<Constraint>();
        all.add(by);
        if (by instanceof Arithmetic clue && !clue.allDifferent()) {
            var needed = new ArrayList<>(ClueLines.of(puzzle).of(clue));
            for (var unit : List.copyOf(needed)) {
                var others = needed.stream().filter(other -> other != unit).toList();
                if (follows(ClueCells.within(puzzle, clue, others), domains, position, gone)) {
                    needed.remove(unit);
                }
            }
            all.addAll(needed);
        }
        return all;
    }

    private static boolean follows(ClueCells cells, long[] domains, int position, long gone) {
        long[] narrowed = domains.clone();
        return !new LayoutSupport(cells).narrow(narrowed) || position >= 0 && (narrowed[position] & gone) == 0;
    }
}
