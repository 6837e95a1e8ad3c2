package org.crosscage.core.clue;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.IntStream;
import org.crosscage.core.clue.LayoutListing.Limit;
import org.crosscage.core.model.Arithmetic;
import org.crosscage.core.model.Cells;
import org.crosscage.core.model.Digits;
import org.crosscage.core.model.Group;
import org.crosscage.core.model.Operation;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class PackedLayoutsTest {

    /// For every clue of two cells and every domain of one of them.
    @ParameterizedTest
    @CsvSource({"1,3,0", "1,6,0", "1,9,1", "0,9,1", "0,10,0", "1,10,1"})
    void partnersAreTheDigitsThatMakeTheClueWithSomeDigitOfTheDomain(int first, int count, int haveALineInCommon) {
        int[] values = IntStream.range(first, first + count).toArray();
        for (var operation : new Operation[] {
            Operation.ADD, Operation.SUBTRACT, Operation.MULTIPLY, Operation.DIVIDE, Operation.HIDDEN
        }) {
            for (int target = 0; target <= 30; target++) {
                int clue = target;
                var layouts = PackedLayouts.of(
                                new Arithmetic(Group.CAGE, Cells.of(0, 1), operation, clue, false),
                                Digits.of(values),
                                (_, _) -> haveALineInCommon == 1,
                                1_000,
                                Limit.NONE)
                        .orElseThrow();
                assertThat(layouts.isPair()).isTrue();
                for (int domain = 0; domain < 1 << count; domain++) {
                    assertThat((long) layouts.partners()[domain])
                            .as("%s%s of %s for domain %s", clue, operation, count, domain)
                            .isEqualTo(partners(values, operation, clue, haveALineInCommon == 0, domain));
                }
            }
        }
    }

    private static long partners(int[] values, Operation operation, long target, boolean mayBeEqual, int domain) {
        long partners = 0;
        for (int i = 0; i < values.length; i++) {
            for (int j = 0; j < values.length; j++) {
                boolean meets = (domain & 1 << i) != 0
                        && (mayBeEqual || i != j)
                        && operation.distance(new int[] {values[i], values[j]}, target) == 0;
                partners |= meets ? 1L << j : 0;
            }
        }
        return partners;
    }
}
