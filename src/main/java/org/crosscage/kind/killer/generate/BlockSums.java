package org.crosscage.kind.killer.generate;

import java.util.Arrays;
import java.util.List;
import org.crosscage.kind.killer.generate.GridUnits.Block;

/// The rule of 45: the cells of a block of units make a known sum, and so do cages. What sticks out of cages, or out
/// of the block, is limited by the difference.
final class BlockSums {

    static final int MOST_OPEN = 4;

    private final GridUnits units;
    private final Domains domains;
    private final int[] inside;
    private final int[] openInside;
    private final boolean[] counts;
    private final int[] open = new int[MOST_OPEN];
    private final int[] signs = new int[MOST_OPEN];
    private final int[] chosen = new int[MOST_OPEN];
    private final int[] found = new int[MOST_OPEN];
    private int mostOpen;
    private int count;
    private int rest;

    BlockSums(GridUnits units, Domains domains) {
        this.units = units;
        this.domains = domains;
        int cells = units.side() * units.side();
        this.inside = new int[cells];
        this.openInside = new int[cells];
        this.counts = new boolean[cells];
    }

    /// @param mostUnits that are counted together
    /// @param mostOpen cells that may be left open, up to [#MOST_OPEN]
    void narrow(List<SumCage> cages, int mostUnits, int mostOpen) {
        this.mostOpen = mostOpen;
        for (var block : units.allBlocks()) {
            if (block.times() <= mostUnits && account(block, cages)) {
                conclude();
            }
        }
    }

    /// Finds the open cells that a block leaves, and what they come to. A cage counts when more of its open cells are
    /// inside than outside.
    ///
    /// @return whether they are few enough
    private boolean account(Block block, List<SumCage> cages) {
        Arrays.fill(inside, 0, cages.size(), 0);
        Arrays.fill(openInside, 0, cages.size(), 0);
        for (int cell : block.cells()) {
            int cage = domains.cageAt(cell);
            inside[cage]++;
            openInside[cage] += domains.isOpen(cell) ? 1 : 0;
        }
        int n = units.side();
        count = 0;
        rest = block.times() * n * (n + 1) / 2;
        for (int i = 0; i < cages.size(); i++) {
            var cage = cages.get(i);
            counts[i] = inside[i] == cage.cells().length || inside[i] > 0 && isMostlyInside(i, cage);
            rest -= counts[i] ? cage.sum() : 0;
        }
        for (int cell : block.cells()) {
            if (!counts[domains.cageAt(cell)] && !add(cell, 1)) {
                return false;
            }
        }
        for (int i = 0; i < cages.size(); i++) {
            if (counts[i] && inside[i] < cages.get(i).cells().length && !addOutside(block, cages.get(i))) {
                return false;
            }
        }
        return count > 0;
    }

    private boolean isMostlyInside(int number, SumCage cage) {
        int open = 0;
        for (int cell : cage.cells()) {
            open += domains.isOpen(cell) ? 1 : 0;
        }
        return open < 2 * openInside[number];
    }

    private boolean addOutside(Block block, SumCage cage) {
        for (int cell : cage.cells()) {
            if (!contains(block.cells(), cell) && !add(cell, -1)) {
                return false;
            }
        }
        return true;
    }

    private static boolean contains(int[] cells, int wanted) {
        for (int cell : cells) {
            if (cell == wanted) {
                return true;
            }
        }
        return false;
    }

    /// @return whether there was room
    private boolean add(int cell, int sign) {
        if (!domains.isOpen(cell)) {
            rest -= sign * digit(domains.at(cell));
            return true;
        }
        if (count == mostOpen) {
            return false;
        }
        open[count] = cell;
        signs[count] = sign;
        count++;
        return true;
    }

    private static int digit(int bit) {
        return Integer.numberOfTrailingZeros(bit) + 1;
    }

    private void conclude() {
        for (int i = 0; i < count; i++) {
            found[i] = 0;
        }
        search(0, rest);
        for (int i = 0; i < count; i++) {
            domains.keep(open[i], found[i]);
        }
    }

    private boolean search(int place, int left) {
        if (place == count) {
            return left == 0;
        }
        boolean any = false;
        for (int rest = domains.at(open[place]) & ~taken(place); rest != 0; rest &= rest - 1) {
            int bit = rest & -rest;
            chosen[place] = bit;
            if (search(place + 1, left - signs[place] * digit(bit))) {
                found[place] |= bit;
                any = true;
            }
        }
        return any;
    }

    /// The digits of earlier places whose cells must differ from this one's.
    private int taken(int place) {
        int taken = 0;
        for (int earlier = 0; earlier < place; earlier++) {
            boolean differ = (units.at(open[earlier]) & units.at(open[place])) != 0
                    || domains.cageAt(open[earlier]) == domains.cageAt(open[place]);
            taken |= differ ? chosen[earlier] : 0;
        }
        return taken;
    }
}
