package org.crosscage.solver.logic;

import java.util.Comparator;
import java.util.stream.IntStream;
import org.crosscage.core.model.Arithmetic;
import org.crosscage.core.model.Constraint;
import org.crosscage.core.model.Digits;
import org.crosscage.core.search.Budget;

/// The ways in which a constraint can be written with the candidates that its cells have: one after the other, made
/// on the fly, so that a long run needs no memory. Every value that is put into a cell is a node.
///
/// ```java
/// var ways = new Ways(clue, candidates, budget);
/// while (ways.next()) {
///     ways.value(0);
/// }
/// ```
///
/// Cells with few candidates are filled first, and what cannot reach the sum or divide the product is left early:
/// that changes how long it takes, not which ways there are.
final class Ways {

    private final Constraint constraint;
    private final int[] cells;
    private final int[][] seen;
    private final long[] candidates;
    private final long[] untried;
    private final int[] values;
    private final int[] least;
    private final int[] most;
    private final Budget budget;
    private int depth;

    /// @param candidates as they are now; later changes are not noticed
    Ways(Constraint constraint, Candidates candidates, Budget budget) {
        this.constraint = constraint;
        this.budget = budget;
        this.cells = constraint.cells().stream()
                .boxed()
                .sorted(Comparator.comparingInt(cell -> Long.bitCount(candidates.bits(cell))))
                .mapToInt(Integer::intValue)
                .toArray();
        this.seen = new int[cells.length][];
        this.candidates = new long[cells.length];
        this.untried = new long[cells.length];
        this.values = new int[cells.length];
        this.least = new int[cells.length + 1];
        this.most = new int[cells.length + 1];
        for (int i = cells.length - 1; i >= 0; i--) {
            int cell = cells[i];
            this.candidates[i] = candidates.bits(cell);
            seen[i] = IntStream.range(0, i)
                    .filter(earlier -> candidates.puzzle().sees(cell, cells[earlier]))
                    .toArray();
            least[i] = least[i + 1] + Long.numberOfTrailingZeros(this.candidates[i]);
            most[i] = most[i + 1] + Digits.LARGEST - Long.numberOfLeadingZeros(this.candidates[i]);
        }
        untried[0] = this.candidates[0];
    }

    /// Goes to the next way.
    ///
    /// @return whether there is one; no as well when the budget is over
    boolean next() {
        while (depth >= 0) {
            long rest = untried[depth];
            if (rest == 0) {
                depth--;
                continue;
            }
            if (!budget.spend()) {
                return false;
            }
            untried[depth] = rest & rest - 1;
            values[depth] = Long.numberOfTrailingZeros(rest);
            if (depth + 1 < cells.length) {
                goDeeper();
            } else if (holds()) {
                return true;
            }
        }
        return false;
    }

    int size() {
        return cells.length;
    }

    /// The cell at a place of the way, `0 ≤ place < size()`; the order is the same for all ways.
    int cell(int place) {
        return cells[place];
    }

    /// Its digit.
    int value(int place) {
        return values[place];
    }

    private void goDeeper() {
        if (isInReach(depth + 1)) {
            depth++;
            untried[depth] = candidates[depth] & ~seenBy(depth);
        }
    }

    private long seenBy(int place) {
        long digits = 0;
        for (int earlier : seen[place]) {
            digits |= 1L << values[earlier];
        }
        return digits;
    }

    private boolean isInReach(int filled) {
        if (!(constraint instanceof Arithmetic clue)) {
            return true;
        }
        long target = clue.target();
        return switch (clue.operation()) {
            case ADD -> {
                long sum = sum(filled);
                yield sum + least[filled] <= target && target <= sum + most[filled];
            }
            case MULTIPLY -> divides(filled, target);
            case SUBTRACT, DIVIDE, EQUAL, HIDDEN -> true;
        };
    }

    private long sum(int filled) {
        long sum = 0;
        for (int i = 0; i < filled; i++) {
            sum += values[i];
        }
        return sum;
    }

    private boolean divides(int filled, long target) {
        long rest = target;
        for (int i = 0; i < filled && target > 0; i++) {
            if (values[i] == 0 || rest % values[i] != 0) {
                return false;
            }
            rest /= values[i];
        }
        return true;
    }

    private boolean holds() {
        return !(constraint instanceof Arithmetic clue) || clue.operation().holds(values, clue.target());
    }
}
