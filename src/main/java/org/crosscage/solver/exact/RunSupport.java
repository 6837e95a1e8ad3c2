package org.crosscage.solver.exact;

import java.util.Arrays;
import org.crosscage.core.clue.RunSums;
import org.crosscage.core.clue.SetSupport;

/// A unit with a sum, exactly: a digit stays in a cell only when some filling of the whole unit has it there.
///
/// Fillings are not listed; each set of digits that makes the sum is looked at as [SetSupport] does.
final class RunSupport {

    /// The most digits a puzzle may have for this.
    static final int MOST_DIGITS = RunSums.LARGEST_DIGIT;

    private static final int LARGEST_SUM = RunSums.sum(RunSums.ALL);

    private final ConstraintGraph graph;
    private final DomainStore store;
    private final int[] open = new int[MOST_DIGITS + 1];
    private final int[] domains = new int[MOST_DIGITS];
    private final int[] supported = new int[MOST_DIGITS];
    private final SetSupport sets = new SetSupport(MOST_DIGITS);

    RunSupport(ConstraintGraph graph, DomainStore store) {
        this.graph = graph;
        this.store = store;
    }

    /// @return whether the unit can still be met
    boolean narrow(int rule, int sum) {
        int[] cells = graph.cells();
        int count = 0;
        int placed = 0;
        for (int at = graph.begin(rule); at < graph.endOfOpen(rule); at++) {
            if (store.isSingle(cells[at])) {
                placed |= (int) store.domain(cells[at]);
            } else {
                open[count++] = cells[at];
            }
        }
        for (int i = 0; i < count; i++) {
            domains[i] = (int) store.domain(open[i]) & ~placed;
        }
        int rest = sum - RunSums.sum(placed);
        return switch (count) {
            case 0, 1, 2 -> true; // the quick rule is exact there
            case 3 -> narrowThree(rest);
            default -> narrowMore(count, rest);
        };
    }

    private boolean narrowMore(int count, int rest) {
        if (rest < 0 || rest > LARGEST_SUM) {
            return false;
        }
        Arrays.fill(supported, 0, count, 0);
        for (int set : RunSums.combinations(count, rest)) {
            sets.add(domains, count, set, supported);
        }
        for (int i = count - 1; i >= 0; i--) {
            if (!store.keep(open[i], supported[i])) {
                return false;
            }
        }
        return true;
    }

    /// Each digit of the first cell leaves a pair.
    private boolean narrowThree(int rest) {
        int first = 0;
        int second = 0;
        int third = 0;
        for (int left = domains[0]; left != 0; left &= left - 1) {
            int digit = left & -left;
            int sum = rest - Integer.numberOfTrailingZeros(left) - 1;
            int one = domains[1] & ~digit & Runs.mirrored(domains[2] & ~digit, sum);
            second |= one;
            third |= Runs.mirrored(one, sum);
            first |= one == 0 ? 0 : digit;
        }
        return store.keep(open[0], first) && store.keep(open[1], second) && store.keep(open[2], third);
    }
}
