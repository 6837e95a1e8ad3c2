package org.crosscage.core.clue;

import java.util.Arrays;
import org.crosscage.core.model.Digits;
import org.crosscage.core.model.Operation;

/// Lists the combinations that meet a clue: some digits are known, the others come from a set. Depth first over
/// ascending digits, cut where the rest of the sum or product is out of reach. The meaning of the operations is
/// that of [Operation].
///
/// It gives up, and then knows nothing, past [#MOST_COMBINATIONS] or [#MOST_NODES].
final class CombinationSearch {

    static final int MOST_COMBINATIONS = 1_000;
    static final int MOST_NODES = 20_000;

    private final ClueCells cells;
    private final Operation operation;
    private final int[] known;
    private final int[] open;
    private final boolean distinct;
    private final Multisets found;
    private int end;
    private int nodes;

    private CombinationSearch(ClueCells cells, int[] known) {
        this.cells = cells;
        this.operation = cells.clue().operation();
        this.known = known;
        this.open = new int[cells.size() - known.length];
        this.end = open.length;
        this.distinct = cells.mostAlike() == 1;
        this.found = new Multisets(cells.mostAlike(), 8);
    }

    /// All combinations of a clue, as multisets of the digits of all its cells.
    ///
    /// @param known digits that some of the cells hold
    /// @param allowed digits that the other cells may hold
    static Combinations search(ClueCells cells, int[] known, Digits allowed) {
        if (cells.isTooLarge()) {
            return Combinations.unknown(cells.clue());
        }
        var search = new CombinationSearch(cells, known);
        long bits = allowed.bits() & (search.distinct ? ~Digits.of(known).bits() : -1L);
        search.meet(search.operation, cells.clue().target(), bits);
        return search.isOver() ? Combinations.unknown(cells.clue()) : new Combinations(cells.clue(), search.found);
    }

    private void meet(Operation operation, long target, long allowed) {
        switch (operation) {
            case ADD, EQUAL -> sums(0, allowed, target - knownSum());
            case MULTIPLY -> products(allowed, target);
            case SUBTRACT -> differences(allowed, target);
            case DIVIDE -> quotients(allowed, target);
            case HIDDEN -> {
                meet(Operation.ADD, target, allowed);
                meet(Operation.MULTIPLY, target, allowed);
                if (known.length + open.length <= 2) {
                    meet(Operation.SUBTRACT, target, allowed);
                    meet(Operation.DIVIDE, target, allowed);
                }
            }
        }
    }

    private void products(long allowed, long target) {
        long product = knownProduct();
        if (target == 0) {
            productsOfZero(allowed, product == 0);
        } else if (product > 0 && target % product == 0) {
            products(0, allowed & ~1L, target / product);
        }
    }

    private void productsOfZero(long allowed, boolean haveZero) {
        if (haveZero) {
            anything(0, allowed);
        } else if (open.length > 0 && (allowed & 1) != 0) {
            open[0] = 0;
            anything(1, from(allowed, 0));
        }
    }

    /// The largest digit is the target more than the sum of the rest. Either it is known, or the last open cell
    /// holds it.
    private void differences(long allowed, long target) {
        int largest = largestKnown();
        long sum = knownSum();
        if (largest >= 0) {
            sums(0, allowed & ~(-2L << largest), 2L * largest - sum - target);
        }
        for (long more = larger(allowed, largest); more != 0; more &= more - 1) {
            int digit = takeLast(more);
            sums(0, below(allowed, digit), digit - target - sum);
            end = open.length;
        }
    }

    /// The largest digit is the target times the product of the rest, all above 0. Either it is known, or the last
    /// open cell holds it.
    private void quotients(long allowed, long target) {
        if (known.length + open.length == 1) {
            sums(0, allowed, target - knownSum());
            return;
        }
        long product = knownProduct();
        if (target == 0 || target > Digits.LARGEST || product <= 0 || product > Digits.LARGEST * Digits.LARGEST) {
            return;
        }
        int largest = largestKnown();
        if (largest >= 0 && largest % (product / largest * target) == 0) {
            products(0, allowed & ~(-2L << largest) & ~1L, largest / (product / largest * target));
        }
        for (long more = larger(allowed, Math.max(largest, 0)); more != 0; more &= more - 1) {
            int digit = takeLast(more);
            if (digit % (product * target) == 0) {
                products(0, below(allowed, digit) & ~1L, digit / (product * target));
            }
            end = open.length;
        }
    }

