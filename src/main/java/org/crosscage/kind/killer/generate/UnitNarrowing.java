package org.crosscage.kind.killer.generate;

/// What rows, columns and boxes say about the cells: placed digits and digits with one cell left, or, more closely, all
/// sets of cells that share as many digits, and what a line and a box say about each other.
final class UnitNarrowing {

    private final GridUnits units;
    private final Domains domains;
    private final int[] open;
    private final int[] unions;

    UnitNarrowing(GridUnits units, Domains domains) {
        this.units = units;
        this.domains = domains;
        this.open = new int[units.side()];
        this.unions = new int[1 << units.side()];
    }

    void narrowChanged(boolean closely) {
        int changed = domains.takeUnits();
        for (int rest = changed; rest != 0; rest &= rest - 1) {
            narrow(units.cells(Integer.numberOfTrailingZeros(rest)), closely);
        }
        if (closely && changed != 0) {
            for (var crossing : units.allCrossings()) {
                int shared = domains.union(crossing.shared());
                int line = domains.union(crossing.restOfLine());
                int box = domains.union(crossing.restOfBox());
                if ((shared & ~line & box) != 0) {
                    domains.remove(crossing.restOfBox(), shared & ~line);
                }
                if ((shared & ~box & line) != 0) {
                    domains.remove(crossing.restOfLine(), shared & ~box);
                }
            }
        }
    }

    private void narrow(int[] cells, boolean closely) {
        int decided = 0;
        int count = 0;
        for (int cell : cells) {
            if (domains.isOpen(cell)) {
                open[count++] = cell;
            } else {
                decided |= domains.at(cell);
            }
        }
        if (count == 0) {
            return;
        }
        for (int i = 0; i < count; i++) {
            domains.keep(open[i], ~decided);
        }
        placeAlone(cells, -1);
        if (closely) {
            takeSets(count);
        }
    }

    /// Of some digits, those that only one cell has left.
    ///
    /// @param required digits that the cells must have
    void placeAlone(int[] cells, int required) {
        int once = 0;
        int twice = 0;
        for (int cell : cells) {
            twice |= once & domains.at(cell);
            once |= domains.at(cell);
        }
        int alone = once & ~twice & required;
        for (int cell : cells) {
            int here = domains.at(cell) & alone;
            if (here != 0) {
                domains.keep(cell, Integer.lowestOneBit(here));
            }
        }
    }

    /// Naked sets of all sizes among the first open cells, and so hidden ones too.
    private void takeSets(int count) {
        int all = (1 << count) - 1;
        for (int set = 1; set < all; set++) {
            int least = Integer.numberOfTrailingZeros(set);
            unions[set] = unions[set & set - 1] | domains.at(open[least]);
            if (Integer.bitCount(unions[set]) == Integer.bitCount(set)) {
                for (int i = 0; i < count; i++) {
                    if ((set >>> i & 1) == 0) {
                        domains.keep(open[i], ~unions[set]);
                    }
                }
            }
        }
    }

    /// The digits that have no cell left in a unit outside of a part of a cage.
    int onlyWithin(int[] cage, SumCage.Part part) {
        int others = 0;
        for (int cell : units.cells(part.unit())) {
            boolean inside = false;
            for (int i = 0; i < cage.length; i++) {
                inside |= cage[i] == cell && (part.positions() >>> i & 1) != 0;
            }
            others |= inside ? 0 : domains.at(cell);
        }
        return ((1 << units.side()) - 1) & ~others;
    }
}
