package org.crosscage.core.clue;

import org.crosscage.core.model.AllDifferent;
import org.crosscage.core.model.Arithmetic;
import org.crosscage.core.model.Constraint;
import org.crosscage.core.model.Operation;

/// The layouts of a constraint, one after the other: a digit for each of its cells so that the clue is met and cells
/// that see each other differ. None is kept, so a long listing needs no memory.
///
/// ```java
/// var layouts = new LayoutListing(clue, candidates, sees, Limit.ofTries(25_000));
/// while (layouts.next()) {
///     layouts.digit(0);
/// }
/// if (layouts.gaveUp()) …
/// ```
///
/// Depth first, the cells in the order in which they are given, the smallest digit first. It leaves early what cannot
/// reach a sum or divide a product. [LayoutSearch] lists layouts too, but out of the combinations that a player sees
/// on a board; here the arithmetic cuts the search.
public final class LayoutListing {

    /// Which cells of the constraint see each other.
    @FunctionalInterface
    public interface Sees {
        /// @param cell position of a cell
        /// @param earlier a smaller position
        boolean test(int cell, int earlier);
    }

    /// What a listing may cost. Every digit that is put into a cell is a try.
    @FunctionalInterface
    public interface Limit {
        /// Asks for more tries.
        ///
        /// @return whether they are granted; once they are not, no others are asked for
        boolean spend(int tries);

        /// For cages that are small by themselves.
        Limit NONE = _ -> true;

        /// At most so many tries.
        static Limit ofTries(int most) {
            return new Tries(most);
        }
    }

    private static final class Tries implements Limit {

        private int left;

        Tries(int left) {
            this.left = left;
        }

        @Override
        public boolean spend(int tries) {
            left -= tries;
            return left >= 0;
        }
    }

    /// What the digits of a layout do, and so what can be known of it before its last cell.
    private enum Rule {
        SUM,
        PRODUCT,
        SUM_OR_PRODUCT,
        /// The whole layout alone tells: differences, quotients, a hidden operation of two cells.
        WHOLE,
        /// The cells need only differ.
        NONE
    }

    private final Constraint constraint;
    private final Rule rule;
    private final long target;
    private final long[] candidates;
    private final Limit limit;
    private final int last;
    /// The earlier positions that each cell sees, one list behind the other.
    private final int[] seen;

    private final int[] seenUntil;
    private final long[] untried;
    private final int[] digits;
    /// Of the cells from each position on, the least and the most that they add.
    private final long[] least;

    private final long[] most;
    /// Of the cells before each position.
    private final long[] sums;

    private final long[] products;
    private int position;
    private boolean gaveUp;

    /// @param candidates by position in the constraint; of a placed cell its digit
    public LayoutListing(Constraint constraint, long[] candidates, Sees sees, Limit limit) {
        int size = candidates.length;
        this.constraint = constraint;
        this.rule = rule(constraint, size);
        this.target = constraint instanceof Arithmetic clue ? clue.target() : 0;
        this.candidates = candidates;
        this.limit = limit;
        this.last = size - 1;
        this.seen = new int[size * last / 2];
        this.seenUntil = new int[size + 1];
        this.untried = new long[size];
        this.digits = new int[size];
        this.least = new long[size + 1];
        this.most = new long[size + 1];
        this.sums = new long[size + 1];
        this.products = new long[size + 1];
        products[0] = 1;
        untried[0] = candidates[0];
        findSeen(sees);
        for (int i = last; i >= 0; i--) {
            least[i] = least[i + 1] + Long.numberOfTrailingZeros(candidates[i]);
            most[i] = most[i + 1] + Long.SIZE - 1 - Long.numberOfLeadingZeros(candidates[i]);
        }
    }

    private static Rule rule(Constraint constraint, int size) {
        return switch (constraint) {
            case Arithmetic clue ->
                switch (clue.operation()) {
                    case ADD, EQUAL -> Rule.SUM;
                    case MULTIPLY -> Rule.PRODUCT;
                    case SUBTRACT, DIVIDE -> Rule.WHOLE;
                    case HIDDEN -> size > 2 ? Rule.SUM_OR_PRODUCT : Rule.WHOLE;
                };
            case AllDifferent _ -> Rule.NONE;
        };
    }

    private void findSeen(Sees sees) {
        int at = 0;
        for (int cell = 0; cell <= last; cell++) {
            for (int earlier = 0; earlier < cell; earlier++) {
                if (sees.test(cell, earlier)) {
                    seen[at++] = earlier;
                }
            }
            seenUntil[cell + 1] = at;
        }
    }

    /// Goes to the next layout.
    ///
    /// @return whether there is one; no as well when the limit is reached
    public boolean next() {
        while (position >= 0) {
            long rest = untried[position];
            if (rest == 0) {
                position--;
            } else if (position == last && lastFollows()) {
                untried[last] = 0;
                if (!spend(Long.bitCount(rest))) {
                    return false;
                }
                if (fillLast(rest)) {
                    return true;
                }
            } else {
                if (!spend(1)) {
                    return false;
                }
                untried[position] = rest & rest - 1;
                if (fill(Long.numberOfTrailingZeros(rest))) {
                    return true;
                }
            }
        }
        return false;
    }

    private boolean spend(int tries) {
        gaveUp |= !limit.spend(tries);
        if (gaveUp) {
            position = -1;
        }
        return !gaveUp;
    }

    /// Whether the last digit follows from the others.
    private boolean lastFollows() {
        return rule == Rule.SUM || rule == Rule.PRODUCT && products[last] != 0;
    }

    private boolean fillLast(long free) {
        long digit = rule == Rule.SUM ? target - sums[last] : target / products[last];
        if (digit < 0 || digit >= Long.SIZE || (free >>> digit & 1) == 0) {
            return false;
        }
        digits[last] = (int) digit;
        return rule == Rule.SUM || Operation.product(products[last], digit) == target;
    }

    /// @return whether this fills the last cell and meets the clue
    private boolean fill(int digit) {
        digits[position] = digit;
        if (position == last) {
            return !(constraint instanceof Arithmetic clue) || clue.operation().holds(digits, target);
        }
        sums[position + 1] = sums[position] + digit;
        products[position + 1] = rule == Rule.SUM ? 1 : Operation.product(products[position], digit);
        if (canHold(position + 1)) {
            position++;
            untried[position] = candidates[position] & ~seenDigits();
        }
        return false;
    }

    private long seenDigits() {
        long taken = 0;
        for (int at = seenUntil[position]; at < seenUntil[position + 1]; at++) {
            taken |= 1L << digits[seen[at]];
        }
        return taken;
    }

    private boolean canHold(int filled) {
        return switch (rule) {
            case SUM -> canAdd(filled);
            case PRODUCT -> canMultiply(filled);
            case SUM_OR_PRODUCT -> canAdd(filled) || canMultiply(filled);
            case WHOLE, NONE -> true;
        };
    }

    private boolean canAdd(int filled) {
        return sums[filled] + least[filled] <= target && target <= sums[filled] + most[filled];
    }

    private boolean canMultiply(int filled) {
        return target == 0 || products[filled] != 0 && target % products[filled] == 0;
    }

    /// Whether there may be more layouts than were found, because the limit was reached.
    public boolean gaveUp() {
        return gaveUp;
    }

    /// The digit of a cell in this layout.
    public int digit(int position) {
        return digits[position];
    }
}
