package org.crosscage.kind.kenken;

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
final class CageNarrowing {

    /// As in [org.crosscage.core.logic.LiveClues#FEW_LAYOUTS].
    private static final int FEW = 12;

    private final int n;
    private final int[] values;
    private final boolean closely;
    private final int[] domains;
    private final int[] union;
    private final Map<Arithmetic, byte[]> layouts = new IdentityHashMap<>();
    private boolean changed;

    CageNarrowing(int n, Digits values, boolean closely) {
        this.n = n;
        this.values = values.toArray();
        this.closely = closely;
        this.domains = new int[n * n];
        this.union = new int[KenKenWishes.MOST_CELLS];
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
        do {
            changed = false;
            for (var cage : cages) {
                narrow(cage);
            }
            for (int line = 0; line < n; line++) {
                narrowLine(line * n, 1);
                narrowLine(line, n);
            }
        } while (changed);
        int left = 0;
        for (int domain : domains) {
            left += Integer.bitCount(domain) - 1;
        }
        return left;
    }

    private void narrow(Arithmetic cage) {
        var cells = cage.cells();
        int count = cells.size();
        boolean open = false;
        for (int i = 0; i < count; i++) {
            open |= isOpen(cells.get(i));
        }
        if (!open) {
            return;
        }
        byte[] table = layouts.computeIfAbsent(cage, this::layouts);
        Arrays.fill(union, 0, count, 0);
        int live = 0;
        for (int at = 0; at < table.length; at += count) {
            int i = 0;
            while (i < count && (domains[cells.get(i)] >>> table[at + i] & 1) != 0) {
                i++;
            }
            if (i == count) {
                live++;
                for (i = 0; i < count; i++) {
                    union[i] |= 1 << table[at + i];
                }
            }
        }
        if (!closely && live > FEW) {
            int all = 0;
            for (int i = 0; i < count; i++) {
                all |= union[i];
            }
            Arrays.fill(union, 0, count, all);
        }
        for (int i = 0; i < count; i++) {
            keep(cells.get(i), union[i]);
        }
    }

    private void narrowLine(int first, int step) {
        int once = 0;
        int twice = 0;
        for (int i = 0, cell = first; i < n; i++, cell += step) {
            int domain = domains[cell];
            twice |= once & domain;
            once |= domain;
            boolean pair = closely && Integer.bitCount(domain) == 2;
            if (!isOpen(cell) || pair && countOf(domain, first, step) == 2) {
                takeFromOthers(domain, first, step);
            }
        }
        int alone = once & ~twice;
        for (int i = 0, cell = first; i < n; i++, cell += step) {
            if ((domains[cell] & alone) != 0) {
                keep(cell, alone);
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
        }
    }

    /// The places of the values in each layout, one layout after the other.
    private byte[] layouts(Arithmetic cage) {
        int count = cage.cells().size();
        var found = new Layouts(cage);
        found.fill(0);
        return Arrays.copyOf(found.table, found.size * count);
    }

    private final class Layouts {

        private final Arithmetic cage;
        private final int count;
        private final int[] places;
        private final int[] digits;
        private byte[] table = new byte[64];
        private int size;

        Layouts(Arithmetic cage) {
            this.cage = cage;
            this.count = cage.cells().size();
            this.places = new int[count];
            this.digits = new int[count];
        }

        private void fill(int position) {
            if (position == count) {
                if (cage.operation().holds(digits, cage.target())) {
                    add();
                }
                return;
            }
            for (int place = 0; place < n; place++) {
                if (fits(position, place)) {
                    places[position] = place;
                    digits[position] = values[place];
                    fill(position + 1);
                }
            }
        }

        /// Whether no earlier cell in the same line has the value, and the target is not passed yet.
        private boolean fits(int position, int place) {
            int cell = cage.cells().get(position);
            long sum = values[place];
            long product = values[place];
            for (int earlier = 0; earlier < position; earlier++) {
                int other = cage.cells().get(earlier);
                if (places[earlier] == place && (other / n == cell / n || other % n == cell % n)) {
                    return false;
                }
                sum += digits[earlier];
                product *= digits[earlier];
            }
            return switch (cage.operation()) {
                case ADD -> sum <= cage.target();
                case MULTIPLY -> product == 0 ? cage.target() == 0 : cage.target() % product == 0;
                default -> true;
            };
        }

        private void add() {
            if ((size + 1) * count > table.length) {
                table = Arrays.copyOf(table, 2 * table.length + count);
            }
            for (int i = 0; i < count; i++) {
                table[size * count + i] = (byte) places[i];
            }
            size++;
        }
    }
}
