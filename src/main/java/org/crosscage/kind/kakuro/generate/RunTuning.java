package org.crosscage.kind.kakuro.generate;

import java.util.function.BooleanSupplier;
import java.util.random.RandomGenerator;
import org.crosscage.core.model.Cells;

/// Local search on a solution, so that its clues come nearer to what is wanted ([TuningGoal]): a move changes one cell
/// or swaps two of a run, mostly where something is undecided, and is kept when it is not much worse than before;
/// "much" shrinks as the search goes on (threshold accepting, Dueck and Scheuer 1990, in whole numbers, so that every
/// machine takes the same way).
final class RunTuning {

    private static final int DIGITS = 0x3fe;
    private static final int MOST_SLACK = 12;
    private static final int SHAKE = 60;

    private final TuningGoal goal;
    private final RandomGenerator random;
    private final BooleanSupplier stop;
    private final int[] digits;
    private final int[] undecided;
    private int undecidedCount;
    private int energy;

    /// @param digits a digit for each cell, no run with a repetition; changed in place
    /// @param stop asked before each move; true ends the search
    RunTuning(TuningGoal goal, int[] digits, RandomGenerator random, BooleanSupplier stop) {
        this.goal = goal;
        this.digits = digits;
        this.random = random;
        this.stop = stop;
        this.undecided = new int[digits.length];
        accept(goal.distance(digits));
    }

    /// Tries moves until the clues decide everything or the number is used up.
    void run(int moves) {
        for (int move = 0; move < moves && isOpen(); move++) {
            boolean anywhere = undecidedCount == 0 || random.nextInt(16) == 0;
            int cell = anywhere ? random.nextInt(digits.length) : undecided[random.nextInt(undecidedCount)];
            tryMove(cell, slack(move, moves));
        }
    }

    /// Makes moves for better or worse, at these cells as long as there are enough.
    void shake(Cells cells, int moves) {
        for (int move = 0; move < moves; move++) {
            tryMove(cells.isEmpty() ? random.nextInt(digits.length) : cells.get(random.nextInt(cells.size())), SHAKE);
        }
    }

    /// Whether the clues are as wanted.
    boolean isDone() {
        return energy == 0;
    }

    private boolean isOpen() {
        return energy > 0 && !stop.getAsBoolean();
    }

    private int slack(int move, int moves) {
        int most = 1 + MOST_SLACK * (moves - move) / moves;
        return random.nextInt(most);
    }

    private void tryMove(int cell, int slack) {
        int free = DIGITS & ~used(goal.acrossRun(cell)) & ~used(goal.downRun(cell));
        if (free != 0 && random.nextInt(4) != 0) {
            tryDigit(cell, oneOf(free), slack);
        } else {
            trySwap(cell, random.nextBoolean(), slack);
        }
    }

    private void tryDigit(int cell, int digit, int slack) {
        int old = digits[cell];
        digits[cell] = digit;
        if (!acceptIfAtMost(energy + slack, cell, cell)) {
            digits[cell] = old;
        }
    }

    private void trySwap(int cell, boolean across, int slack) {
        int[] run = across ? goal.acrossRun(cell) : goal.downRun(cell);
        int other = run[random.nextInt(run.length)];
        if (other == cell || !canSwap(cell, other, across)) {
            return;
        }
        swap(cell, other);
        if (!acceptIfAtMost(energy + slack, cell, other)) {
            swap(cell, other);
        }
    }

    private boolean acceptIfAtMost(int most, int cell, int other) {
        int next = goal.distance(digits, cell, other, most);
        if (next > most) {
            return false;
        }
        accept(next);
        return true;
    }

    private void accept(int next) {
        energy = next;
        goal.keep();
        undecidedCount = 0;
        for (int cell = 0; cell < digits.length; cell++) {
            if (goal.isConcerned(cell)) {
                undecided[undecidedCount++] = cell;
            }
        }
    }

    /// Whether two cells of one run can swap digits without a repetition in the runs that cross it there.
    private boolean canSwap(int cell, int other, boolean across) {
        int crossing = used(across ? goal.downRun(cell) : goal.acrossRun(cell));
        int crossingOther = used(across ? goal.downRun(other) : goal.acrossRun(other));
        return (crossing >>> digits[other] & 1) == 0 && (crossingOther >>> digits[cell] & 1) == 0;
    }

    private void swap(int cell, int other) {
        int kept = digits[cell];
        digits[cell] = digits[other];
        digits[other] = kept;
    }

    /// The digits of a run, bit d for digit d.
    private int used(int[] run) {
        int used = 0;
        for (int cell : run) {
            used |= 1 << digits[cell];
        }
        return used;
    }

    private int oneOf(int set) {
        int rest = set;
        for (int skip = random.nextInt(Integer.bitCount(set)); skip > 0; skip--) {
            rest &= rest - 1;
        }
        return Integer.numberOfTrailingZeros(rest);
    }
}
