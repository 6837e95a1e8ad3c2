package org.crosscage.kind.kenken.generate;

import java.util.Arrays;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import org.crosscage.core.model.Arithmetic;
import org.crosscage.core.model.Digits;

/// What cages and lines say about the cells when each is looked at alone, again and again: the yardstick of the
/// generator, on plain arrays. Sets of values are masks, bit i for the i-th value.
///
/// Looks as the first two tiers of techniques do, nearly: at the layouts of a cage where there are few, else at the
/// values that occur in them, and for single values in lines. Or more closely, as the third does: at all layouts, and
/// for naked pairs too. Keeps the layouts of cages that it has seen, as long as the same objects come again.
/// What is left does not depend on the order in which cages and lines are looked at; those are looked at again in
/// which something has changed.
final class CageNarrowing {

    /// As in [org.crosscage.core.clue.LiveClues#FEW_LAYOUTS].
    private static final int FEW = 12;

    private final int n;
    private final Digits values;
    private final boolean closely;
    private final int[] domains;
    private final int[] union;
    private final int[] cageAt;
    private final boolean[] changedCages;
    private final boolean[] changedLines;
    private final Map<Arithmetic, CageTable> known;
    private boolean changed;

    CageNarrowing(int n, Digits values, boolean closely) {
        this(n, values, closely, new IdentityHashMap<>());
    }

    private CageNarrowing(int n, Digits values, boolean closely, Map<Arithmetic, CageTable> known) {
        this.n = n;
        this.values = values;
        this.closely = closely;
        this.known = known;
        this.domains = new int[n * n];
        this.union = new int[KenKenOptions.MOST_CELLS];
        this.cageAt = new int[n * n];
        this.changedCages = new boolean[n * n];
        this.changedLines = new boolean[2 * n];
    }

    /// The same without looking closely; layouts seen by one are known to the other.
    CageNarrowing lessClosely() {
        return new CageNarrowing(n, values, false, known);
    }

    /// Whether a cell has more than one value left after [#left(List)].
    boolean isOpen(int cell) {
        return (domains[cell] & domains[cell] - 1) != 0;
    }

    /// How many values too many are left in all cells together; 0 means exactly one solution.
    ///
    /// @param cages that have a solution and cover the grid
    int left(List<Arithmetic> cages) {
        Arrays.fill(domains, (1 << n) - 1);
        Arrays.fill(changedLines, true);
        var tables = new CageTable[cages.size()];
        for (int i = 0; i < tables.length; i++) {
            tables[i] = known.computeIfAbsent(cages.get(i), cage -> new CageTable(cage, n, values));
            for (int cell : tables[i].cells()) {
                cageAt[cell] = i;
            }
        }
        Arrays.fill(changedCages, 0, tables.length, true);
        do {
            changed = false;
            for (int i = 0; i < tables.length; i++) {
                if (changedCages[i]) {
                    changedCages[i] = false;
                    narrow(tables[i]);
                }
            }
            for (int line = 0; line < n; line++) {
                narrowChangedLine(line, line * n, 1);
                narrowChangedLine(n + line, line, n);
            }
        } while (changed);
        int left = 0;
        for (int domain : domains) {
            left += Integer.bitCount(domain) - 1;
        }
        return left;
    }

    /// What cells have left, for [#restore(int[])].
    int[] domains() {
        return domains.clone();
    }

    void restore(int[] earlier) {
        System.arraycopy(earlier, 0, domains, 0, domains.length);
    }

    private void narrow(CageTable table) {
        int[] cells = table.cells();
        boolean open = false;
        for (int cell : cells) {
            open |= isOpen(cell);
        }
        if (open) {
            int live = table.narrow(domains, union);
            if (!closely && live > FEW) {
                int all = 0;
                for (int i = 0; i < cells.length; i++) {
                    all |= union[i];
                }
                Arrays.fill(union, 0, cells.length, all);
            }
            for (int i = 0; i < cells.length; i++) {
                keep(cells[i], union[i]);
            }
        }
    }

    private void narrowChangedLine(int number, int first, int step) {
        if (changedLines[number]) {
            changedLines[number] = false;
            narrowLine(first, step);
        }
    }

    private void narrowLine(int first, int step) {
        int once = 0;
        int twice = 0;
        int decided = 0;
        for (int i = 0, cell = first; i < n; i++, cell += step) {
            int domain = domains[cell];
            twice |= once & domain;
            once |= domain;
            decided |= isOpen(cell) ? 0 : domain;
        }
        int alone = once & ~twice;
        for (int i = 0, cell = first; i < n; i++, cell += step) {
            if (isOpen(cell)) {
                keep(cell, (domains[cell] & alone) != 0 ? alone : ~decided);
            }
        }
        if (closely) {
            takePairs(first, step);
        }
    }

    private void takePairs(int first, int step) {
        for (int i = 0, cell = first; i < n; i++, cell += step) {
            int domain = domains[cell];
            if (Integer.bitCount(domain) == 2 && countOf(domain, first, step) == 2) {
                takeFromOthers(domain, first, step);
            }
        }
    }

    private int countOf(int domain, int first, int step) {
        int count = 0;
        for (int i = 0, cell = first; i < n; i++, cell += step) {
            count += domains[cell] == domain ? 1 : 0;
        }
        return count;
    }

    private void takeFromOthers(int domain, int first, int step) {
        for (int i = 0, cell = first; i < n; i++, cell += step) {
            if (domains[cell] != domain) {
                keep(cell, ~domain);
            }
        }
    }

    private void keep(int cell, int kept) {
        if ((domains[cell] & ~kept) != 0) {
            domains[cell] &= kept;
            changed = true;
            changedCages[cageAt[cell]] = true;
            changedLines[cell / n] = true;
            changedLines[n + cell % n] = true;
        }
    }
}
