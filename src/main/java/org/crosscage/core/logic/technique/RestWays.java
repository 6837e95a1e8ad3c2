package org.crosscage.core.logic.technique;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.crosscage.core.logic.Combination;
import org.crosscage.core.model.Arithmetic;
import org.crosscage.core.model.Board;
import org.crosscage.core.model.Operation;

/// The ways in which the open cells of a sum or product could make what a digit in one of them leaves to the
/// others, lines apart: the digits that are left for these, in any order.
final class RestWays {

    private static final int FEW = 3;

    private final Arithmetic clue;
    private final long[] domains;
    private final List<Combination> all = new ArrayList<>();
    private final List<Combination> fitting = new ArrayList<>();

    private RestWays(Arithmetic clue, long[] domains) {
        this.clue = clue;
        this.domains = domains;
    }

    /// @param cell of the clue that is supposed to hold the digit
    /// @param rest what the other open cells would have to make
    /// @return those whose digits are left for the cells, of several cells each one; where there is none, all.
    ///     Nothing when they are more than anyone wants to read
    static Optional<List<Combination>> few(Arithmetic clue, int cell, int digit, long rest, Board board) {
        long[] domains = board.open(clue.cells()).without(cell).stream()
                .mapToLong(other -> board.bits(other)
                        & ~(clue.allDifferent() || board.puzzle().sees(cell, other) ? 1L << digit : 0))
                .toArray();
        var found = new RestWays(clue, domains);
        found.look(new ArrayList<>(), rest);
        var ways = found.fitting.isEmpty() ? found.all : found.fitting;
        return ways.size() > FEW ? Optional.empty() : Optional.of(List.copyOf(ways));
    }

    private void look(List<Integer> digits, long left) {
        if (digits.size() == domains.length) {
            if (left == (clue.operation() == Operation.ADD ? 0 : 1)) {
                all.add(new Combination(digits));
                if (!clue.allDifferent() && fits(0, new ArrayList<>(digits))) {
                    fitting.add(new Combination(digits));
                }
            }
            return;
        }
        int from = digits.isEmpty() ? 0 : digits.getLast() + (clue.allDifferent() ? 1 : 0);
        long union = 0;
        for (long domain : domains) {
            union |= domain;
        }
        for (long next = union & -1L << from; next != 0 && fitting.size() <= FEW; next &= next - 1) {
            int digit = Long.numberOfTrailingZeros(next);
            boolean sum = clue.operation() == Operation.ADD;
            if (sum ? digit <= left : digit > 0 && left % digit == 0) {
                digits.add(digit);
                look(digits, sum ? left - digit : left / digit);
                digits.removeLast();
            }
        }
    }

    private boolean fits(int cell, List<Integer> digits) {
        if (cell == domains.length) {
            return true;
        }
        for (int i = 0; i < digits.size(); i++) {
            if ((domains[cell] >>> digits.get(i) & 1) != 0) {
                var others = new ArrayList<>(digits);
                others.remove(i);
                if (fits(cell + 1, others)) {
                    return true;
                }
            }
        }
        return false;
    }
}
