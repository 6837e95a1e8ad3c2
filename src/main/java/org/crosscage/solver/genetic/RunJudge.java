package org.crosscage.solver.genetic;

import org.crosscage.core.search.RunSums;

/// All different, with a sum. The violation is the smallest number of cells that would have to change: the distance
/// to the sum would call a run nearly right that no small change mends. Most answers are asked for again and again
/// while nothing changes, so they are kept.
final class RunJudge implements Judge {

    private static final int NOWHERE = -1;
    private static final int NONE = 0;

    private final int[] cells;
    private final int sum;
    private final int available;
    private final int[] digits;
    private int violation;
    private boolean isKnown;
    private int knownAt;
    private final int[] fewest;
    private final int[] cheapest;

    /// @param available the digits that a cell may hold, as [RunSums] has sets
    RunJudge(int[] cells, int sum, int available) {
        this.cells = cells;
        this.sum = sum;
        this.available = available;
        this.digits = new int[cells.length];
        this.fewest = new int[cells.length];
        this.cheapest = new int[cells.length];
    }

    @Override
    public int[] cells() {
        return cells;
    }

    /// What is known of a cell does not depend on its own digit.
    @Override
    public void put(int position, int digit) {
        if (digits[position] != digit) {
            digits[position] = digit;
            isKnown = false;
            knownAt &= 1 << position;
        }
    }

    /// The digit stays until another one comes: mostly the same one comes back.
    @Override
    public void take(int position) {}

    @Override
    public int violation() {
        if (!isKnown) {
            isKnown = true;
            violation = 0;
            while (violation < cells.length && possible(NOWHERE, 0, violation, violation, 0, 0) == NONE) {
                violation++;
            }
        }
        return violation;
    }

    @Override
    public void addCosts(int position, long allowed, int weight, int[] costs, int from) {
        if ((knownAt >>> position & 1) == 0) {
            knownAt |= 1 << position;
            learn(position);
        }
        int low = weight * fewest[position];
        long cheap = (long) cheapest[position] << 1;
        for (long rest = allowed; rest != 0; rest &= rest - 1) {
            int digit = Long.numberOfTrailingZeros(rest);
            costs[from + digit] += (cheap >>> digit & 1) != 0 ? low : low + weight;
        }
    }

    /// Some digits are possible with the fewest changes of other cells; with any other digit it is one more, to
    /// change the cell again.
    private void learn(int position) {
        int change = 0;
        int found = possible(position, 0, change, change + 1, 0, 0);
        while (found == NONE && change + 1 < cells.length) {
            change++;
            found = possible(position, 0, change, change + 1, 0, 0);
        }
        fewest[position] = change;
        cheapest[position] = found;
    }

    /// The digits that changing cells can hold while the others keep theirs; where none changes, something if the
    /// run is right as it is. As [RunSums] has sets.
    ///
    /// @param here a position that changes anyway, or [#NOWHERE]
    /// @param position the cells from here on are not decided yet
    /// @param left how many of them change, `here` apart
    /// @param changing how many change altogether
    /// @param kept the digits kept so far
    /// @param total their sum
    private int possible(int here, int position, int left, int changing, int kept, int total) {
        if (position == digits.length) {
            if (changing == 0) {
                return total == sum ? kept : NONE;
            }
            return RunSums.possible(changing, sum - total, available & ~kept);
        }
        if (position == here) {
            return possible(here, position + 1, left, changing, kept, total);
        }
        int rest = digits.length - position - (here > position ? 1 : 0);
        int found = left > 0 ? possible(here, position + 1, left - 1, changing, kept, total) : NONE;
        int bit = 1 << digits[position] - 1;
        if (left < rest && (kept & bit) == 0 && total + digits[position] <= sum) {
            found |= possible(here, position + 1, left, changing, kept | bit, total + digits[position]);
        }
        return found;
    }

    @Override
    public boolean isToBlame(int position) {
        return true;
    }
}
