package org.crosscage.core.logic.technique;

import java.util.ArrayList;
import java.util.List;
import java.util.function.IntConsumer;
import java.util.stream.IntStream;
import org.crosscage.core.logic.Combination;
import org.crosscage.core.model.Arithmetic;
import org.crosscage.core.model.Board;
import org.crosscage.core.model.Constraint;
import org.crosscage.core.model.Digits;
import org.crosscage.core.model.Operation;

/// What the cells of a sum or product clue can make together at least and at most, one cell left out. Counted cell
/// by cell; where all digits differ, also as the smallest or largest different digits that these cells have
/// together, if that says more. Where only some cells differ, because they share a line, no two of these count with
/// the same digit. An open cell of a product counts with what divides the rest of it: nobody thinks of a 7 in 60×.
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

    long dividend() {
        return dividend;
    }

    /// Candidates of the other cells that do not divide the product, and with which these would reach further than
    /// they are said to: without them they do not.
    Digits undivided(int cell, boolean least, Way way) {
        long said = made(way.digits(this, cell, least));
        var placed = others(cell).filter(board::isPlaced).mapToObj(board::digit).toList();
        var found = Digits.NONE;
        for (boolean further = dividend != 0; further; ) {
            var digits = way.digits(new Reach(this, ~found.bits()), cell, least);
            var more = new Digits(digits.without(placed).set().bits() & ~divisors).minus(found);
            further = !more.isEmpty() && (least ? made(digits) < said : made(digits) > said);
            found = further ? found.union(more) : found;
        }
        return found;
    }

    /// A way to count the other cells of a clue: the digits with which they make the least or the most that they can;
    /// none where they are too many for that way.
    interface Way {

        Combination digits(Reach reach, int cell, boolean least);

        /// Each by itself.
        static Combination each(Reach reach, int cell, boolean least) {
            return new Combination(reach.others(cell)
                    .map(other -> end(reach.bits(other), least))
                    .boxed()
                    .toList());
        }

        /// As different digits of all together.
        static Combination together(Reach reach, int cell, boolean least) {
            var digits = new ArrayList<Integer>();
            reach.together(cell, least, digits::add);
            return new Combination(digits);
        }

        /// Those that share one of these lines differ.
        static Way apart(List<? extends Constraint> lines) {
            return (reach, cell, least) ->
                    new Combination(ExtremeFilling.shown(reach.clue, cell, least, reach.divisors, reach.board, lines)
                            .digits());
        }
    }

    /// The digits that a cell counts with.
    static long counting(int cell, long divisors, Board board) {
        long bits = board.bits(cell);
        return board.isPlaced(cell) || (bits & divisors) == 0 ? bits : bits & divisors;
    }

    private long bits(int cell) {
        return counting(cell, divisors, board);
    }

    /// The least that the other cells of the clue make.
    long least(int cell) {
        return clue.allDifferent() ? Math.max(cellByCell(cell, true), together(cell, true)) : someApart(cell, true);
    }

    /// The most that the other cells of the clue make.
    long most(int cell) {
        return clue.allDifferent() ? Math.min(cellByCell(cell, false), together(cell, false)) : someApart(cell, false);
    }

    /// The way in which the other cells of each cell make that, where no lines are needed.
    Way way() {
        return (reach, cell, least) ->
                countsTogether(cell, least) ? Way.together(reach, cell, least) : Way.each(reach, cell, least);
    }

    /// What some digits make.
    long made(Combination digits) {
        long made = start(clue);
        for (int digit : digits.digits()) {
            made = with(clue, made, digit);
        }
        return made;
    }

    private boolean countsTogether(int cell, boolean least) {
        return clue.allDifferent() && cellByCell(cell, least) != (least ? least(cell) : most(cell));
    }

    private IntStream others(int cell) {
        return clue.cells().stream().filter(other -> other != cell);
    }

    /// Lines count only where they take more from the cell: without them it is easier to follow.
    private long someApart(int cell, boolean least) {
        long loose = cellByCell(cell, least);
        if (!clashes(cell, least)) {
            return loose;
        }
        long apart = ExtremeFilling.of(clue, cell, least, divisors, board).made(loose);
        return (board.bits(cell) & (fits(loose, least) ^ fits(apart, least))) == 0 ? loose : apart;
    }

    private long fits(long made, boolean least) {
        return least ? notTooLarge(made) : notTooSmall(made);
    }

    /// Whether two of the others, of which one sees the other, would have the same digit.
    private boolean clashes(int cell, boolean least) {
        var cells = clue.cells();
        for (int i = 1; i < cells.size(); i++) {
            int a = cells.get(i);
            int digit = end(bits(a), least);
            for (int j = 0; j < i; j++) {
                int b = cells.get(j);
                if (a != cell
                        && b != cell
                        && end(bits(b), least) == digit
                        && board.puzzle().sees(a, b)) {
                    return true;
                }
            }
        }
        return false;
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

    private long together(int cell, boolean least) {
        return together(cell, least, _ -> {});
    }

    /// The digits of the placed cells, and as many different candidates of the open ones as these are, from one
    /// end.
    private long together(int cell, boolean least, IntConsumer digits) {
        long made = start(clue);
        long candidates = 0;
        int open = 0;
        for (int i = 0; i < clue.cells().size(); i++) {
            int other = clue.cells().get(i);
            if (other != cell && board.isPlaced(other)) {
                made = with(clue, made, board.digit(other));
                digits.accept(board.digit(other));
            } else if (other != cell) {
                candidates |= bits(other);
                open++;
            }
        }
        for (; open > 0 && candidates != 0; open--) {
            int digit = end(candidates, least);
            made = with(clue, made, digit);
            digits.accept(digit);
            candidates &= ~(1L << digit);
        }
        return made;
    }

    /// The digits that a cell can hold beside at least so much.
    long notTooLarge(long least) {
        if (clue.operation() == Operation.ADD) {
            return upTo(clue.target() - least);
        }
        return least == 0 ? -1L : upTo(clue.target() / least);
    }

    /// The digits that a cell can hold beside at most so much.
    long notTooSmall(long most) {
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
