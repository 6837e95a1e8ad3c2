package org.crosscage.solver.genetic.memetic;

import org.crosscage.core.clue.RunSums;

/// All different, with a sum. The violation is the smallest number of cells that would have to change: the distance
/// to the sum would call a run nearly right that no small change mends.
final class RunViolations implements ConstraintViolations {

    private final int[] cells;
    private final RunRepairs repairs;
    private final int[] digits;
    private final int[] counts = new int[RunSums.LARGEST_DIGIT + 1];
    private int occurring;

    /// @param repairs of as many cells
    RunViolations(int[] cells, RunRepairs repairs) {
        this.cells = cells;
        this.repairs = repairs;
        this.digits = new int[cells.length];
    }

    @Override
    public int[] cells() {
        return cells;
    }

    @Override
    public void put(int position, int digit) {
        occurring = others(position) | bit(digit);
        counts[digits[position]]--;
        counts[digit]++;
        digits[position] = digit;
    }

    /// The digit stays until another one comes: mostly the same one comes back.
    @Override
    public void take(int position) {}

    @Override
    public int violation() {
        return cells.length - repairs.kept(occurring);
    }

    /// Some digits are possible with the fewest changes of other cells; with any other digit it is one more, to
    /// change the cell again.
    @Override
    public void addCosts(int position, long allowed, int weight, int[] costs, int from) {
        int others = others(position);
        int low = weight * (cells.length - 1 - repairs.kept(others));
        long cheap = (long) repairs.digits(others) << 1;
        for (long rest = allowed; rest != 0; rest &= rest - 1) {
            int digit = Long.numberOfTrailingZeros(rest);
            costs[from + digit] += (cheap >>> digit & 1) != 0 ? low : low + weight;
        }
    }

    /// The digits that occur in other cells than this one, as [RunSums] has sets.
    private int others(int position) {
        int digit = digits[position];
        return counts[digit] > 1 ? occurring : occurring & ~bit(digit);
    }

    /// None for 0, which stands where nothing was put yet.
    private static int bit(int digit) {
        return 1 << digit >> 1;
    }

    @Override
    public boolean isToBlame(int position) {
        return true;
    }
}
