package org.crosscage.core.logic;

import java.util.Arrays;
import java.util.List;
import org.crosscage.core.model.Cells;
import org.crosscage.core.model.Constraint;
import org.crosscage.core.model.Digits;

/// Finds out whether some constraints alone leave room for a supposed digit, by searching for one assignment of
/// their cells. No technique uses it to find a step: it only tells which parts of a finished proof are needed.
///
/// It gives up past [#MOST_NODES], and then says that there is room.
final class SupportSearch {

    static final int MOST_NODES = 3_000;

    private final int[] cells;
    private final long[] domains;
    private final Narrowing[] narrowings;
    private int nodes;

    /// @param digits those of the puzzle, for cells without a premise
    SupportSearch(Digits digits, List<Premise> premises, List<? extends Constraint> constraints) {
        this.cells = Cells.of(constraints.stream().flatMapToInt(constraint -> constraint.cells().stream()))
                .toArray();
        this.domains = new long[cells.length];
        Arrays.fill(domains, digits.bits());
        for (var premise : premises) {
            int at = Arrays.binarySearch(cells, premise.cell());
            if (at >= 0) {
                domains[at] &= premise.digits().bits();
            }
        }
        this.narrowings = constraints.stream()
                .map(constraint -> new Narrowing(
                        constraint,
                        constraint.cells().stream()
                                .map(cell -> Arrays.binarySearch(cells, cell))
                                .toArray()))
                .toArray(Narrowing[]::new);
    }

    /// Whether none of the digits can stand in the cell. A cell that no constraint has can hold anything.
    boolean rulesOut(int cell, Digits supposed) {
        int at = Arrays.binarySearch(cells, cell);
        if (at < 0) {
            return false;
        }
        nodes = 0;
        long[] start = domains.clone();
        start[at] &= supposed.bits();
        return start[at] == 0 || !hasRoom(start);
    }

    private boolean hasRoom(long[] domains) {
        if (++nodes > MOST_NODES) {
            return true;
        }
        if (!narrow(domains)) {
            return false;
        }
        int smallest = smallest(domains);
        if (smallest < 0) {
            return true;
        }
        for (long left = domains[smallest]; left != 0; left &= left - 1) {
            long[] next = domains.clone();
            next[smallest] = Long.lowestOneBit(left);
            if (hasRoom(next)) {
                return true;
            }
        }
        return false;
    }

    private boolean narrow(long[] domains) {
        boolean changed = true;
        while (changed) {
            changed = false;
            for (var narrowing : narrowings) {
                long before = sum(domains);
                if (!narrowing.narrow(domains)) {
                    return false;
                }
                changed |= before != sum(domains);
            }
        }
        return true;
    }

    /// Domains only shrink, so an equal sum of sizes means that nothing has changed.
    private static long sum(long[] domains) {
        long sum = 0;
        for (long domain : domains) {
            sum += Long.bitCount(domain);
        }
        return sum;
    }

    /// The cell with the fewest digits of those with more than one, or -1.
    private static int smallest(long[] domains) {
        int smallest = -1;
        for (int i = 0; i < domains.length; i++) {
            int size = Long.bitCount(domains[i]);
            if (size > 1 && (smallest < 0 || size < Long.bitCount(domains[smallest]))) {
                smallest = i;
            }
        }
        return smallest;
    }
}
