package org.crosscage.core.model;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigInteger;
import java.util.Arrays;
import java.util.stream.IntStream;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.LongRange;
import net.jqwik.api.constraints.Size;
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

    @Property
    void theOrderOfTheDigitsIsOfNoMatter(
            @ForAll Operation operation,
            @ForAll @Size(min = 1, max = 6) int[] numbers,
            @ForAll @LongRange(max = 1000) long target) {
        int[] digits = digits(numbers, 25);
        int[] backwards = IntStream.range(0, digits.length)
                .map(i -> digits[digits.length - 1 - i])
                .toArray();
        assertThat(operation.distance(backwards, target)).isEqualTo(operation.distance(digits, target));
    }

    @Property
    void aTargetIsMetExactlyWhenTheArithmeticOfAnySizeSaysSo(
            @ForAll @Size(min = 2, max = 20) int[] numbers, @ForAll @LongRange(max = 200) long target) {
        int[] digits = digits(numbers, 63);
        var sorted =
                Arrays.stream(digits).sorted().mapToObj(BigInteger::valueOf).toList();
        var largest = sorted.getLast();
        var rest = sorted.subList(0, sorted.size() - 1);
        var wanted = BigInteger.valueOf(target);
        var sum = rest.stream().reduce(BigInteger.ZERO, BigInteger::add);
        var product = rest.stream().reduce(BigInteger.ONE, BigInteger::multiply);

        assertThat(Operation.ADD.holds(digits, target))
                .isEqualTo(sum.add(largest).equals(wanted));
        assertThat(Operation.MULTIPLY.holds(digits, target))
                .isEqualTo(product.multiply(largest).equals(wanted));
        assertThat(Operation.DIVIDE.holds(digits, target))
                .isEqualTo(product.signum() > 0 && product.multiply(wanted).equals(largest));
        if (digits.length == 2) {
            assertThat(Operation.SUBTRACT.holds(digits, target))
                    .isEqualTo(largest.subtract(sum).equals(wanted));
        }
    }

    @Property
    void aDistanceIsNeverNegative(
            @ForAll Operation operation,
            @ForAll @Size(min = 1, max = 40) int[] numbers,
            @ForAll @LongRange(max = 1L << 60) long target) {
        int[] digits = digits(numbers, 63);
        assertThat(operation.distance(digits, target)).isNotNegative();
    }

    @Test
    void aProductThatDoesNotFitMeetsNoTarget() {
        int[] huge = IntStream.generate(() -> 63).limit(40).toArray();
        assertThat(Operation.MULTIPLY.holds(huge, Long.MAX_VALUE)).isFalse();
        assertThat(Operation.MULTIPLY.holds(huge, 0)).isFalse();
    }

    /// A range on the parameter would be one of the array and not of what is in it.
    private static int[] digits(int[] numbers, int largest) {
        return Arrays.stream(numbers)
                .map(number -> Math.floorMod(number, largest + 1))
                .toArray();
    }

    private static int[] numbers(String written) {
        return Arrays.stream(written.split(" ")).mapToInt(Integer::parseInt).toArray();
    }
}
