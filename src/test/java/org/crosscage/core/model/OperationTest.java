package org.crosscage.core.model;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigInteger;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import org.crosscage.Samples;
import org.crosscage.Seeds;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class OperationTest {

    @ParameterizedTest
    @CsvSource({
        "ADD, 1 2 4, 7",
        "SUBTRACT, 2 7, 5",
        "SUBTRACT, 7 2, 5",
        "SUBTRACT, 9 2 3, 4",
        "SUBTRACT, 3 3, 0",
        "MULTIPLY, 2 3 4, 24",
        "MULTIPLY, 0 5, 0",
        "DIVIDE, 6 2, 3",
        "DIVIDE, 2 6, 3",
        "DIVIDE, 12 2 3, 2",
        "EQUAL, 5, 5",
        "HIDDEN, 6 2, 8",
        "HIDDEN, 6 2, 4",
        "HIDDEN, 6 2, 12",
        "HIDDEN, 6 2, 3",
        "HIDDEN, 1 2 3, 6"
    })
    void theseDigitsMeetTheTarget(Operation operation, String digits, long target) {
        assertThat(operation.holds(numbers(digits), target)).isTrue();
    }

    @ParameterizedTest
    @CsvSource({
        "SUBTRACT, 9 2 3, 10",
        "DIVIDE, 7 2, 3",
        "DIVIDE, 5 0, 0",
        "DIVIDE, 0 0, 0",
        "DIVIDE, 0 0, 1",
        "HIDDEN, 9 2 3, 4",
        "HIDDEN, 12 2 3, 2"
    })
    void theseDigitsDoNot(Operation operation, String digits, long target) {
        assertThat(operation.holds(numbers(digits), target)).isFalse();
    }

    @Seeds
    void theOrderOfTheDigitsIsOfNoMatter(long seed) {
        var samples = new Samples(seed);
        var operation = operation(samples);
        int[] digits = digits(1, 6, 25, samples);
        long target = samples.number(0L, 1000L);
        int[] backwards = IntStream.range(0, digits.length)
                .map(i -> digits[digits.length - 1 - i])
                .toArray();
        assertThat(operation.distance(backwards, target)).isEqualTo(operation.distance(digits, target));
    }

    @Seeds
    void aTargetIsMetExactlyWhenTheArithmeticOfAnySizeSaysSo(long seed) {
        var samples = new Samples(seed);
        int[] digits = digits(2, 2 + samples.number(0, 18), samples.oneOf(List.of(2, 9, 63)), samples);
        int smallest = IntStream.of(digits).min().orElseThrow();
        int largest = IntStream.of(digits).max().orElseThrow();
        long target = samples.oneOf(
                () -> samples.number(0L, 200L),
                () -> samples.number(0L, 9L),
                () -> (long) IntStream.of(digits).sum(),
                () -> (long) largest,
                () -> (long) largest / Math.max(1, smallest));
        var sorted =
                Arrays.stream(digits).sorted().mapToObj(BigInteger::valueOf).toList();
        var last = sorted.getLast();
        var rest = sorted.subList(0, sorted.size() - 1);
        var wanted = BigInteger.valueOf(target);
        var sum = rest.stream().reduce(BigInteger.ZERO, BigInteger::add);
        var product = rest.stream().reduce(BigInteger.ONE, BigInteger::multiply);

        assertThat(Operation.ADD.holds(digits, target)).isEqualTo(sum.add(last).equals(wanted));
        assertThat(Operation.MULTIPLY.holds(digits, target))
                .isEqualTo(product.multiply(last).equals(wanted));
        assertThat(Operation.DIVIDE.holds(digits, target))
                .isEqualTo(product.signum() > 0 && product.multiply(wanted).equals(last));
        if (digits.length == 2) {
            assertThat(Operation.SUBTRACT.holds(digits, target))
                    .isEqualTo(last.subtract(sum).equals(wanted));
        }
    }

    @Seeds
    void aDistanceIsNeverNegative(long seed) {
        var samples = new Samples(seed);
        var operation = operation(samples);
        int[] digits = digits(1, 40, 63, samples);
        long target = samples.number(0L, 1L << 60);
        assertThat(operation.distance(digits, target)).isNotNegative();
    }

    @Test
    void aProductThatDoesNotFitMeetsNoTarget() {
        int[] huge = IntStream.generate(() -> 63).limit(40).toArray();
        assertThat(Operation.MULTIPLY.holds(huge, Long.MAX_VALUE)).isFalse();
        assertThat(Operation.MULTIPLY.holds(huge, 0)).isFalse();
    }

    private static Operation operation(Samples samples) {
        return samples.oneOf(List.of(Operation.values()));
    }

    private static int[] digits(int least, int most, int largest, Samples samples) {
        return samples.list(least, most, () -> samples.number(0, largest)).stream()
                .mapToInt(Integer::intValue)
                .toArray();
    }

    private static int[] numbers(String written) {
        return Arrays.stream(written.split(" ")).mapToInt(Integer::parseInt).toArray();
    }
}
