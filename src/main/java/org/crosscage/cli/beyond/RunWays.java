package org.crosscage.cli.beyond;

/// Which digits the cells of a run can have, by all ways in which its sum can be written with their candidates: one
/// consideration of a clue, as bits. Remembers what it was asked lately, because trials ask the same again and again.
/// Not for several threads.
final class RunWays {

    private static final int DIGITS = SumSets.LONGEST;
    /// Of so many cells the candidates fit into one word.
    private static final int MOST_REMEMBERED = Long.SIZE / DIGITS;
    private static final int REMEMBERED = 1 << 17;

    private final SumSets sets;
    private final long[] askedMasks = new long[REMEMBERED];
    private final short[] askedClues = new short[REMEMBERED];
    private final long[] answers = new long[REMEMBERED];

    private final int[] stamps = new int[SumSets.ALL + 1];
    private int stamp;
    private final int[][] layers = new int[DIGITS + 1][126];
    private final int[] layerSizes = new int[DIGITS + 1];

    RunWays(SumSets sets) {
        this.sets = sets;
        layerSizes[0] = 1;
    }

    /// @param masks the candidates of the run's cells, the first `size` of them
    /// @param narrowed gets what they keep; all 0 when the sum cannot be written
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
        return (by >= 0 ? mirrored << by : mirrored >> -by) & SumSets.ALL;
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
                narrowed[i] = (int) (answer >>> i * DIGITS) & SumSets.ALL;
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

    /// All sets that the first cells can have, for ever more of them, and then back from those that reach the sum:
    /// at most 512 sets, however many ways there are.
    private void list(int size, int sum, int[] masks, int[] narrowed) {
        long[] parts = sets.parts(size, sum);
        stamp += 2;
        for (int i = 0; i < size; i++) {
            narrowed[i] = 0;
            int next = 0;
            for (int j = 0; j < layerSizes[i]; j++) {
                int set = layers[i][j];
                for (int rest = masks[i] & ~set; rest != 0; rest &= rest - 1) {
                    int grown = set | rest & -rest;
                    if (stamps[grown] < stamp && (parts[grown >> 6] >>> grown & 1) != 0) {
                        stamps[grown] = stamp;
                        layers[i + 1][next++] = grown;
                    }
                }
            }
            layerSizes[i + 1] = next;
        }
        int reaches = stamp + 1;
        for (int j = 0; j < layerSizes[size]; j++) {
            stamps[layers[size][j]] = reaches;
        }
        for (int i = size - 1; i >= 0; i--) {
            for (int j = 0; j < layerSizes[i]; j++) {
                int set = layers[i][j];
                for (int rest = masks[i] & ~set; rest != 0; rest &= rest - 1) {
                    int digit = rest & -rest;
                    if (stamps[set | digit] == reaches) {
                        narrowed[i] |= digit;
                        stamps[set] = reaches;
                    }
                }
            }
        }
    }
}
