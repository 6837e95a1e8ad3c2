package org.crosscage.core.clue;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.SplittableRandom;
import org.crosscage.core.clue.LayoutListing.Limit;
import org.crosscage.core.model.AllDifferent;
import org.crosscage.core.model.Arithmetic;
import org.crosscage.core.model.Cells;
import org.crosscage.core.model.Constraint;
import org.crosscage.core.model.Group;
import org.crosscage.core.model.Operation;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/// Listed layouts against every digit in every cell.
class LayoutListingTest {

    private final SplittableRandom random = new SplittableRandom(7);

    @ParameterizedTest
    @EnumSource(Operation.class)
    void everyLayoutIsListedOnceInAscendingOrder(Operation operation) {
        int listed = 0;
        for (int round = 0; round < 1_000; round++) {
            int size = operation == Operation.EQUAL ? 1 : random.nextInt(1, 6);
            long target = random.nextInt(operation == Operation.MULTIPLY ? 60 : 16);
            var clue = new Arithmetic(Group.CAGE, Cells.of(positions(size)), operation, target, false);
            listed += compare(clue, size);
        }
        assertThat(listed).isGreaterThan(100);
    }

    @Test
    void cellsThatOnlyDifferHaveEveryLayoutThatDiffers() {
        assertThat(compare(new AllDifferent(Group.ROW, Cells.of(positions(4))), 4))
                .isPositive();
    }

    @ParameterizedTest
    @ValueSource(ints = {0, 1, 5, 17})
    void aListingThatIsCutShortSaysSo(int tries) {
        var clue = new Arithmetic(Group.CAGE, Cells.of(positions(3)), Operation.ADD, 12, false);
        long[] candidates = {0b11_1111_1110, 0b11_1111_1110, 0b11_1111_1110};

        var cut = new LayoutListing(clue, candidates, (_, _) -> false, Limit.ofTries(tries));
        var whole = new LayoutListing(clue, candidates, (_, _) -> false, Limit.ofTries(1_000));

        int found = list(cut, 3).size();
        assertThat(cut.gaveUp()).isTrue();
        assertThat(cut.next()).isFalse();
        assertThat(list(whole, 3)).hasSizeGreaterThan(found);
        assertThat(whole.gaveUp()).isFalse();
    }

    private int compare(Constraint constraint, int size) {
        long[] candidates = new long[size];
        Arrays.setAll(candidates, _ -> random.nextInt(1 << 7));
        boolean[][] sees = new boolean[size][size];
        for (int i = 0; i < size; i++) {
            for (int j = 0; j < i; j++) {
                sees[i][j] = constraint.allDifferent() || random.nextBoolean();
            }
        }
        var wanted = new ArrayList<List<Integer>>();
        fill(constraint, candidates, sees, new int[size], 0, wanted);

        var listing = new LayoutListing(constraint, candidates, (one, other) -> sees[one][other], Limit.NONE);

        assertThat(list(listing, size)).as("%s", constraint).isEqualTo(wanted);
        return wanted.size();
    }

    private static List<List<Integer>> list(LayoutListing listing, int size) {
        var layouts = new ArrayList<List<Integer>>();
        while (listing.next()) {
            layouts.add(
                    Arrays.stream(positions(size)).map(listing::digit).boxed().toList());
        }
        return layouts;
    }

    private static void fill(
            Constraint constraint,
            long[] candidates,
            boolean[][] sees,
            int[] digits,
            int position,
            List<List<Integer>> found) {
        if (position == digits.length) {
            if (!(constraint instanceof Arithmetic clue) || clue.operation().holds(digits, clue.target())) {
                found.add(Arrays.stream(digits).boxed().toList());
            }
            return;
        }
        for (int digit = 0; digit < Long.SIZE; digit++) {
            if ((candidates[position] >>> digit & 1) != 0 && isFree(sees[position], digits, position, digit)) {
                digits[position] = digit;
                fill(constraint, candidates, sees, digits, position + 1, found);
            }
        }
    }

    private static boolean isFree(boolean[] sees, int[] digits, int position, int digit) {
        for (int earlier = 0; earlier < position; earlier++) {
            if (sees[earlier] && digits[earlier] == digit) {
                return false;
            }
        }
        return true;
    }

    private static int[] positions(int size) {
        int[] positions = new int[size];
        Arrays.setAll(positions, i -> i);
        return positions;
    }
}
