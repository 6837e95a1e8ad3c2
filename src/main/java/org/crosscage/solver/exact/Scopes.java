package org.crosscage.solver.exact;

import java.util.Arrays;
import org.crosscage.core.model.Cells;

/// Which cells each rule looks at, and which rules look at each cell: lists of numbers side by side in one array
/// each, so that a puzzle is taken in without making an object.
final class Scopes {

    /// A list of cells can be filled up to a multiple of this, because loops of few different lengths are foreseen by
    /// a processor.
    static final int FULL = 4;

    private int[] cells = new int[256];
    private int[] firstCell = new int[64];
    private int[] rules = new int[512];
    private int[] degrees = new int[128];
    private int[] unitDegrees = new int[128];
    private long[] unitsOf = new long[128];
    private int stride = 4;
    private int ruleCount;
    private int unitCount;
    private int cellCount;

    void clear(int newCellCount) {
        ruleCount = 0;
        cellCount = newCellCount;
        if (newCellCount >= degrees.length) {
            degrees = new int[2 * newCellCount];
            rules = new int[degrees.length * stride];
            unitDegrees = new int[degrees.length];
            unitsOf = new long[degrees.length];
        } else {
            Arrays.fill(degrees, 0, newCellCount + 1, 0);
        }
    }

    /// @return the number of the new rule, from 0
    int add(Cells scope) {
        int begin = firstCell[ruleCount];
        int end = begin + scope.size();
        reserve(end + FULL);
        for (int i = 0; i < scope.size(); i++) {
            int cell = scope.get(i);
            cells[begin + i] = cell;
            int degree = degrees[cell]++;
            if (degree == stride) {
                widen();
            }
            rules[cell * stride + degree] = ruleCount;
        }
        firstCell[ruleCount + 1] = end;
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
        }
    }

    private void widen() {
        int[] narrow = rules;
        rules = new int[2 * narrow.length];
        for (int at = 0; at < narrow.length; at++) {
            rules[at / stride * 2 * stride + at % stride] = narrow[at];
        }
        stride *= 2;
    }

    /// Says that all units have been added.
    ///
    /// @param isAsked whether [#meet(int, int)] is going to be
    void endUnits(boolean isAsked) {
        unitCount = ruleCount;
        System.arraycopy(degrees, 0, unitDegrees, 0, cellCount);
        for (int cell = 0; isAsked && cell < cellCount; cell++) {
            long units = 0;
            for (int at = cell * stride; at < cell * stride + degrees[cell]; at++) {
                units |= 1L << rules[at];
            }
            unitsOf[cell] = units;
        }
    }

    int ruleCount() {
        return ruleCount;
    }

    /// Where the cells of a rule begin in [#cells()]; they end where those of the next rule begin.
    int begin(int rule) {
        return firstCell[rule];
    }

    int[] cells() {
        return cells;
    }

    /// Where the rules of a cell begin in [#rules()].
    int beginOf(int cell) {
        return cell * stride;
    }

    /// How many rules a cell has.
    int degree(int cell) {
        return degrees[cell];
    }

    /// How many of them, the first ones, are units.
    int unitDegree(int cell) {
        return unitDegrees[cell];
    }

    int[] rules() {
        return rules;
    }

    /// Whether some unit has both cells; asked after [#endUnits(boolean)].
    boolean meet(int cell, int other) {
        // unit 64 shares its bit with unit 0, so that without a common bit there is no common unit, but not so with one
        return (unitsOf[cell] & unitsOf[other]) != 0 && (unitCount <= Long.SIZE || haveCommonUnit(cell, other));
    }

    private boolean haveCommonUnit(int cell, int other) {
        for (int i = unitDegrees[cell] - 1; i >= 0; i--) {
            for (int j = unitDegrees[other] - 1; j >= 0; j--) {
                if (rules[cell * stride + i] == rules[other * stride + j]) {
                    return true;
                }
            }
        }
        return false;
    }

    /// Whether some rule has all these cells, at least two.
    boolean meet(Cells all) {
        int first = all.get(0);
        for (int i = degrees[first] - 1; i >= 0; i--) {
            if (has(rules[first * stride + i], all)) {
                return true;
            }
        }
        return false;
    }

    private boolean has(int rule, Cells all) {
        for (int i = 1; i < all.size(); i++) {
            if (!has(rule, all.get(i))) {
                return false;
            }
        }
        return true;
    }

    private boolean has(int rule, int cell) {
        for (int i = degrees[cell] - 1; i >= 0; i--) {
            if (rules[cell * stride + i] == rule) {
                return true;
            }
        }
        return false;
    }
}
