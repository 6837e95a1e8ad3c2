package org.crosscage.solver.exact;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.crosscage.core.model.Arithmetic;
import org.crosscage.core.model.Cells;
import org.crosscage.core.model.Group;
import org.crosscage.core.model.Operation;

/// The cells that cages leave over in a unit which holds every digit: what their sums leave of its sum is theirs (the
/// rule of 45). With it the hardest of 32 Killer Sudoku on 9 × 9 cells takes 3 guesses instead of 81, and half of them
/// are solved in two thirds of the time.
final class Innies {

    /// More cells seldom say anything, and have many layouts.
    private static final int MOST_CELLS = 4;

    private final ConstraintGraph graph;
    /// By unit: the sum and the count of those of its cells that are in no cage.
    private final int[] sums = new int[Long.SIZE];

    private final int[] counts = new int[Long.SIZE];
    /// By cell, as bits: the units that have all of its cage.
    private long[] insides = {};

    /// The units that hold every digit, and of them those that have cages, as bits.
    private long units;

    private long withCages;

    Innies(ConstraintGraph graph) {
        this.graph = graph;
    }

    /// Begins with a puzzle of which the units have been read, at least to where its cages begin. Units beyond the 64th
    /// are left out.
    ///
    /// @param digitCount the digits are those from 1; 0 if they are others
    void begin(int cellCount, int digitCount) {
        units = 0;
        withCages = 0;
        if (graph.unitCount() > Long.SIZE) {
            return;
        }
        for (int unit = 0; unit < graph.unitCount(); unit++) {
            if (graph.end(unit) - graph.begin(unit) == digitCount) {
                units |= 1L << unit;
                sums[unit] = digitCount * (digitCount + 1) / 2;
                counts[unit] = digitCount;
            }
        }
        if (units != 0) {
            insides = insides.length < cellCount ? new long[cellCount] : insides;
            Arrays.fill(insides, 0, cellCount, 0);
        }
    }

    /// Leaves out the cells of a cage where a unit has all of them. Cages that are no sums of different digits have
    /// nothing looked at, because of what they leave over too little is known to be worth it.
    void take(Arithmetic cage) {
        var cells = cage.cells();
        if (!cage.allDifferent() || cage.operation() != Operation.ADD && cells.size() > 1) {
            units = 0;
            withCages = 0;
        }
        long inside = units;
        for (int i = 0; i < cells.size() && inside != 0; i++) {
            inside &= graph.masks()[2 * cells.get(i)];
        }
        if (inside == 0) {
            return;
        }
        withCages |= inside;
        for (int i = 0; i < cells.size(); i++) {
            insides[cells.get(i)] |= inside;
        }
        for (long left = inside; left != 0; left &= left - 1) {
            int unit = Long.numberOfTrailingZeros(left);
            sums[unit] -= (int) cage.target();
            counts[unit] -= cells.size();
        }
    }

    /// What is left, as cages.
    List<Arithmetic> left() {
        if (withCages == 0) {
            return List.of();
        }
        var all = new ArrayList<Arithmetic>();
        for (long left = withCages; left != 0; left &= left - 1) {
            int unit = Long.numberOfTrailingZeros(left);
            if (counts[unit] > 0 && counts[unit] <= MOST_CELLS && sums[unit] > 0) {
                all.add(new Arithmetic(Group.CAGE, cells(unit), Operation.ADD, sums[unit], true));
            }
        }
        return all;
    }

    private Cells cells(int unit) {
        int[] open = new int[counts[unit]];
        int count = 0;
        for (int at = graph.begin(unit); at < graph.end(unit); at++) {
            int cell = graph.cells()[at];
            if ((insides[cell] >>> unit & 1) == 0) {
                open[count++] = cell;
            }
        }
        return Cells.of(open);
    }
}
