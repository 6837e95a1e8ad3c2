package org.crosscage.solver.exact;

import java.util.Arrays;
import org.crosscage.core.model.Operation;

/// A clue over so many cells that its layouts cannot be listed: by the smallest and largest values the other cells
/// can take, and for products by divisors. A hidden operation keeps what one of the possible operations keeps.
final class ArithmeticPropagator implements Propagator {

    private final int[] cells;
    private final int[] values;
    private final Operation operation;
    private final long target;
    private final long[] domains;
    private final long[] kept;

    /// @param values the puzzle's digits, ascending
    ArithmeticPropagator(int[] cells, int[] values, Operation operation, long target) {
        this.cells = cells;
        this.values = values;
        this.operation = operation;
        this.target = target;
        this.domains = new long[cells.length];
        this.kept = new long[cells.length];
    }

    @Override
    public boolean narrow(DomainStore store) {
        boolean changed = true;
        while (changed) {
            changed = false;
            read(store);
            for (int i = 0; i < cells.length; i++) {
                changed |= domains[i] != kept[i];
                if (!store.keep(cells[i], kept[i]) || kept[i] == 0) {
                    return false;
                }
            }
        }
        return true;
    }

    private void read(DomainStore store) {
        for (int i = 0; i < cells.length; i++) {
            domains[i] = store.domain(cells[i]);
        }
        Arrays.fill(kept, 0);
        switch (operation) {
            case ADD, EQUAL -> keepSums();
            case MULTIPLY -> keepProducts();
            case SUBTRACT -> keepDifferences();
            case DIVIDE -> keepQuotients();
            case HIDDEN -> {
                keepSums();
                keepProducts();
                if (cells.length <= 2) {
                    keepDifferences();
                    keepQuotients();
                }
            }
        }
    }

    private void keepSums() {
        long low = 0;
        long high = 0;
        for (long domain : domains) {
            low += smallest(domain);
            high += largest(domain);
        }
        for (int i = 0; i < cells.length; i++) {
            keep(i, target - (high - largest(domains[i])), target - (low - smallest(domains[i])));
        }
    }

    private void keepProducts() {
        if (target == 0) {
            keepZeroProducts();
            return;
        }
        int count = cells.length;
        long[] lowAfter = new long[count + 1];
        long[] highAfter = new long[count + 1];
        lowAfter[count] = 1;
        highAfter[count] = 1;
        for (int i = count - 1; i >= 0; i--) {
            long divisors = divisors(domains[i]);
            if (divisors == 0) {
                return;
            }
            lowAfter[i] = Operation.product(lowAfter[i + 1], smallest(divisors));
            highAfter[i] = Operation.product(highAfter[i + 1], largest(divisors));
        }
        long low = 1;
        long high = 1;
        for (int i = 0; i < count; i++) {
            long divisors = divisors(domains[i]);
            long lowRest = Operation.product(low, lowAfter[i + 1]);
            long highRest = Operation.product(high, highAfter[i + 1]);
            for (long rest = divisors; rest != 0; rest &= rest - 1) {
                long other = target / value(rest);
                if (lowRest <= other && other <= highRest) {
                    kept[i] |= rest & -rest;
                }
            }
            low = Operation.product(low, smallest(divisors));
            high = Operation.product(high, largest(divisors));
        }
    }

    /// The product is 0 when one digit is; the last cell that can be 0 must.
    private void keepZeroProducts() {
        long zero = values[0] == 0 ? 1 : 0;
        int able = 0;
        boolean placed = false;
        for (long domain : domains) {
            able += (domain & zero) == 0 ? 0 : 1;
            placed |= domain == zero && zero != 0;
        }
        for (int i = 0; i < cells.length && able > 0; i++) {
            boolean must = able == 1 && !placed && (domains[i] & zero) != 0;
            kept[i] |= must ? zero : domains[i];
        }
    }

    /// Each cell in turn as the largest, equal to the target plus the sum of the rest.
    private void keepDifferences() {
        long low = 0;
        long high = 0;
        for (long domain : domains) {
            low += smallest(domain);
            high += largest(domain);
        }
        for (int top = 0; top < cells.length; top++) {
            long lowRest = low - smallest(domains[top]);
            long highRest = high - largest(domains[top]);
            long from = Math.max(smallest(domains[top]), target + lowRest);
            long to = Math.min(largest(domains[top]), target + highRest);
            if (from <= to) {
                keep(top, from, to);
                for (int i = 0; i < cells.length; i++) {
                    if (i != top) {
                        keep(
                                i,
                                from - target - (highRest - largest(domains[i])),
                                to - target - (lowRest - smallest(domains[i])));
                    }
                }
            }
        }
    }

    /// Each cell in turn as the largest, equal to the target times the product of the rest, all above 0.
    private void keepQuotients() {
        if (target == 0 && cells.length > 1) {
            return;
        }
        long all = values[0] == 0 ? ~1L : ~0L;
        for (int top = 0; top < cells.length; top++) {
            long lowRest = target;
            long highRest = target;
            for (int i = 0; i < cells.length; i++) {
                if ((domains[i] & all) == 0) {
                    return;
                }
                if (i != top) {
                    lowRest = Operation.product(lowRest, smallest(domains[i] & all));
                    highRest = Operation.product(highRest, largest(domains[i]));
                }
            }
            long to = Math.min(largest(domains[top]), highRest);
            if (Math.max(smallest(domains[top] & all), lowRest) <= to) {
                keep(top, Math.max(1, lowRest), to);
                for (int i = 0; i < cells.length; i++) {
                    if (i != top) {
                        keep(i, 1, to / (lowRest / smallest(domains[i] & all)));
                    }
                }
            }
        }
    }

    private void keep(int i, long from, long to) {
        for (long rest = domains[i]; rest != 0; rest &= rest - 1) {
            if (from <= value(rest) && value(rest) <= to) {
                kept[i] |= rest & -rest;
            }
        }
    }

    private long divisors(long domain) {
        long divisors = 0;
        for (long rest = domain; rest != 0; rest &= rest - 1) {
            if (value(rest) != 0 && target % value(rest) == 0) {
                divisors |= rest & -rest;
            }
        }
        return divisors;
    }

    private int value(long domain) {
        return values[Long.numberOfTrailingZeros(domain)];
    }

    private int smallest(long domain) {
        return value(domain);
    }

    private int largest(long domain) {
        return values[Long.SIZE - 1 - Long.numberOfLeadingZeros(domain)];
    }
}
