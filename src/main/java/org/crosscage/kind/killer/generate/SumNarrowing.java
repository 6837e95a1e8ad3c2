package org.crosscage.kind.killer.generate;

import java.util.List;
import org.crosscage.core.generate.Grade;

/// What cages and units say about the cells when each is looked at alone, again and again: the yardstick of the
/// generator, on plain arrays. Looks about as closely as the techniques up to a grade do: the better it agrees with
/// them, the fewer puzzles are made in vain; none of it decides what a puzzle's grade is.
final class SumNarrowing {

    /// As in [org.crosscage.core.clue.LiveClues#FEW_LAYOUTS].
    private static final int FEW = 12;

    private final GridUnits units;
    private final Domains domains;
    private final UnitNarrowing unitNarrowing;
    private final UnitCombinations combinations;
    private final BlockSums blockSums;
    private final int[] union = new int[CageCutting.LARGEST_CAGE];

    SumNarrowing(GridUnits units) {
        this.units = units;
        this.domains = new Domains(units);
        this.unitNarrowing = new UnitNarrowing(units, domains);
        this.combinations = new UnitCombinations(units, domains);
        this.blockSums = new BlockSums(units, domains);
    }

    Domains domains() {
        return domains;
    }

    /// How many digits too many are left in all cells together; 0 means exactly one solution.
    ///
    /// @param cages that have a solution and cover the grid
    /// @param grade of the techniques, up to [Grade#EXPERT]
    int left(List<SumCage> cages, Grade grade) {
        domains.fill(cages);
        if (grade == Grade.GENTLE) {
            cages.forEach(this::narrowAsPrinted);
        }
        boolean closely = grade.compareTo(Grade.MEDIUM) >= 0;
        do {
            while (domains.hasChange()) {
                for (int i = 0; i < cages.size(); i++) {
                    if (domains.takeCage(i)) {
                        narrow(cages.get(i), grade);
                    }
                }
                unitNarrowing.narrowChanged(closely);
            }
            lookAtSeveral(cages, grade);
        } while (domains.hasChange());
        return domains.left();
    }

    /// What several cages say together, beginning with what is seen most easily.
    private void lookAtSeveral(List<SumCage> cages, Grade grade) {
        if (grade.compareTo(Grade.EASY) >= 0) {
            blockSums.narrow(cages, 1, 1);
        }
        if (grade.compareTo(Grade.MEDIUM) >= 0 && !domains.hasChange()) {
            blockSums.narrow(cages, GridUnits.MOST_NEIGHBOURS, 1);
        }
        if (grade.compareTo(Grade.HARD) >= 0 && !domains.hasChange()) {
            blockSums.narrow(cages, GridUnits.MOST_NEIGHBOURS, BlockSums.MOST_OPEN);
        }
        if (grade.compareTo(Grade.EXPERT) >= 0 && !domains.hasChange()) {
            combinations.narrow(cages);
        }
    }

    /// Cages that have one combination only.
    private void narrowAsPrinted(SumCage cage) {
        long free = ~domains.layout(cage);
        int digits = 0;
        for (long layout : cage.layouts()) {
            if ((layout & free) == 0) {
                digits |= SumLayouts.digits(layout);
            }
        }
        if (Integer.bitCount(digits) == cage.cells().length) {
            for (int cell : cage.cells()) {
                domains.keep(cell, digits);
            }
        }
    }

    private void narrow(SumCage cage, Grade grade) {
        int placed = 0;
        int open = 0;
        for (int cell : cage.cells()) {
            if (domains.isOpen(cell)) {
                open++;
            } else {
                placed |= domains.at(cell);
            }
        }
        if (open == 0) {
            return;
        }
        for (int cell : cage.cells()) {
            if (domains.isOpen(cell)) {
                domains.keep(cell, ~placed);
            }
        }
        if (grade.compareTo(Grade.MEDIUM) >= 0) {
            narrowClosely(cage);
        } else {
            narrowLoosely(cage, grade, open);
        }
    }

    private void narrowLoosely(SumCage cage, Grade grade, int open) {
        int[] cells = cage.cells();
        long free = ~domains.layout(cage);
        long all = 0;
        int live = 0;
        int required = -1;
        for (long layout : cage.layouts()) {
            if ((layout & free) == 0) {
                live++;
                all |= layout;
                required &= SumLayouts.digits(layout);
            }
        }
        if (grade == Grade.GENTLE) {
            if (open == 1) {
                domains.keep(cage, all);
            } else {
                unitNarrowing.placeAlone(cells, required);
            }
            return;
        }
        if (live <= FEW) {
            domains.keep(cage, all);
        } else {
            int any = SumLayouts.digits(all);
            for (int i = 0; i < cells.length; i++) {
                union[i] = (int) (all >>> i * SumLayouts.BITS) & SumLayouts.CELL;
            }
            for (int i = 0; i < cells.length; i++) {
                domains.keep(cells[i], any & between(union[i]));
            }
        }
        unitNarrowing.placeAlone(cells, required);
    }

    /// All digits from the least to the largest of some.
    private static int between(int digits) {
        int largest = Integer.highestOneBit(digits);
        int least = Integer.lowestOneBit(digits);
        return (largest << 1) - least;
    }

    private void narrowClosely(SumCage cage) {
        int[] cells = cage.cells();
        var parts = cage.parts();
        long free = ~domains.layout(cage);
        var required = new int[parts.length];
        var always = new int[parts.length];
        for (int i = 0; i < parts.length; i++) {
            required[i] = unitNarrowing.onlyWithin(cells, parts[i]);
            always[i] = -1;
        }
        long all = 0;
        for (long layout : cage.layouts()) {
            if ((layout & free) == 0 && meets(layout, parts, required)) {
                all |= layout;
                for (int i = 0; i < parts.length; i++) {
                    always[i] &= SumLayouts.digits(layout & parts[i].mask());
                }
            }
        }
        domains.keep(cage, all);
        for (int i = 0; i < parts.length; i++) {
            if (always[i] != 0) {
                claim(parts[i], cells, always[i]);
            }
        }
    }

    private static boolean meets(long layout, SumCage.Part[] parts, int[] required) {
        for (int i = 0; i < parts.length; i++) {
            if (required[i] != 0 && (required[i] & ~SumLayouts.digits(layout & parts[i].mask())) != 0) {
                return false;
            }
        }
        return true;
    }

    private void claim(SumCage.Part part, int[] cells, int digits) {
        for (int cell : units.cells(part.unit())) {
            boolean inside = false;
            for (int i = 0; i < cells.length; i++) {
                inside |= cells[i] == cell && (part.positions() >>> i & 1) != 0;
            }
            if (!inside) {
                domains.keep(cell, ~digits);
            }
        }
    }
}
