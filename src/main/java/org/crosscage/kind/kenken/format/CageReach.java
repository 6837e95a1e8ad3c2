package org.crosscage.kind.kenken.format;

import java.util.stream.IntStream;
import java.util.stream.LongStream;
import org.crosscage.core.model.Arithmetic;
import org.crosscage.core.model.Digits;

/// Whether a cage's clue is out of reach whatever the rest of the grid says. A quick look that never says so
/// wrongly: one and two cells are tried out; a larger sum or product is compared with the least and the most there
/// can be, and a product's prime factors with those of the values.
final class CageReach {

    private static final int[] PRIMES = {2, 3, 5, 7, 11, 13, 17, 19, 23, 29, 31, 37, 41, 43, 47, 53, 59, 61};

    private final Arithmetic cage;
    private final Digits values;

    private CageReach(Arithmetic cage, Digits values) {
        this.cage = cage;
        this.values = values;
    }

    /// Whether the cage could have its target if a value might stand in it twice: then it is impossible because its
    /// cells lie in one line, and only then need that be said.
    ///
    /// @param impossible a cage that is out of reach
    static boolean isForWantOfRepeats(Arithmetic impossible, Digits values) {
        return impossible.allDifferent() && !isImpossible(impossible.withRepeats(), values);
    }

    static boolean isImpossible(Arithmetic cage, Digits values) {
        var reach = new CageReach(cage, values);
        return switch (cage.cells().size()) {
            case 1 -> values.stream().noneMatch(reach::fits);
            case 2 -> !reach.fitsSomePair();
            default -> reach.isOutOfRange();
        };
    }

    private boolean fits(int... digits) {
        return cage.operation().holds(digits, cage.target());
    }

    private boolean fitsSomePair() {
        int[] digits = values.toArray();
        for (int i = 0; i < digits.length; i++) {
            for (int j = 0; j <= i; j++) {
                if ((i != j || !cage.allDifferent()) && fits(digits[i], digits[j])) {
                    return true;
                }
            }
        }
        return false;
    }

    private boolean isOutOfRange() {
        return switch (cage.operation()) {
            case ADD -> isNoSum();
            case MULTIPLY -> isNoProduct();
            case HIDDEN -> isNoSum() && isNoProduct();
            case SUBTRACT, DIVIDE -> cage.target() > values.max();
            case EQUAL -> false;
        };
    }

    private boolean isNoSum() {
        return cage.target() < smallest(values).sum()
                || cage.target() > largest(values).sum();
    }

    private boolean isNoProduct() {
        if (cage.target() == 0) {
            return !values.contains(0);
        }
        var factors = values.without(0);
        return hasForeignFactor(factors)
                || factors.size() < (cage.allDifferent() ? cage.cells().size() : 1)
                || cage.target() < product(smallest(factors))
                || cage.target() > product(largest(factors));
    }

    private boolean hasForeignFactor(Digits factors) {
        long rest = cage.target();
        for (int prime : PRIMES) {
            if (rest % prime == 0 && factors.stream().anyMatch(value -> value % prime == 0)) {
                while (rest % prime == 0) {
                    rest /= prime;
                }
            }
        }
        return rest != 1;
    }

    /// The smallest digits that the cage's cells could hold, were it alone.
    private LongStream smallest(Digits digits) {
        return picks(digits.stream(), digits.min());
    }

    private LongStream largest(Digits digits) {
        int[] ascending = digits.toArray();
        int last = ascending.length - 1;
        return picks(IntStream.rangeClosed(0, last).map(i -> ascending[last - i]), digits.max());
    }

    private LongStream picks(IntStream best, int repeated) {
        int count = cage.cells().size();
        return (cage.allDifferent()
                        ? best.limit(count)
                        : IntStream.generate(() -> repeated).limit(count))
                .asLongStream();
    }

    private static long product(LongStream digits) {
        return digits.reduce(1, (a, b) -> a != 0 && b > Long.MAX_VALUE / a ? Long.MAX_VALUE : a * b);
    }
}