    /// The digits that an open cell may hold above all known ones.
    private long larger(long allowed, int largestKnown) {
        return open.length == 0 ? 0 : largestKnown < 0 ? allowed : allowed & -2L << largestKnown;
    }

    /// Puts the smallest of some digits into the last open cell, where the search leaves it.
    private int takeLast(long digits) {
        end = open.length - 1;
        open[end] = Long.numberOfTrailingZeros(digits);
        return open[end];
    }

    private void sums(int depth, long allowed, long rest) {
        int left = end - depth;
        if (left == 0) {
            emitIf(rest == 0);
        } else if (left == 1) {
            emitLast(depth, allowed, rest);
        } else if (allowed != 0 && rest <= mostSum(allowed, left)) {
            for (long digits = allowed; digits != 0 && !isOver(); digits &= digits - 1) {
                int digit = Long.numberOfTrailingZeros(digits);
                if (leastSum(digit, left) > rest) {
                    return;
                }
                open[depth] = digit;
                nodes++;
                sums(depth + 1, from(digits, digit), rest - digit);
            }
        }
    }

    /// @param allowed digits above 0
    private void products(int depth, long allowed, long rest) {
        int left = end - depth;
        if (left == 0) {
            emitIf(rest == 1);
        } else if (left == 1) {
            emitLast(depth, allowed, rest);
        } else if (allowed != 0 && power(largest(allowed), left, rest) >= rest) {
            for (long digits = allowed; digits != 0 && !isOver(); digits &= digits - 1) {
                int digit = Long.numberOfTrailingZeros(digits);
                if (power(digit, left, rest) > rest) {
                    return;
                }
                if (rest % digit == 0) {
                    open[depth] = digit;
                    nodes++;
                    products(depth + 1, from(digits, digit), rest / digit);
                }
            }
        }
    }

    private void anything(int depth, long allowed) {
        if (depth == end) {
            emitIf(true);
            return;
        }
        for (long digits = allowed; digits != 0 && !isOver(); digits &= digits - 1) {
            open[depth] = Long.numberOfTrailingZeros(digits);
            nodes++;
            anything(depth + 1, from(digits, open[depth]));
        }
    }

    private void emitLast(int depth, long allowed, long digit) {
        if (digit >= 0 && digit <= Digits.LARGEST && (allowed >>> digit & 1) != 0) {
            open[depth] = (int) digit;
            emitIf(true);
        }
    }

    private void emitIf(boolean meets) {
        if (meets) {
            int[] all = Arrays.copyOf(known, known.length + open.length);
            System.arraycopy(open, 0, all, known.length, open.length);
            Arrays.sort(all);
            if (found.add(all) && (isRepetition() || !LayoutSearch.canStand(cells, found, found.size() - 1))) {
                found.removeLast();
            }
        }
    }

    /// Two operations may have the same combination; one operation lists none twice.
    private boolean isRepetition() {
        return operation == Operation.HIDDEN && found.hasRepeatedLast();
    }

    private boolean isOver() {
        return nodes > MOST_NODES || found.size() > MOST_COMBINATIONS;
    }

    /// Of the digits, those that may stand after this one in ascending order.
    private long from(long digits, int digit) {
        return digits & (distinct ? -2L : -1L) << digit;
    }

    /// Of the digits, those that may stand beside this one as the largest.
    private long below(long digits, int largest) {
        return digits & ~((distinct ? -1L : -2L) << largest);
    }

    private long leastSum(int digit, int count) {
        return (long) digit * count + (distinct ? count * (count - 1L) / 2 : 0);
    }

    private long mostSum(long allowed, int count) {
        return (long) largest(allowed) * count - (distinct ? count * (count - 1L) / 2 : 0);
    }

    private static int largest(long digits) {
        return Digits.LARGEST - Long.numberOfLeadingZeros(digits);
    }

    /// `digit` to the power of `count`, or something above `limit`.
    private static long power(int digit, int count, long limit) {
        long power = 1;
        for (int i = 0; i < count && power <= limit; i++) {
            power = power > limit / digit ? limit + 1 : power * digit;
        }
        return power;
    }

    private long knownSum() {
        return Arrays.stream(known).asLongStream().sum();
    }

    private long knownProduct() {
        return Arrays.stream(known).asLongStream().reduce(1, Operation::product);
    }

    private int largestKnown() {
        return Arrays.stream(known).max().orElse(-1);
    }
}
