package org.crosscage.core.logic.technique;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.crosscage.core.logic.Combination;
import org.crosscage.core.model.Arithmetic;
import org.crosscage.core.model.Board;
import org.crosscage.core.model.Operation;

/// The ways in which the open cells of a clue could make what a digit in one of them leaves to the others, lines
/// apart: the digits that are left for these, in any order. All of them, also those that do not fit the cells:
/// a reader who finds one more than he was told of stops believing.
final class RestWays {

    /// More ways than these nobody reads.
    private static final int FEW = 12;

    /// More choices than these are not looked at, of a difference in a large cage say.
    private static final int MOST_CHOICES = 100_000;

    private final Arithmetic clue;
    private final long left;
    private final int[] digits;
    private final int from;
    private final List<Combination> ways = new ArrayList<>();
    private int choices;

    private RestWays(Arithmetic clue, long left, int[] digits, int from) {
        this.clue = clue;
        this.left = left;
        this.digits = digits;
        this.from = from;
    }

    /// @param cell of the clue that is supposed to hold the digit
    /// @return of the other open cells; empty when they are more than anyone wants to read
    static Optional<List<Combination>> few(Arithmetic clue, int cell, int digit, Board board) {
        var others = board.open(clue.cells()).without(cell);
        long left = 0;
        for (int other : others.toArray()) {
            boolean apart = clue.allDifferent() || board.puzzle().sees(cell, other);
            left |= board.bits(other) & ~(apart ? 1L << digit : 0);
        }
        int[] digits = new int[clue.cells().size()];
        int known = 0;
        for (int each : clue.cells().without(cell).filter(board::isPlaced).toArray()) {
            digits[known++] = board.digit(each);
        }
        digits[known++] = digit;
        var found = new RestWays(clue, left, digits, known);
        found.look(known);
        return found.isTooMuch() ? Optional.empty() : Optional.of(List.copyOf(found.ways));
    }

    private boolean isTooMuch() {
        return ways.size() > FEW || choices > MOST_CHOICES;
    }

    private void look(int next) {
        if (next == digits.length) {
            choices++;
            if (clue.operation().holds(digits, clue.target())) {
                ways.add(new Combination(
                        IntStream.range(from, next).mapToObj(i -> digits[i]).toList()));
            }
            return;
        }
        int first = next == from ? 0 : digits[next - 1] + (clue.allDifferent() ? 1 : 0);
        for (long open = left & -1L << first; open != 0 && !isTooMuch(); open &= open - 1) {
            digits[next] = Long.numberOfTrailingZeros(open);
            if (canHold(next + 1)) {
                look(next + 1);
            }
        }
    }

    /// Whether the first so many digits leave a sum or a product something to go on with.
    private boolean canHold(int known) {
        long made = clue.operation() == Operation.MULTIPLY ? 1 : 0;
        for (int i = 0; i < known; i++) {
            made = clue.operation() == Operation.MULTIPLY ? made * digits[i] : made + digits[i];
        }
        return switch (clue.operation()) {
            case ADD -> made <= clue.target();
            case MULTIPLY -> made == 0 ? clue.target() == 0 : clue.target() % made == 0;
            case SUBTRACT, DIVIDE, EQUAL, HIDDEN -> true;
        };
    }
}
