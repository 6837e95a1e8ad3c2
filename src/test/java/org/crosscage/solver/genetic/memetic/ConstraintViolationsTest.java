package org.crosscage.solver.genetic.memetic;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.SplittableRandom;
import java.util.stream.IntStream;
import org.crosscage.core.model.Arithmetic;
import org.crosscage.core.model.Cells;
import org.crosscage.core.model.Group;
import org.crosscage.core.model.Operation;
import org.junit.jupiter.api.Test;

class ConstraintViolationsTest {

    private static final int NINE_DIGITS = 0b111111111;
    private static final long ASKED = 0b1111111110;

    @Test
    void aLineCountsTheDigitsTooMany() {
        assertThat(filled(new LineViolations(cells(4)), 1, 2, 3, 4).violation()).isZero();
        assertThat(filled(new LineViolations(cells(4)), 1, 2, 2, 4).violation()).isEqualTo(1);
        assertThat(filled(new LineViolations(cells(4)), 2, 2, 2, 2).violation()).isEqualTo(3);
    }

    @Test
    void aRunCountsTheCellsThatWouldHaveToChange() {
        assertThat(filled(run(3, 23), 6, 8, 9).violation()).isZero();
        assertThat(filled(run(3, 23), 6, 8, 8).violation()).isEqualTo(1);
        assertThat(filled(run(3, 23), 5, 7, 8).violation()).isEqualTo(2);
        assertThat(filled(run(3, 23), 9, 6, 7).violation()).isEqualTo(1);
        assertThat(filled(run(3, 23), 1, 2, 3).violation()).isEqualTo(3);
    }

    @Test
    void whatARunCountsIsWhatTryingEverythingCounts() {
        var random = new SplittableRandom(2);
        for (int i = 0; i < 300; i++) {
            int size = 2 + random.nextInt(3);
            int sum = 3 + random.nextInt(25);
            int[] digits = random.ints(size, 1, 10).toArray();
            int fewest = fewestChanges(digits, sum);
            if (fewest <= size) {
                assertThat(filled(run(size, sum), digits).violation()).isEqualTo(fewest);
            }
        }
    }

    @Test
    void theCostOfADigitIsTheViolationWithItGiveOrTakeTheSameForAll() {
        var random = new SplittableRandom(4);
        var product = new Arithmetic(Group.CAGE, Cells.of(cells(3)), Operation.MULTIPLY, 24, false);
        for (int i = 0; i < 300; i++) {
            int[] digits = random.ints(3, 1, 10).toArray();
            int position = random.nextInt(3);
            assertCosts(new LineViolations(cells(3)), digits, position);
            assertCosts(run(3, 7 + random.nextInt(17)), digits, position);
            assertCosts(new CageViolations(product), digits, position);
        }
    }

    private static void assertCosts(ConstraintViolations violations, int[] digits, int position) {
        filled(violations, digits).take(position);
        int[] costs = new int[CheapestLayout.STRIDE];
        violations.addCosts(position, ASKED, 1, costs, 0);
        int[] counts = new int[10];
        for (int digit = 1; digit <= 9; digit++) {
            violations.put(position, digit);
            counts[digit] = violations.violation();
            violations.take(position);
        }
        assertThat(IntStream.rangeClosed(1, 9).map(digit -> costs[digit] - counts[digit]))
                .as(violations.getClass().getSimpleName())
                .containsOnly(costs[1] - counts[1]);
    }

    private static int fewestChanges(int[] digits, int sum) {
        int fewest = Integer.MAX_VALUE;
        int all = (int) Math.pow(9, digits.length);
        for (int number = 0; number < all; number++) {
            int rest = number;
            int changes = 0;
            int total = 0;
            int set = 0;
            for (int digit : digits) {
                int other = 1 + rest % 9;
                rest /= 9;
                changes += other == digit ? 0 : 1;
                total += other;
                set |= 1 << other;
            }
            if (total == sum && Integer.bitCount(set) == digits.length) {
                fewest = Math.min(fewest, changes);
            }
        }
        return fewest;
    }

    private static RunViolations run(int size, int sum) {
        return new RunViolations(cells(size), new RunRepairs(size, sum, NINE_DIGITS));
    }

    private static int[] cells(int count) {
        return IntStream.range(0, count).toArray();
    }

    private static ConstraintViolations filled(ConstraintViolations violations, int... digits) {
        for (int position = 0; position < digits.length; position++) {
            violations.put(position, digits[position]);
        }
        return violations;
    }
}
