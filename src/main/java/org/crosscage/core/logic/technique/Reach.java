package org.crosscage.core.logic.technique;

import java.util.List;
import java.util.stream.IntStream;
import org.crosscage.core.logic.Placement;
import org.crosscage.core.model.Arithmetic;
import org.crosscage.core.model.Board;
import org.crosscage.core.model.Constraint;
import org.crosscage.core.model.Digits;
import org.crosscage.core.model.Operation;

/// What the cells of a sum or product clue can make together at least and at most, one cell left out. No two of them
/// count with the same digit that differ, because of the clue itself or because they share a line; of very many that
/// share lines each is counted by itself. An open cell of a product counts with what divides the rest of it: nobody
/// thinks of a 7 in 60×.
final class Reach {

    private final Arithmetic clue;
    private final Board board;
    private final long dividend;
    private final long divisors;

    Reach(Arithmetic clue, Board board) {
        this.clue = clue;
        this.board = board;
        this.dividend = dividend(clue, board);
        this.divisors = divisors();
    }

    /// The same cells, which count with some digits, whether these divide the product or not.
    private Reach(Reach strict, long counting) {
        this.clue = strict.clue;
        this.board = strict.board;
        this.dividend = strict.dividend;
        this.divisors = counting;
    }

    /// What the open cells of a product multiply to; 0 where that says nothing, as for sums, for the product 0 and
    /// when the placed digits do not divide it.
    private static long dividend(Arithmetic clue, Board board) {
        long rest = clue.operation() == Operation.MULTIPLY ? clue.target() : 0;
        for (int i = 0; i < clue.cells().size() && rest > 0; i++) {
            int cell = clue.cells().get(i);
            if (board.isPlaced(cell)) {
                int digit = board.digit(cell);
                rest = digit == 0 || rest % digit != 0 ? 0 : rest / digit;
            }
        }
        return rest;
    }

    private long divisors() {
        if (dividend == 0) {
            return -1L;
        }
        long found = 0;
        for (long left = board.puzzle().digits().bits() & ~1L; left != 0; left &= left - 1) {
            int digit = Long.numberOfTrailingZeros(left);
            found |= dividend % digit == 0 ? 1L << digit : 0;
        }
        return found;
    }

    Arithmetic clue() {
        return clue;
    }

    Board board() {
        return board;
    }

    long dividend() {
        return dividend;
    }

    /// What the other cells of the clue make at least or at most.
    long made(int cell, boolean least) {
        long loose = cellByCell(cell, least);
        if (!clashes(cell, least)) {
            return loose;
        }
        if (!clue.allDifferent()) {
            return ExtremeFilling.of(clue, cell, least, divisors, board).made(loose);
        }
        int[] digits = DifferentFilling.of(candidates(cell), least);
        return digits.length == 0 ? loose : made(digits);
    }

    /// What the other cells make if no two of them need differ.
    long cellByCell(int cell, boolean least) {
        long made = start(clue);
        for (int i = 0; i < clue.cells().size(); i++) {
            if (clue.cells().get(i) != cell) {
                made = with(clue, made, end(bits(clue.cells().get(i)), least));
            }
        }
        return made;
    }

    /// The digits with which the other cells make the least or the most that they can; none where they cannot
    /// differ, and where more of them share lines than anybody would follow.
    ///
    /// @param lines by which they differ, beside the clue itself
    List<Placement> shown(int cell, boolean least, List<? extends Constraint> lines) {
        int[] others = others(cell).toArray();
        int[] digits = clue.allDifferent()
                ? DifferentFilling.of(candidates(cell), least)
                : lines.isEmpty()
                        ? IntStream.of(others)
                                .map(other -> end(bits(other), least))
                                .toArray()
                        : ExtremeFilling.shown(clue, cell, least, divisors, board, lines)
                                .digits();
        return IntStream.range(0, digits.length)
                .mapToObj(i -> new Placement(others[i], digits[i]))
                .toList();
    }

