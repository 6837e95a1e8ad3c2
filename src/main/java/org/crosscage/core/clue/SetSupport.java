package org.crosscage.core.clue;

/// Which digits of which cells take part when cells that all differ are filled with one of some sets of digits.
/// Instead of every filling it looks at every set of digits that the first cells can hold between them, from the
/// front and then from the back: 2^digits sets at most.
final class SetSupport {

    /// The most digits, from the smallest to the largest, that are worth it.
    static final int MOST_DIGITS = 12;

    private final long[] candidates;
    private final int smallest;
    private final long[][] front;

    /// @param candidates of each cell, not empty
    private SetSupport(long[] candidates, int smallest, int width) {
        this.candidates = candidates;
        this.smallest = smallest;
        this.front = new long[candidates.length + 1][Math.max(1, 1 << width >> 6)];
    }

    /// The digits that each cell holds in some filling.
    ///
    /// @param candidates of each cell
    /// @param sets each with as many digits as there are cells
    /// @param count how many of the sets count
    static Support support(long[] candidates, long[] sets, int count) {
        long all = 0;
        for (long bits : candidates) {
            all |= bits;
        }
        int smallest = Long.numberOfTrailingZeros(all);
        int width = Long.SIZE - Long.numberOfLeadingZeros(all) - smallest;
        if (width > MOST_DIGITS) {
            return Support.unknown();
        }
        var filling = new SetSupport(candidates, smallest, width);
        filling.goForward();
        return Support.of(filling.goBack(sets, count, all));
    }

    private void goForward() {
        front[0][0] = 1;
        for (int cell = 0; cell < candidates.length; cell++) {
            for (int word = 0; word < front[cell].length; word++) {
                for (long sets = front[cell][word]; sets != 0; sets &= sets - 1) {
                    int set = word << 6 | Long.numberOfTrailingZeros(sets);
                    for (long free = candidates[cell] >>> smallest & ~set; free != 0; free &= free - 1) {
                        add(front[cell + 1], set | (int) Long.lowestOneBit(free));
                    }
                }
            }
        }
    }

    private long[] goBack(long[] sets, int count, long all) {
        long[] used = new long[candidates.length];
        long[] back = new long[front[0].length];
        for (int i = 0; i < count; i++) {
            int set = (int) (sets[i] >>> smallest);
            if ((sets[i] & ~all) == 0 && has(front[candidates.length], set)) {
                add(back, set);
            }
        }
        for (int cell = candidates.length - 1; cell >= 0; cell--) {
            long[] before = new long[back.length];
            for (int word = 0; word < back.length; word++) {
                for (long left = front[cell][word]; left != 0; left &= left - 1) {
                    int set = word << 6 | Long.numberOfTrailingZeros(left);
                    long ways = leading(set, cell, back);
                    used[cell] |= ways << smallest;
                    before[word] |= ways == 0 ? 0 : Long.lowestOneBit(left);
                }
            }
            back = before;
        }
        return used;
    }

    /// The digits of a cell that make a set into one from which the end is reached.
    private long leading(int set, int cell, long[] back) {
        long ways = 0;
        for (long free = candidates[cell] >>> smallest & ~set; free != 0; free &= free - 1) {
            long bit = Long.lowestOneBit(free);
            ways |= has(back, set | (int) bit) ? bit : 0;
        }
        return ways;
    }

    private static void add(long[] sets, int set) {
        sets[set >> 6] |= 1L << set;
    }

    private static boolean has(long[] sets, int set) {
        return (sets[set >> 6] >>> set & 1) != 0;
    }
}
