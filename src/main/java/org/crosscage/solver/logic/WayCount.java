package org.crosscage.solver.logic;

import java.util.HashMap;
import java.util.Map;
import org.crosscage.core.model.Arithmetic;
import org.crosscage.core.model.Constraint;
import org.crosscage.core.model.Digits;
import org.crosscage.core.model.Operation;

/// In how many ways a constraint can be written when nothing is known of its cells, as *A simple Kakuro solver*
/// counts it: a recursion over the ways in which the digits are ordered, times n!. A 24 in three cells has 6 ways, a
/// 13 in three has 42.
///
/// In a KenKen cage whose digits may repeat the ordered ways are those that do not rise, and n! counts repetitions
/// more than once; a hidden operation has the ways of all that it could be. The number only orders the clues.
///
/// One serves all clues of a puzzle, and remembers what they have in common: many runs have the same sums.
final class WayCount {

    /// With more cells n! alone is too much to be told apart from other large numbers.
    private static final int MOST_CELLS = 20;

    private static final long ANYTHING = -1;

    private final Ordered different;
    private final Ordered repeating;

    /// @param digits of the puzzle
    WayCount(Digits digits) {
        this.different = new Ordered(digits, false);
        this.repeating = new Ordered(digits, true);
    }

    /// @return at most [Operation#LARGEST_PRODUCT], which stands for everything above it too
    long of(Constraint constraint) {
        int cells = constraint.cells().size();
        if (cells > MOST_CELLS) {
            return Operation.LARGEST_PRODUCT;
        }
        var count = constraint.allDifferent() ? different : repeating;
        long ways = constraint instanceof Arithmetic clue
                ? count.ordered(clue.operation(), cells, clue.target())
                : count.products(new Rest(0, cells, ANYTHING));
        for (int i = 2; i <= cells; i++) {
            ways = Operation.product(ways, i);
        }
        return ways;
    }

    /// The ways in which the digits are ordered.
    private static final class Ordered {

        private final int[] falling;
        private final boolean repeats;
        private final Map<Rest, Long> sums = new HashMap<>();
        private final Map<Rest, Long> products = new HashMap<>();

        Ordered(Digits digits, boolean repeats) {
            int[] rising = digits.toArray();
            this.falling = new int[rising.length];
            for (int i = 0; i < rising.length; i++) {
                falling[i] = rising[rising.length - 1 - i];
            }
            this.repeats = repeats;
        }

        long ordered(Operation operation, int cells, long target) {
            return switch (operation) {
                case ADD, EQUAL -> sums(new Rest(0, cells, target));
                case MULTIPLY -> products(new Rest(0, cells, target));
                case SUBTRACT -> differences(cells, target);
                case DIVIDE -> quotients(cells, target);
                case HIDDEN ->
                    ordered(Operation.ADD, cells, target)
                            + ordered(Operation.MULTIPLY, cells, target)
                            + (cells == 2 ? differences(cells, target) + quotients(cells, target) : 0);
            };
        }

        private long sums(Rest rest) {
            if (rest.cells == 0 || rest.from == falling.length || rest.target < 0) {
                return rest.cells == 0 && rest.target == 0 ? 1 : 0;
            }
            var known = sums.get(rest);
            if (known == null) {
                known = sums(after(rest, rest.target - falling[rest.from])) + sums(rest.without());
                sums.put(rest, known);
            }
            return known;
        }

        long products(Rest rest) {
            if (rest.cells == 0 || rest.from == falling.length) {
                return rest.cells == 0 && (rest.target == 1 || rest.target == ANYTHING) ? 1 : 0;
            }
            var known = products.get(rest);
            if (known == null) {
                known = productsWith(falling[rest.from], rest) + products(rest.without());
                products.put(rest, known);
            }
            return known;
        }

        private long productsWith(int digit, Rest rest) {
            if (rest.target == ANYTHING || digit == 0 && rest.target == 0) {
                return products(after(rest, ANYTHING));
            }
            return digit > 0 && rest.target % digit == 0 ? products(after(rest, rest.target / digit)) : 0;
        }

        private long differences(int cells, long target) {
            long ways = 0;
            for (int i = 0; i < falling.length; i++) {
                ways += sums(after(new Rest(i, cells, target), falling[i] - target));
            }
            return ways;
        }

        private long quotients(int cells, long target) {
            long ways = 0;
            for (int i = 0; i < falling.length && target > 0; i++) {
                if (falling[i] > 0 && falling[i] % target == 0) {
                    ways += products(after(new Rest(i, cells, target), falling[i] / target));
                }
            }
            return ways;
        }

        /// What is left when the first of the digits is used once.
        private Rest after(Rest rest, long target) {
            return new Rest(repeats ? rest.from : rest.from + 1, rest.cells - 1, target);
        }
    }

    /// @param from the first of the falling digits that may be used
    private record Rest(int from, int cells, long target) {

        Rest without() {
            return new Rest(from + 1, cells, target);
        }
    }
}
