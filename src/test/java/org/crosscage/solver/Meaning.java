package org.crosscage.solver;

import java.util.OptionalLong;
import java.util.stream.IntStream;
import org.crosscage.core.model.Operation;

/// What a clue means, written down once more from the description of the native text format, so that tests do not
/// ask the code they test.
public final class Meaning {

    private Meaning() {}

    /// The target of digits under an operation; empty when they have none. Not for a hidden operation.
    public static OptionalLong targets(Operation operation, int... digits) {
        long sum = IntStream.of(digits).asLongStream().sum();
        long product = IntStream.of(digits).asLongStream().reduce(1, (a, b) -> a * b);
        long largest = IntStream.of(digits).max().orElseThrow();
        return switch (operation) {
            case ADD, EQUAL -> OptionalLong.of(sum);
            case MULTIPLY -> OptionalLong.of(product);
            case SUBTRACT -> sum <= 2 * largest ? OptionalLong.of(largest - (sum - largest)) : OptionalLong.empty();
            case DIVIDE ->
                product > 0 && largest % (product / largest) == 0
                        ? OptionalLong.of(largest / (product / largest))
                        : OptionalLong.empty();
            case HIDDEN -> throw new IllegalArgumentException("a hidden operation has no target of its own");
        };
    }

    /// Whether digits meet a clue.
    public static boolean meets(Operation operation, long target, int... digits) {
        if (operation != Operation.HIDDEN) {
            return targets(operation, digits).equals(OptionalLong.of(target));
        }
        return meets(Operation.ADD, target, digits)
                || meets(Operation.MULTIPLY, target, digits)
                || digits.length == 2
                        && (meets(Operation.SUBTRACT, target, digits) || meets(Operation.DIVIDE, target, digits));
    }
}
