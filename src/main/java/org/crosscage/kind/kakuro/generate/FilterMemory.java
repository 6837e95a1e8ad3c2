package org.crosscage.kind.kakuro.generate;

import java.util.Arrays;
import java.util.stream.IntStream;
import org.crosscage.core.clue.RunSums;

/// What a filter has found in runs, so that the same question is answered at once when it comes again: a move changes
/// little, and most runs are asked what they were asked a few moves before. A question that falls on the place of
/// another pushes it out. Not for several threads.
///
/// A question is two numbers that no other has: what the first six cells can hold, nine bits each, with the sum and
/// how many cells there are above them, and the same of the last three cells. What is left for the cells is packed
/// likewise.
final class FilterMemory {

    /// How many cells are packed into the first number.
    static final int FIRST_CELLS = 6;

    private static final int PLACES = 1 << 13;
    private static final int WIDTH = RunSums.LARGEST_DIGIT;
    private static final int SUM_AT = FIRST_CELLS * WIDTH;
    private static final long CELLS = (1L << SUM_AT) - 1;
    /// 2^64 divided by the golden ratio: spreads keys that differ in few bits (Knuth, The Art of Computer Programming,
    /// 6.4).
    private static final long SPREAD = 0x9e3779b97f4a7c15L;
    /// The places of a run's cells, by their number.
    private static final int[][] POSITIONS = positions();

    private final RunFilter filter;
    /// By place: both numbers of the question, both of the answer.
    private final long[] known;
    private final int[] settled = new int[RunSums.LARGEST_DIGIT];
    private long last;

    FilterMemory(RunFilter filter) {
        this.filter = filter;
        this.known = new long[4 * PLACES];
    }

    /// The digits that the filter takes from each of the first six cells, nine bits each; 0 when it takes nothing.
    ///
    /// @param cells of a run
    /// @param domains by cell, masks as in [RunSums]; not changed
    long taken(int[] cells, int sum, int[] domains) {
        long first = (long) (cells.length << 6 | sum) << SUM_AT
                | pack(cells, domains, 0, Math.min(FIRST_CELLS, cells.length));
        long rest = cells.length > FIRST_CELLS ? pack(cells, domains, FIRST_CELLS, cells.length) : 0;
        int place = 4 * (int) ((first + 31 * rest) * SPREAD >>> Long.SIZE - Integer.numberOfTrailingZeros(PLACES));
        if (known[place] != first || known[place + 1] != rest) {
            settle(cells, sum, domains);
            known[place] = first;
            known[place + 1] = rest;
            known[place + 2] = pack(settled, 0, Math.min(FIRST_CELLS, cells.length));
            known[place + 3] = pack(settled, FIRST_CELLS, cells.length);
        }
        last = rest & ~known[place + 3];
        return first & CELLS & ~known[place + 2];
    }

    /// The same of the other cells, after [#taken(int[],int,int[])].
    long takenFromLast() {
        return last;
    }

    private void settle(int[] cells, int sum, int[] domains) {
        int count = cells.length;
        for (int i = 0; i < count; i++) {
            settled[i] = domains[cells[i]];
        }
        for (boolean open = true; open; ) {
            int[] left = filter.left(POSITIONS[count], sum, settled);
            open = filter.mayFindMore() && !Arrays.equals(left, 0, count, settled, 0, count);
            System.arraycopy(left, 0, settled, 0, count);
        }
    }

    private static int[][] positions() {
        var positions = new int[RunSums.LARGEST_DIGIT + 1][];
        Arrays.setAll(positions, count -> IntStream.range(0, count).toArray());
        return positions;
    }

    private static long pack(int[] cells, int[] domains, int from, int to) {
        long packed = 0;
        for (int i = from; i < to; i++) {
            packed |= (long) domains[cells[i]] << (i - from) * WIDTH;
        }
        return packed;
    }

    private static long pack(int[] sets, int from, int to) {
        long packed = 0;
        for (int i = from; i < to; i++) {
            packed |= (long) sets[i] << (i - from) * WIDTH;
        }
        return packed;
    }
}
