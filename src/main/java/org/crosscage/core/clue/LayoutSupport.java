package org.crosscage.core.clue;

import java.util.Arrays;
import org.crosscage.core.model.Arithmetic;
import org.crosscage.core.model.Operation;

/// A cage whose digits may repeat: looks for one layout for each digit of each cell, and marks all that it meets on
/// the way. Past [#MOST_NODES] tries it takes nothing.
public final class LayoutSupport {

    private static final int MOST_NODES = 5_000;

    private final Arithmetic clue;
    private final long[] seen;
    private final int count;
    private final int[] order;
    private final int[] digits;
    private final long[] possible;
    private final long[] least;
    private final long[] most;
    private long[] domains = new long[0];
    private int nodes;

    public LayoutSupport(ClueCells cells) {
        this.clue = cells.clue();
        this.count = cells.size();
        this.seen = new long[count];
        Arrays.setAll(seen, cells::seen);
        this.order = new int[count];
        this.digits = new int[count];
        this.possible = new long[count];
        this.least = new long[count + 1];
        this.most = new long[count + 1];
    }

    /// Takes from the cells every digit that no layout gives them.
    ///
    /// @param domains of the cells of the clue, in their order
    /// @return whether there is a layout at all; if not, the domains are left as they are
    public boolean narrow(long[] domains) {
        this.domains = domains;
        nodes = 0;
        Arrays.fill(possible, 0);
        for (int position = 0; position < count; position++) {
            for (long left = domains[position]; left != 0; left &= left - 1) {
                int digit = Long.numberOfTrailingZeros(left);
                if ((possible[position] >>> digit & 1) == 0) {
                    searchFor(position, digit);
                }
                if (nodes > MOST_NODES) {
                    return true;
                }
            }
        }
        if (possible[0] == 0) {
            return false;
        }
        System.arraycopy(possible, 0, domains, 0, count);
        return true;
    }

    /// Whether a cell can hold one of some digits beside what the other cells can hold.
    ///
    /// @param position of the cell in the clue; its own domain does not count
    /// @return true also where the search for it would be too long
    public boolean canHold(int position, long some, long[] domains) {
        this.domains = domains;
        nodes = 0;
        Arrays.fill(possible, 0);
        for (long left = some; left != 0 && possible[position] == 0; left &= left - 1) {
            searchFor(position, Long.numberOfTrailingZeros(left));
        }
        return possible[position] != 0 || nodes > MOST_NODES;
    }

    private void searchFor(int position, int digit) {
        order[0] = position;
        for (int i = 0, at = 1; i < count; i++) {
            if (i != position) {
                order[at++] = i;
            }
        }
        digits[position] = digit;
        var operation = clue.operation();
        if (operation == Operation.HIDDEN && count > 2) {
            if (!look(Operation.ADD, digit)) {
                look(Operation.MULTIPLY, digit);
            }
        } else {
            look(operation == Operation.EQUAL ? Operation.ADD : operation, digit);
        }
    }

    private boolean look(Operation operation, int first) {
        boundRest(operation);
        return switch (operation) {
            case ADD, EQUAL -> sum(1, clue.target() - first);
            case MULTIPLY ->
                clue.target() == 0
                        ? anything(1, operation)
                        : first > 0 && clue.target() % first == 0 && product(1, clue.target() / first);
            case SUBTRACT, DIVIDE, HIDDEN -> anything(1, operation);
        };
    }

    /// The least and the most that the cells from each depth on make.
    private void boundRest(Operation operation) {
        boolean product = operation == Operation.MULTIPLY;
        least[count] = product ? 1 : 0;
        most[count] = least[count];
        for (int depth = count - 1; depth > 0; depth--) {
            long domain = domains[order[depth]];
            int small = Long.numberOfTrailingZeros(domain);
            int large = Long.SIZE - 1 - Long.numberOfLeadingZeros(domain);
            least[depth] = product ? Operation.product(least[depth + 1], small) : least[depth + 1] + small;
            most[depth] = product ? Operation.product(most[depth + 1], large) : most[depth + 1] + large;
        }
    }

    private boolean sum(int depth, long rest) {
        if (depth == count) {
            return rest == 0 && found();
        }
        if (rest < least[depth] || rest > most[depth] || ++nodes > MOST_NODES) {
            return false;
        }
        for (long left = free(depth); left != 0; left &= left - 1) {
            int digit = Long.numberOfTrailingZeros(left);
            digits[order[depth]] = digit;
            if (sum(depth + 1, rest - digit)) {
                return true;
            }
        }
        return false;
    }

    private boolean product(int depth, long rest) {
        if (depth == count) {
            return rest == 1 && found();
        }
        if (rest < least[depth] || rest > most[depth] || ++nodes > MOST_NODES) {
            return false;
        }
        for (long left = free(depth) & ~1L; left != 0; left &= left - 1) {
            int digit = Long.numberOfTrailingZeros(left);
            if (rest % digit == 0) {
                digits[order[depth]] = digit;
                if (product(depth + 1, rest / digit)) {
                    return true;
                }
            }
        }
        return false;
    }

    private boolean anything(int depth, Operation operation) {
        if (depth == count) {
            return operation.holds(digits, clue.target()) && found();
        }
        if (++nodes > MOST_NODES) {
            return false;
        }
        for (long left = free(depth); left != 0; left &= left - 1) {
            digits[order[depth]] = Long.numberOfTrailingZeros(left);
            if (anything(depth + 1, operation)) {
                return true;
            }
        }
        return false;
    }

    /// The digits of a cell that no earlier cell which it sees has.
    private long free(int depth) {
        int position = order[depth];
        long free = domains[position];
        for (int earlier = 0; earlier < depth; earlier++) {
            if ((seen[position] >>> order[earlier] & 1) != 0) {
                free &= ~(1L << digits[order[earlier]]);
            }
        }
        return free;
    }

    private boolean found() {
        for (int position = 0; position < count; position++) {
            possible[position] |= 1L << digits[position];
        }
        return true;
    }
}
