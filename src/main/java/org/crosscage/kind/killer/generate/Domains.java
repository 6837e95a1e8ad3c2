package org.crosscage.kind.killer.generate;

import java.util.Arrays;
import java.util.List;

/// The digits that the cells have left, bit i for the digit i + 1, and which cages and units lost one.
final class Domains {

    private final GridUnits units;
    private final int[] bits;
    private final int[] cageAt;
    private boolean[] changedCages = new boolean[0];
    private int changedUnits;

    Domains(GridUnits units) {
        this.units = units;
        this.bits = new int[units.side() * units.side()];
        this.cageAt = new int[bits.length];
    }

    /// Gives all digits to all cells; everything counts as changed.
    void fill(List<SumCage> cages) {
        Arrays.fill(bits, (1 << units.side()) - 1);
        for (int cage = 0; cage < cages.size(); cage++) {
            for (int cell : cages.get(cage).cells()) {
                cageAt[cell] = cage;
            }
        }
        changedCages = new boolean[cages.size()];
        Arrays.fill(changedCages, true);
        changedUnits = (1 << units.count()) - 1;
    }

    int at(int cell) {
        return bits[cell];
    }

    boolean isOpen(int cell) {
        return (bits[cell] & bits[cell] - 1) != 0;
    }

    int cageAt(int cell) {
        return cageAt[cell];
    }

    void keep(int cell, int kept) {
        if ((bits[cell] & ~kept) != 0) {
            bits[cell] &= kept;
            changedCages[cageAt[cell]] = true;
            changedUnits |= units.at(cell);
        }
    }

    /// What the cells of a cage have left, as a layout has it.
    long layout(SumCage cage) {
        long layout = 0;
        for (int i = cage.cells().length - 1; i >= 0; i--) {
            layout = layout << SumLayouts.BITS | bits[cage.cells()[i]];
        }
        return layout;
    }

    /// @param layouts all that are left, their bits together
    void keep(SumCage cage, long layouts) {
        for (int i = 0; i < cage.cells().length; i++) {
            keep(cage.cells()[i], (int) (layouts >>> i * SumLayouts.BITS) & SumLayouts.CELL);
        }
    }

    void remove(int[] cells, int digits) {
        for (int cell : cells) {
            keep(cell, ~digits);
        }
    }

    int union(int[] cells) {
        int union = 0;
        for (int cell : cells) {
            union |= bits[cell];
        }
        return union;
    }

    boolean hasChange() {
        if (changedUnits != 0) {
            return true;
        }
        for (boolean changed : changedCages) {
            if (changed) {
                return true;
            }
        }
        return false;
    }

    /// Whether the cage changed since this was asked last.
    boolean takeCage(int cage) {
        boolean changed = changedCages[cage];
        changedCages[cage] = false;
        return changed;
    }

    /// The units that changed since this was asked last, a bit for each.
    int takeUnits() {
        int changed = changedUnits;
        changedUnits = 0;
        return changed;
    }

    /// How many digits too many are left in all cells together.
    int left() {
        int left = -bits.length;
        for (int domain : bits) {
            left += Integer.bitCount(domain);
        }
        return left;
    }

    int[] copy() {
        return bits.clone();
    }
}
