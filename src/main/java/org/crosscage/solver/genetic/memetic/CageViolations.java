package org.crosscage.solver.genetic.memetic;

import org.crosscage.core.model.Arithmetic;

/// A cage with too many layouts to list. The violation grows with the logarithm of the distance, so that products
/// far off do not drown everything else.
final class CageViolations implements ConstraintViolations {

    private final Arithmetic clue;
    private final int[] cells;
    private final int[] digits;

    CageViolations(Arithmetic clue) {
        this.clue = clue;
        this.cells = clue.cells().toArray();
        this.digits = new int[cells.length];
    }

    @Override
    public int[] cells() {
        return cells;
    }

    @Override
    public void put(int position, int digit) {
        digits[position] = digit;
    }

    /// The digit stays until another one comes.
    @Override
    public void take(int position) {}

    @Override
    public int violation() {
        return Long.SIZE - Long.numberOfLeadingZeros(clue.operation().distance(digits, clue.target()));
    }

    @Override
    public void addCosts(int position, long allowed, int weight, int[] costs, int from) {
        int kept = digits[position];
        for (long rest = allowed; rest != 0; rest &= rest - 1) {
            int digit = Long.numberOfTrailingZeros(rest);
            digits[position] = digit;
            costs[from + digit] += weight * violation();
        }
        digits[position] = kept;
    }

    @Override
    public boolean isToBlame(int position) {
        return true;
    }
}
