package org.crosscage.core.logic.technique;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;
import org.crosscage.core.clue.Weighing;
import org.crosscage.core.logic.Fact;
import org.crosscage.core.logic.Step;
import org.crosscage.core.model.Board;
import org.crosscage.core.model.Cells;
import org.crosscage.core.model.Digits;

/// A few open cells of which some count for and some against a known tally. Finds the digits with which they can
/// meet it, cells that see each other being different.
final class SignedCells {

    /// So many fillings are read one by one.
    private static final int FEW = 4;

    private final Board board;
    private final Weighing weighing;
    private final int[] cells;
    private final int plus;
    private final long rest;
    private final int[] digits;
    private final long[] support;

    /// @param plus how many of the cells, the first ones, count for; the others count against
    /// @param rest what those for come to, less what those against come to
    SignedCells(Board board, Weighing weighing, int[] cells, int plus, long rest) {
        this.board = board;
        this.weighing = weighing;
        this.cells = cells;
        this.plus = plus;
        this.rest = rest;
        this.digits = new int[cells.length];
        this.support = new long[cells.length];
    }

    /// The digits of each cell that take part in some filling. Those that take part in none even if nothing is
    /// known but that the cells differ are among them too: the tally does not take these.
    private long[] support() {
        fill(0, rest, true);
        boolean all = true;
        for (int i = 0; i < cells.length; i++) {
            all &= support[i] == board.bits(cells[i]);
        }
        if (!all) {
            long[] met = support.clone();
            Arrays.fill(support, 0);
            fill(0, rest, false);
            for (int i = 0; i < cells.length; i++) {
                met[i] |= board.bits(cells[i]) & ~support[i];
            }
            return met;
        }
        return support;
    }

    /// Adds what follows to a step: the digit of a single cell that has only one left, or what the cells lose.
    void conclude(Step.Builder step) {
        long[] left = support();
        if (cells.length == 1 && Long.bitCount(left[0]) == 1 && left[0] != board.bits(cells[0])) {
            step.place(cells[0], Long.numberOfTrailingZeros(left[0]), board);
        } else if (cells.length > 1) {
            for (int i = 0; i < cells.length; i++) {
                step.eliminate(new Digits(~left[i]), cells[i], board);
            }
        }
    }

    /// The fillings that are left, to be told; none where they are not few.
    Fact ways() {
        return new Fact.OfLayouts(Cells.of(cells), ways(FEW));
    }

    /// The fillings that meet the tally, digits in the order of the cells in the grid; none where they are more than
    /// asked for.
    private List<List<Integer>> ways(int most) {
        var ways = new ArrayList<List<Integer>>();
        addWays(0, rest, most, ways);
        return ways.size() > most ? List.of() : ways;
    }

    private void addWays(int depth, long left, int most, List<List<Integer>> ways) {
        if (depth == cells.length && weighing.of(left) == 0) {
            ways.add(inGridOrder());
        }
        for (long free = depth < cells.length ? board.bits(cells[depth]) : 0;
                free != 0 && ways.size() <= most;
                free &= free - 1) {
            int digit = Long.numberOfTrailingZeros(free);
            if (isFree(digit, depth)) {
                digits[depth] = digit;
                long weight = weighing.weight(digit);
                addWays(depth + 1, depth < plus ? left - weight : left + weight, most, ways);
            }
        }
    }

    private List<Integer> inGridOrder() {
        return IntStream.range(0, cells.length)
                .boxed()
                .sorted(Comparator.comparingInt(i -> cells[i]))
                .map(i -> digits[i])
                .toList();
    }

    private boolean fill(int depth, long left, boolean meets) {
        if (depth == cells.length) {
            return !meets || weighing.of(left) == 0;
        }
        boolean any = false;
        for (long free = board.bits(cells[depth]); free != 0; free &= free - 1) {
            int digit = Long.numberOfTrailingZeros(free);
            if (isFree(digit, depth)) {
                digits[depth] = digit;
                long weight = weighing.weight(digit);
                if (fill(depth + 1, depth < plus ? left - weight : left + weight, meets)) {
                    support[depth] |= 1L << digit;
                    any = true;
                }
            }
        }
        return any;
    }

    private boolean isFree(int digit, int depth) {
        for (int i = 0; i < depth; i++) {
            if (digits[i] == digit && board.puzzle().sees(cells[i], cells[depth])) {
                return false;
            }
        }
        return true;
    }
}
