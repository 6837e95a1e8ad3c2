package org.crosscage.kind.kakuro.generate;

import java.util.Arrays;
import org.crosscage.core.clue.RunSums;
import org.crosscage.core.clue.SetSupport;

/// Which digits stand in some layout: all that a single run can say, as the first three tiers of techniques do.
final class LayoutFilter implements RunFilter {

    private final int[] left = new int[RunSums.LARGEST_DIGIT];
    private final int[] open = new int[RunSums.LARGEST_DIGIT];
    private final int[] domainOf = new int[RunSums.LARGEST_DIGIT];
    private final int[] supported = new int[RunSums.LARGEST_DIGIT];
    private final SetSupport support = new SetSupport(RunSums.LARGEST_DIGIT);

    @Override
    public int[] left(int[] cells, int sum, int[] domains) {
        int placed = 0;
        for (int i = 0; i < cells.length; i++) {
            left[i] = domains[cells[i]];
            placed |= (left[i] & left[i] - 1) == 0 ? left[i] : 0;
        }
        int count = 0;
        int union = 0;
        for (int i = 0; i < cells.length; i++) {
            if ((left[i] & left[i] - 1) != 0) {
                open[count] = i;
                domainOf[count] = left[i] & ~placed;
                union |= domainOf[count];
                supported[count++] = 0;
            }
        }
        int rest = sum - RunSums.sum(placed);
        if (Integer.bitCount(placed) != cells.length - count || count == 0 && rest != 0) {
            Arrays.fill(left, 0, cells.length, 0);
        } else {
            if (rest > 0 && rest <= RunSums.sum(union)) {
                for (int combination : RunSums.combinations(count, rest)) {
                    if ((combination & ~union) == 0) {
                        support.add(domainOf, count, combination, supported);
                    }
                }
            }
            for (int i = 0; i < count; i++) {
                left[open[i]] = supported[i];
            }
        }
        return left;
    }

    @Override
    public boolean mayFindMore() {
        return false;
    }
}
