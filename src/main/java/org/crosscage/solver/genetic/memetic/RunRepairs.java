package org.crosscage.solver.genetic.memetic;

import org.crosscage.core.clue.RunSums;

/// How a run with a sum is mended with the fewest changes, by the digits that occur in it: whichever of its cells are
/// changed, those that stay have different digits, so nothing else matters. Answers are worked out when they are first
/// asked for, and kept.
final class RunRepairs {

    private static final int NONE = 0;

    private final int cells;
    private final int sum;
    private final int available;
    private final int[] answers = new int[1 << RunSums.LARGEST_DIGIT];

    /// @param available the digits that a cell may hold, as [RunSums] has sets
    RunRepairs(int cells, int sum, int available) {
        this.cells = cells;
        this.sum = sum;
        this.available = available;
    }

    /// How many cells can keep their digits at most.
    ///
    /// @param occurring the digits in the run, or in all of its cells but one that changes anyway
    int kept(int occurring) {
        return (answer(occurring) >>> RunSums.LARGEST_DIGIT) - 1;
    }

    /// The digits that changing cells can get when as many as possible keep theirs; something where none changes.
    int digits(int occurring) {
        return answer(occurring) & answers.length - 1;
    }

    private int answer(int occurring) {
        int known = answers[occurring];
        if (known == 0) {
            known = found(occurring);
            answers[occurring] = known;
        }
        return known;
    }

    /// All are kept, or the most that can be when one of them goes.
    private int found(int occurring) {
        int kept = Integer.bitCount(occurring);
        int digits = kept <= cells ? digitsFor(occurring, cells - kept) : NONE;
        if (digits != NONE) {
            return kept + 1 << RunSums.LARGEST_DIGIT | digits;
        }
        int best = 1 << RunSums.LARGEST_DIGIT;
        for (int rest = occurring; rest != 0; rest &= rest - 1) {
            int fewer = answer(occurring & ~Integer.lowestOneBit(rest));
            boolean isAsGood = fewer >>> RunSums.LARGEST_DIGIT == best >>> RunSums.LARGEST_DIGIT;
            best = isAsGood ? best | fewer : Math.max(best, fewer);
        }
        return best;
    }

    private int digitsFor(int kept, int changing) {
        int left = sum - RunSums.sum(kept);
        if (changing == 0) {
            return left == 0 ? kept : NONE;
        }
        return left > 0 ? RunSums.possible(changing, left, available & ~kept) : NONE;
    }
}
