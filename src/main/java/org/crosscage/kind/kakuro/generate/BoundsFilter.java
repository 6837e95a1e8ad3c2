package org.crosscage.kind.kakuro.generate;

import org.crosscage.core.clue.RunSums;

/// As [CombinationFilter], by the least and the most that the other cells make ([RunBounds]), and layout by layout
/// where there are few enough for a person to look through: the first two tiers of techniques.
final class BoundsFilter implements RunFilter {

    /// As in [org.crosscage.core.clue.LiveClues#FEW_LAYOUTS].
    private static final int FEW = 12;

    private final CombinationFilter combinations = new CombinationFilter();
    private final RunBounds bounds = new RunBounds();
    private final int[] open = new int[RunSums.LARGEST_DIGIT];
    private final int[] domainOf = new int[RunSums.LARGEST_DIGIT];
    /// Of the domains from a cell on.
    private final int[] unions = new int[RunSums.LARGEST_DIGIT + 1];
    private final int[] digits = new int[RunSums.LARGEST_DIGIT];
    private final int[] supported = new int[RunSums.LARGEST_DIGIT];
    private int count;
    private int layouts;

    @Override
    public int[] left(int[] cells, int sum, int[] domains) {
        int[] left = combinations.left(cells, sum, domains);
        int placed = 0;
        for (int i = 0; i < cells.length; i++) {
            placed |= (left[i] & left[i] - 1) == 0 ? left[i] : 0;
        }
        count = 0;
        for (int i = 0; i < cells.length; i++) {
            if ((left[i] & left[i] - 1) != 0) {
                open[count] = i;
                supported[count] = 0;
                domainOf[count++] = left[i] & ~placed;
            }
        }
        if (count > 0) {
            filter(sum - RunSums.sum(placed));
            for (int i = 0; i < count; i++) {
                left[open[i]] = supported[i];
            }
        }
        return left;
    }

    @Override
    public boolean mayFindMore() {
        return count > 0 && layouts > FEW;
    }

    private void filter(int rest) {
        unions[count] = 0;
        for (int i = count - 1; i >= 0; i--) {
            unions[i] = unions[i + 1] | domainOf[i];
        }
        layouts = 0;
        fill(0, 0, rest);
        if (layouts > FEW) {
            bounds.find(domainOf, count, rest, supported);
        }
    }

    private void fill(int position, int used, int rest) {
        if (position == count) {
            layouts++;
            for (int i = 0; i < count; i++) {
                supported[i] |= digits[i];
            }
            return;
        }
        int possible = RunSums.possible(count - position, rest, unions[position] & ~used);
        for (int free = domainOf[position] & possible; free != 0 && layouts <= FEW; free &= free - 1) {
            int digit = free & -free;
            digits[position] = digit;
            fill(position + 1, used | digit, rest - RunSums.sum(digit));
        }
    }
}
