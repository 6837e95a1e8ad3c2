package org.crosscage.kind.kakuro;

import org.crosscage.core.search.RunSums;

/// As [CombinationLook], and layout by layout where there are few enough for a person to look through: the first two
/// tiers of techniques.
final class EasyLook implements RunLook {

    /// As in [org.crosscage.core.logic.LiveClues#FEW_LAYOUTS].
    private static final int FEW = 12;

    private final CombinationLook combinations = new CombinationLook();
    private final int[] digits = new int[RunSums.LARGEST_DIGIT];
    private final int[] supported = new int[RunSums.LARGEST_DIGIT];
    private int[] left = digits;
    private int length;
    private int layouts;

    @Override
    public int[] left(int[] cells, int sum, int[] domains) {
        left = combinations.left(cells, sum, domains);
        length = cells.length;
        layouts = 0;
        for (int i = 0; i < length; i++) {
            supported[i] = 0;
        }
        fill(0, 0, sum);
        if (layouts <= FEW) {
            System.arraycopy(supported, 0, left, 0, length);
        }
        return left;
    }

    private void fill(int position, int used, int rest) {
        if (position == length) {
            layouts += rest == 0 ? 1 : 0;
            for (int i = 0; i < length && rest == 0; i++) {
                supported[i] |= digits[i];
            }
            return;
        }
        int available = 0;
        for (int i = position; i < length; i++) {
            available |= left[i];
        }
        int possible = RunSums.possible(length - position, rest, available & ~used);
        for (int free = left[position] & possible; free != 0 && layouts <= FEW; free &= free - 1) {
            int digit = free & -free;
            digits[position] = digit;
            fill(position + 1, used | digit, rest - RunSums.sum(digit));
        }
    }
}
