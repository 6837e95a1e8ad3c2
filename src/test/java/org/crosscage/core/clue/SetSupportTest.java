package org.crosscage.core.clue;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

/// The support of cells that all differ, against every digit in every cell.
class SetSupportTest {

    private final SplittableRandom random = new SplittableRandom(11);

    @Test
    void aDigitIsSupportedWhenSomeLayoutHasItInItsCell() {
        int supported = 0;
        for (int round = 0; round < 500; round++) {
            long[] candidates = new long[random.nextInt(1, 6)];
            Arrays.setAll(candidates, _ -> random.nextInt(1 << 7) << 3);
            long[] sets = random.longs(20, 0, 1 << 7)
                    .map(set -> set << 3)
                    .filter(set -> Long.bitCount(set) == candidates.length)
                    .toArray();
            long[] wanted = new long[candidates.length];
            fill(candidates, sets, new int[candidates.length], 0, 0, wanted);

            var support = SetSupport.of(candidates, sets);

            for (int i = 0; i < wanted.length; i++) {
                assertThat(support.at(i)).isEqualTo(wanted[i]);
                supported += Long.bitCount(wanted[i]);
            }
        }
        assertThat(supported).isGreaterThan(100);
    }

    /// On a board that cannot be solved any more: there is no room for a table of all sets of so many cells.
    @Test
    void moreCellsThanDigitsHaveNone() {
        long[] candidates = new long[31];
        Arrays.fill(candidates, 0b1110);

        var support = SetSupport.of(candidates, new long[] {(1L << 32) - 2});

        assertThat(support.isKnown()).isTrue();
        assertThat(support.at(0)).isZero();
    }

    private static void fill(long[] candidates, long[] sets, int[] digits, int cell, long used, long[] found) {
        if (cell == digits.length) {
            if (Arrays.stream(sets).anyMatch(set -> set == used)) {
                for (int i = 0; i < digits.length; i++) {
                    found[i] |= 1L << digits[i];
                }
            }
            return;
        }
        for (long left = candidates[cell] & ~used; left != 0; left &= left - 1) {
            digits[cell] = Long.numberOfTrailingZeros(left);
            fill(candidates, sets, digits, cell + 1, used | left & -left, found);
        }
    }
}
