package org.crosscage.solver.genetic.memetic;

/// No digit twice. The violation is the number of digits too many.
final class LineViolations implements ConstraintViolations {

    private final int[] cells;
    private final int[] digits;
    private final int[] counts = new int[Long.SIZE];
    private int tooMany;

    LineViolations(int[] cells) {
        this.cells = cells;
        this.digits = new int[cells.length];
    }

    @Override
    public int[] cells() {
        return cells;
    }

    @Override
    public void put(int position, int digit) {
        digits[position] = digit;
        if (++counts[digit] > 1) {
            tooMany++;
        }
    }

    @Override
    public void take(int position) {
        if (--counts[digits[position]] > 0) {
            tooMany--;
        }
    }

    @Override
    public int violation() {
        return tooMany;
    }

    @Override
    public void addCosts(int position, long digits, int weight, int[] costs, int from) {
        for (long rest = digits; rest != 0; rest &= rest - 1) {
            int digit = Long.numberOfTrailingZeros(rest);
            if (counts[digit] > 0) {
                costs[from + digit] += weight;
            }
        }
    }

    @Override
    public boolean isToBlame(int position) {
        return counts[digits[position]] > 1;
    }
}
