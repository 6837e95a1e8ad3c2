package org.crosscage.core.logic.link;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.crosscage.core.model.Board;
import org.crosscage.core.model.Cells;
import org.crosscage.core.model.Constraint;

/// An almost locked set: open cells of a unit with one digit more than there are cells. Take one digit away and the
/// others are locked into the cells. Sound in every unit, because it needs no digit to be required.
public final class AlmostLocked {

    private final Constraint unit;
    private final int[] cells;
    private final long[] candidates;
    private final long digits;

    private AlmostLocked(Constraint unit, int[] cells, long[] candidates, long digits) {
        this.unit = unit;
        this.cells = cells;
        this.candidates = candidates;
        this.digits = digits;
    }

    /// All such sets of a board, in the order of the units, then of the cells. A set of one cell, which is a cell
    /// with two candidates, is listed with the first unit of the cell only.
    public static List<AlmostLocked> sets(Board board, int fewest, int most) {
        var found = new ArrayList<AlmostLocked>();
        for (var unit : board.puzzle().units()) {
            board.goOn();
            new Search(board, unit, fewest, most, found).from(0, 0, 0);
        }
        return found;
    }

    public Constraint unit() {
        return unit;
    }

    public long digits() {
        return digits;
    }

    public Cells cells() {
        return Cells.of(cells);
    }

    public int size() {
        return cells.length;
    }

    public int cell(int i) {
        return cells[i];
    }

    public boolean has(int i, int digit) {
        return (candidates[i] >>> digit & 1) != 0;
    }

    /// The one cell of the set that has a digit, or -1.
    public int onlyCell(int digit) {
        int only = -1;
        for (int i = 0; i < cells.length; i++) {
            if (has(i, digit)) {
                if (only >= 0) {
                    return -1;
                }
                only = cells[i];
            }
        }
        return only;
    }

    private static final class Search {

        private final Board board;
        private final Constraint unit;
        private final int fewest;
        private final int most;
        private final List<AlmostLocked> found;
        private final int[] chosen;
        private final long[] candidates;

        Search(Board board, Constraint unit, int fewest, int most, List<AlmostLocked> found) {
            this.board = board;
            this.unit = unit;
            this.fewest = fewest;
            this.most = most;
            this.found = found;
            this.chosen = new int[most];
            this.candidates = new long[most];
        }

        void from(int first, int count, long digits) {
            if (count >= fewest && Long.bitCount(digits) == count + 1 && (count > 1 || isFirstUnit(chosen[0]))) {
                found.add(
                        new AlmostLocked(unit, Arrays.copyOf(chosen, count), Arrays.copyOf(candidates, count), digits));
            }
            for (int i = first; count < most && i < unit.cells().size(); i++) {
                int cell = unit.cells().get(i);
                long all = digits | board.bits(cell);
                if (!board.isPlaced(cell) && Long.bitCount(all) <= most + 1) {
                    chosen[count] = cell;
                    candidates[count] = board.bits(cell);
                    from(i + 1, count + 1, all);
                }
            }
        }

        private boolean isFirstUnit(int cell) {
            return board.puzzle().unitsOf(cell).getFirst() == unit;
        }
    }
}
