package org.crosscage.solver.exact;

import java.util.Arrays;
import org.crosscage.core.model.Cells;

/// Which cells each rule looks at, and which rules look at each cell: lists of numbers side by side in one array
/// each, so that a puzzle is taken in without making an object.
final class ConstraintGraph {

    /// A list of cells can be filled up to a multiple of this, because loops of few different lengths are foreseen by
    /// a processor.
    static final int FULL = 4;

    private final PropagatorLists units = new PropagatorLists();
    private final PropagatorLists others = new PropagatorLists();
    private int[] cells = new int[256];
    private int[] firstCell = new int[64];
    private int[] endOfOpen = new int[64];
    /// Two words a cell: its units, and its other rules, as bits.
    private long[] masks = new long[256];
    private boolean arePairs;
    private int ruleCount;
    private int unitCount;
    private int cellCount;

    void clear(int newCellCount) {
        ruleCount = 0;
        unitCount = 0;
        cellCount = newCellCount;
        units.clear(newCellCount);
        others.clear(newCellCount);
    }

    /// Now come units, until [#endUnits(boolean)].
    ///
    /// @return the number of the new rule, from 0
    int addUnit(Cells scope) {
        return add(scope, units);
    }

    /// Adds a rule that is no unit.
    ///
    /// @return its number
    int addOther(Cells scope) {
        arePairs = false;
        long bit = 1L << ruleCount - unitCount;
        for (int i = 0; i < scope.size(); i++) {
            masks[2 * scope.get(i) + 1] |= bit;
        }
        return add(scope, others);
    }

    private int add(Cells scope, PropagatorLists lists) {
        int begin = firstCell[ruleCount];
        int size = scope.size();
        reserve(begin + size + FULL);
        int[] all = cells;
        for (int i = 0; i < size; i++) {
            int cell = scope.get(i);
            all[begin + i] = cell;
            lists.add(cell, ruleCount);
        }
        endOfOpen[ruleCount] = begin + size;
        firstCell[ruleCount + 1] = begin + size;
        return ruleCount++;
    }

    /// Fills up the list of the last rule with the cell behind the last one, which no rule has.
    void fillUp() {
        int end = firstCell[ruleCount];
        while ((end - firstCell[ruleCount - 1]) % FULL != 0) {
            cells[end++] = cellCount;
        }
        firstCell[ruleCount] = end;
    }

    private void reserve(int end) {
        if (end > cells.length) {
            cells = Arrays.copyOf(cells, 2 * end);
        }
        if (ruleCount + 2 > firstCell.length) {
            firstCell = Arrays.copyOf(firstCell, 2 * firstCell.length);
            endOfOpen = Arrays.copyOf(endOfOpen, firstCell.length);
        }
    }

    /// Says that all units have been added.
    ///
    /// @param areOthersToCome whether there will be rules that are no units; only then can [#masks()] and
    ///     [#meet(int, int)] be asked
    void endUnits(boolean areOthersToCome) {
        unitCount = ruleCount;
        arePairs = units.arePairs();
        if (areOthersToCome) {
            maskUnits();
        }
    }

    private void maskUnits() {
        if (2 * cellCount > masks.length) {
            masks = new long[4 * cellCount];
        }
        Arrays.fill(masks, 0, 2 * cellCount, 0);
        for (int unit = 0; unit < unitCount; unit++) {
            for (int at = firstCell[unit]; at < firstCell[unit + 1]; at++) {
                masks[2 * cells[at]] |= 1L << unit;
            }
        }
    }

    /// Two words a cell: its units as bits, and its other rules, counted from the first of them. The 65th and those
    /// behind it share their bits with the first ones.
    long[] masks() {
        return masks;
    }

    int unitCount() {
        return unitCount;
    }

    int ruleCount() {
        return ruleCount;
    }

    /// Where the cells of a rule begin in [#cells()].
    int begin(int rule) {
        return firstCell[rule];
    }

    /// Where the cells of a rule end that is no unit.
    int end(int rule) {
        return firstCell[rule + 1];
    }

    /// Where the cells of a unit end that were not settled for good before the first guess.
    int endOfOpen(int unit) {
        return endOfOpen[unit];
    }

    /// Says that the other cells of a unit have their digits for good, and none of these can have one of them.
    void keepOpen(int unit, int end) {
        endOfOpen[unit] = end;
    }

    int[] cells() {
        return cells;
    }

    PropagatorLists units() {
        return units;
    }

    /// The rules that are no units.
    PropagatorLists others() {
        return others;
    }

    /// Whether there are units only, and no cell is in more than two.
    boolean arePairs() {
        return arePairs;
    }

    /// How many rules a cell has.
    int degree(int cell) {
        return units.count(cell) + others.count(cell);
    }

    /// Whether some unit has both cells; asked after [#endUnits(boolean)].
    boolean meet(int cell, int other) {
        // without a common bit there is no common unit, but with more than 64 of them there can be one for nothing
        return (masks[2 * cell] & masks[2 * other]) != 0 && (unitCount <= Long.SIZE || haveCommonUnit(cell, other));
    }

    private boolean haveCommonUnit(int cell, int other) {
        for (int at = units.begin(cell); at < units.end(cell); at++) {
            if (units.has(other, units.rules()[at])) {
                return true;
            }
        }
        return false;
    }

    /// Whether some unit has all these cells, at least two.
    boolean meet(Cells all) {
        int first = all.get(0);
        for (int at = units.begin(first); at < units.end(first); at++) {
            if (has(units.rules()[at], all)) {
                return true;
            }
        }
        return false;
    }

    private boolean has(int unit, Cells all) {
        for (int i = 1; i < all.size(); i++) {
            if (!units.has(all.get(i), unit)) {
                return false;
            }
        }
        return true;
    }
}
