package org.crosscage.kind.kakuro;

import java.util.Arrays;
import org.crosscage.core.clue.RunSums;

/// Which digits stand in some layout: all that a single run can say, as the first three tiers of techniques do.
///
/// Combination by combination: its digits must be dealt out to as many cells, and a digit cannot stand in a cell
/// when some other cells have just as many digits of the combination as they are, that one among them (Hall 1935).
/// So one walk over all sets of cells finds what each combination leaves.
final class LayoutLook implements RunLook {

    private static final int[][] COMBINATIONS = combinations();

    private final int[] left = new int[RunSums.LARGEST_DIGIT];
    private final int[] open = new int[RunSums.LARGEST_DIGIT];
    private final int[] domainOf = new int[RunSums.LARGEST_DIGIT];
    private final int[] supported = new int[RunSums.LARGEST_DIGIT];
    private final int[] lost = new int[RunSums.LARGEST_DIGIT];
    private final int[] unions = new int[1 << RunSums.LARGEST_DIGIT];

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
                for (int combination : COMBINATIONS[at(count, rest)]) {
                    if ((combination & ~union) == 0 && addsSomething(combination, count)) {
                        dealOut(combination, count);
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

    /// Whether some cell has a digit of a combination that no other combination has been found to leave it yet.
    private boolean addsSomething(int combination, int count) {
        for (int i = 0; i < count; i++) {
            if ((domainOf[i] & combination & ~supported[i]) != 0) {
                return true;
            }
        }
        return false;
    }

    private void dealOut(int combination, int count) {
        Arrays.fill(lost, 0, count, 0);
        int all = (1 << count) - 1;
        for (int set = 1; set <= all; set++) {
            int union = unions[set & set - 1] | domainOf[Integer.numberOfTrailingZeros(set)] & combination;
            unions[set] = union;
            int spare = Integer.bitCount(union) - Integer.bitCount(set);
            if (spare < 0) {
                return;
            }
            if (spare == 0) {
                for (int others = all & ~set; others != 0; others &= others - 1) {
                    lost[Integer.numberOfTrailingZeros(others)] |= union;
                }
            }
        }
        for (int i = 0; i < count; i++) {
            supported[i] |= domainOf[i] & combination & ~lost[i];
        }
    }

    private static int[][] combinations() {
        int most = RunSums.sum((1 << RunSums.LARGEST_DIGIT) - 1);
        var counts = new int[at(RunSums.LARGEST_DIGIT, most) + 1];
        for (int set = 0; set < 1 << RunSums.LARGEST_DIGIT; set++) {
            counts[at(Integer.bitCount(set), RunSums.sum(set))]++;
        }
        var combinations = Arrays.stream(counts).mapToObj(int[]::new).toArray(int[][]::new);
        for (int set = 0; set < 1 << RunSums.LARGEST_DIGIT; set++) {
            int at = at(Integer.bitCount(set), RunSums.sum(set));
            combinations[at][--counts[at]] = set;
        }
        return combinations;
    }

    private static int at(int count, int sum) {
        return count * 46 + sum;
    }
}
