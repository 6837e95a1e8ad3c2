package org.crosscage.experiment.beyond;

import java.util.Arrays;
import org.crosscage.core.clue.RunSums;
import org.crosscage.core.clue.SetSupport;

/// Which digits the cells of a run can have in some layout of their candidates: one consideration of a clue, as bits.
/// Remembers what it was asked lately, because trials ask the same again and again.
/// Not for several threads.
final class RunLayouts {

    private static final int DIGITS = RunSums.LARGEST_DIGIT;
    /// Of so many cells the candidates fit into one word.
    private static final int MOST_REMEMBERED = Long.SIZE / DIGITS;
    private static final int REMEMBERED = 1 << 17;

    private final long[] askedMasks = new long[REMEMBERED];
    private final short[] askedClues = new short[REMEMBERED];
    private final long[] answers = new long[REMEMBERED];

    private final SetSupport support = new SetSupport(DIGITS);

    /// @param masks the candidates of the run's cells, the first `size` of them
    /// @param narrowed gets what they keep; all 0 when there is no layout
    void narrow(int size, int sum, int[] masks, int[] narrowed) {
        if (size == 2) {
            pair(sum, masks, narrowed);
        } else if (size <= MOST_REMEMBERED) {
            remembered(size, sum, masks, narrowed);
        } else {
            list(size, sum, masks, narrowed);
        }
    }

    private void pair(int sum, int[] masks, int[] narrowed) {
        int first = masks[0] & mirrored(masks[1], sum);
        if (sum % 2 == 0 && sum <= 2 * DIGITS) {
            first &= ~(1 << sum / 2 - 1);
        }
        narrowed[0] = first;
        narrowed[1] = mirrored(first, sum);
    }

    /// The digits `sum - d` for all `d` of a set, as far as they are digits.
    private static int mirrored(int set, int sum) {
        int mirrored = Integer.reverse(set) >>> Integer.SIZE - DIGITS;
        int by = sum - DIGITS - 1;
        return (by >= 0 ? mirrored << by : mirrored >> -by) & RunSums.ALL;
    }

    private void remembered(int size, int sum, int[] masks, int[] narrowed) {
        long asked = 0;
        for (int i = 0; i < size; i++) {
            asked |= (long) masks[i] << i * DIGITS;
        }
        short clue = (short) (size << 6 | sum);
        long mixed = (asked + clue) * 0x9e3779b97f4a7c15L;
        int place = (int) (mixed >>> Long.SIZE - 17);
        if (askedMasks[place] == asked && askedClues[place] == clue) {
            long answer = answers[place];
            for (int i = 0; i < size; i++) {
                narrowed[i] = (int) (answer >>> i * DIGITS) & RunSums.ALL;
            }
            return;
        }
        list(size, sum, masks, narrowed);
        long answer = 0;
        for (int i = 0; i < size; i++) {
            answer |= (long) narrowed[i] << i * DIGITS;
        }
        askedMasks[place] = asked;
        askedClues[place] = clue;
        answers[place] = answer;
    }

    private void list(int size, int sum, int[] masks, int[] narrowed) {
        Arrays.fill(narrowed, 0, size, 0);
        for (int combination : RunSums.combinations(size, sum)) {
            support.add(masks, size, combination, narrowed);
        }
    }
}