    /// Candidates of the other cells that do not divide the product, and with which these would reach further than
    /// they are said to: without them they do not.
    Digits undivided(int cell, boolean least, List<? extends Constraint> lines) {
        long said = made(digits(shown(cell, least, lines)));
        var found = Digits.NONE;
        for (boolean further = dividend != 0; further; ) {
            var shown = new Reach(this, ~found.bits()).shown(cell, least, lines);
            long made = made(digits(shown));
            var more = undivided(shown).minus(found);
            further = !more.isEmpty() && (least ? made < said : made > said);
            found = further ? found.union(more) : found;
        }
        return found;
    }

    private Digits undivided(List<Placement> shown) {
        return Digits.of(shown.stream()
                .filter(each -> !board.isPlaced(each.cell()))
                .mapToInt(Placement::digit)
                .filter(digit -> (divisors >>> digit & 1) == 0)
                .toArray());
    }

    /// Whether two of the others that differ would have the same digit, each by itself.
    boolean clashes(int cell, boolean least) {
        var cells = clue.cells();
        for (int i = 1; i < cells.size(); i++) {
            int a = cells.get(i);
            int digit = end(bits(a), least);
            for (int j = 0; j < i; j++) {
                int b = cells.get(j);
                if (a != cell
                        && b != cell
                        && end(bits(b), least) == digit
                        && (clue.allDifferent() || board.puzzle().sees(a, b))) {
                    return true;
                }
            }
        }
        return false;
    }

    /// The digits that a cell counts with.
    static long counting(int cell, long divisors, Board board) {
        long bits = board.bits(cell);
        return board.isPlaced(cell) || (bits & divisors) == 0 ? bits : bits & divisors;
    }

    private long bits(int cell) {
        return counting(cell, divisors, board);
    }

    private long[] candidates(int cell) {
        var cells = clue.cells();
        long[] candidates = new long[cells.size() - 1];
        for (int i = 0, next = 0; i < cells.size(); i++) {
            if (cells.get(i) != cell) {
                candidates[next++] = bits(cells.get(i));
            }
        }
        return candidates;
    }

    private IntStream others(int cell) {
        return clue.cells().stream().filter(other -> other != cell);
    }

    private static int[] digits(List<Placement> shown) {
        return shown.stream().mapToInt(Placement::digit).toArray();
    }

    private long made(int[] digits) {
        long made = start(clue);
        for (int digit : digits) {
            made = with(clue, made, digit);
        }
        return made;
    }

    /// The digits that a cell can hold beside what the others make at least, or at most.
    long fits(long made, boolean least) {
        return least ? notTooLarge(made) : notTooSmall(made);
    }

    private long notTooLarge(long least) {
        if (clue.operation() == Operation.ADD) {
            return upTo(clue.target() - least);
        }
        return least == 0 ? -1L : upTo(clue.target() / least);
    }

    private long notTooSmall(long most) {
        if (clue.operation() == Operation.ADD) {
            return ~upTo(clue.target() - most - 1);
        }
        if (clue.target() == 0 || most == Operation.LARGEST_PRODUCT) {
            return -1L;
        }
        return most == 0 ? 0 : ~upTo((clue.target() - 1) / most);
    }

    /// What no cell makes.
    static long start(Arithmetic clue) {
        return clue.operation() == Operation.ADD ? 0 : 1;
    }

    /// What some cells make with one more.
    static long with(Arithmetic clue, long made, int digit) {
        return clue.operation() == Operation.ADD ? made + digit : Operation.product(made, digit);
    }

    /// The smallest or largest of some digits.
    static int end(long bits, boolean least) {
        return least ? Long.numberOfTrailingZeros(bits) : Digits.LARGEST - Long.numberOfLeadingZeros(bits);
    }

    /// The digits 0 … `last`, none when it is negative.
    private static long upTo(long last) {
        return last < 0 ? 0 : last >= Digits.LARGEST ? -1L : ~(-2L << last);
    }
}
