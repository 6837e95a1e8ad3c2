package org.crosscage.core.clue;

import java.util.Arrays;

/// Which of the digits 1…9 can, and which must, take part in a sum of different digits. One look-up each: the
/// answers for every number of cells, sum and set of digits are tabled once. Sets are bit masks in which bit `i`
/// stands for digit `i + 1`.
public final class RunSums {

    /// The largest digit that the table knows.
    public static final int LARGEST_DIGIT = 9;

    /// The set of all digits.
    public static final int ALL = (1 << LARGEST_DIGIT) - 1;

    private static final int SETS = 1 << LARGEST_DIGIT;
    private static final int LARGEST_SUM = 45;
    private static final int ROW = LARGEST_SUM + 1;
    private static final byte[] SUMS = sums();
    private static final int[] ANSWERS = answers();
    private static final int[][] COMBINATIONS = combinations();

    private RunSums() {}

    /// The sum of all digits of a set.
    public static int sum(int set) {
        return SUMS[set];
    }

    /// The combinations: all sets of `count` different digits that give `sum`, descending as numbers. Not to be
    /// changed.
    ///
    /// @param count 0…9
    /// @param sum 0…45
    public static int[] combinations(int count, int sum) {
        return COMBINATIONS[count * ROW + sum];
    }

    /// The digits that occur in some sum of `count` different digits of `available` that gives `sum`; 0 when there
    /// is none.
    ///
    /// @param count 1…9
    /// @param sum any number
    public static int possible(int count, int sum, int available) {
        return possible(answer(count, sum, available));
    }

    /// Both at once, to be taken apart by [#possible(int)] and [#required(int)]: the table is so large that each look
    /// into it may have to wait for memory. 0 when there is no such sum.
    public static int answer(int count, int sum, int available) {
        return sum < 0 || sum > LARGEST_SUM ? 0 : ANSWERS[at(count, sum, available)];
    }

    public static int possible(int answer) {
        return answer & SETS - 1;
    }

    public static int required(int answer) {
        return answer >>> LARGEST_DIGIT;
    }

    private static byte[] sums() {
        var sums = new byte[SETS];
        for (int set = 1; set < SETS; set++) {
            sums[set] = (byte) (sums[set & set - 1] + Integer.numberOfTrailingZeros(set) + 1);
        }
        return sums;
    }

    private static int[][] combinations() {
        int[] counts = new int[(LARGEST_DIGIT + 1) * ROW];
        for (int set = 0; set < SETS; set++) {
            counts[Integer.bitCount(set) * ROW + SUMS[set]]++;
        }
        var combinations = Arrays.stream(counts).mapToObj(int[]::new).toArray(int[][]::new);
        for (int set = 0; set < SETS; set++) {
            int at = Integer.bitCount(set) * ROW + SUMS[set];
            combinations[at][--counts[at]] = set;
        }
        return combinations;
    }

    private static int[] answers() {
        var answers = new int[(LARGEST_DIGIT + 1) * ROW * SETS];
        for (int available = 0; available < SETS; available++) {
            // all subsets of a set, from itself down to the empty one
            for (int subset = available; ; subset = subset - 1 & available) {
                int at = at(Integer.bitCount(subset), SUMS[subset], available);
                int required = answers[at] == 0 ? subset : required(answers[at]) & subset;
                answers[at] = possible(answers[at]) | subset | required << LARGEST_DIGIT;
                if (subset == 0) {
                    break;
                }
            }
        }
        return answers;
    }

    private static int at(int count, int sum, int available) {
        return (count * ROW + sum) * SETS + available;
    }
}
