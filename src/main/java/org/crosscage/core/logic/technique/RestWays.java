package org.crosscage.core.logic.technique;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import org.crosscage.core.clue.Combination;
import org.crosscage.core.model.Arithmetic;
import org.crosscage.core.model.Board;
import org.crosscage.core.model.Operation;

/// The ways in which the open cells of a clue could make what a digit in one of them leaves to the others, by the
/// digits that are left for each of these. Lines are not looked at: they are the reason why none of the ways fits. All
/// of them, for a reader who finds one more than he was told of stops believing, and none that a cell cannot have, for
/// a reader who is told of that does too.
final class RestWays {

    /// More ways than these nobody reads.
    private static final int FEW = 12;

    /// More choices than these are not looked at, of a difference in a large cage say.
    private static final int MOST_CHOICES = 100_000;

    private final Arithmetic clue;
    private final long[] own;
    private final long left;
    private final int[] digits;
    private final int from;
    private final List<Combination> looked = new ArrayList<>();
    private int choices;

    /// @param own the digits left for each of the other open cells
    /// @param digits the known ones first
    /// @param from how many are known
    private RestWays(Arithmetic clue, long[] own, int[] digits, int from) {
        this.clue = clue;
        this.own = own;
        this.left = LongStream.of(own).reduce(0, (a, b) -> a | b);
        this.digits = digits;
        this.from = from;
    }

    /// @param cell of the clue that is supposed to hold the digit
    /// @return of the other open cells; empty when more have to be looked at than anyone wants to read
    static Optional<RestWays> few(Arithmetic clue, int cell, int digit, Board board) {
        var found = of(clue, cell, digit, board);
        found.look(found.from);
        return found.isTooMuch() ? Optional.empty() : Optional.of(found);
    }

    private static RestWays of(Arithmetic clue, int cell, int digit, Board board) {
        long[] own = board.open(clue.cells()).without(cell).stream()
                .mapToLong(other -> board.bits(other) & ~(clue.allDifferent() ? 1L << digit : 0))
                .toArray();
        int[] digits = new int[clue.cells().size()];
        int known = 0;
        for (int each : clue.cells().without(cell).filter(board::isPlaced).toArray()) {
            digits[known++] = board.digit(each);
        }
        digits[known++] = digit;
        return new RestWays(clue, own, digits, known);
    }

    /// The ways, each of which some order brings into the cells by their own digits.
    List<Combination> ways() {
        return looked.stream().filter(way -> fits(0, way.digits())).toList();
    }

    /// How many ways a reader looks at to find these: any cell's digits in any other cell.
    int looked() {
        return looked.size();
    }

    private boolean fits(int next, List<Integer> digits) {
        return next == own.length
                || digits.stream()
                        .distinct()
                        .filter(digit -> (own[next] >> digit & 1) != 0)
                        .anyMatch(digit -> fits(
                                next + 1,
                                new Combination(digits).without(List.of(digit)).digits()));
    }

    private boolean isTooMuch() {
        return looked.size() > FEW || choices > MOST_CHOICES;
    }

    private void look(int next) {
        if (next == digits.length) {
            choices++;
            if (clue.operation().holds(digits, clue.target())) {
                looked.add(new Combination(
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
