package org.crosscage.solver.logic;

import java.util.stream.IntStream;
import org.crosscage.core.model.Digits;
import org.crosscage.core.model.Puzzle;
import org.crosscage.core.model.Solution;

/// The possible values of all cells: the yellow squares of *A simple Kakuro solver*. Nothing follows by itself, in
/// contrast to [org.crosscage.core.model.Board]: what a digit means for others comes out when their clue is considered.
final class Candidates {

    private final Puzzle puzzle;
    private final long[] bits;

    private Candidates(Puzzle puzzle, long[] bits) {
        this.puzzle = puzzle;
        this.bits = bits;
    }

    /// Every digit in every cell, except in given ones.
    static Candidates all(Puzzle puzzle) {
        return new Candidates(
                puzzle,
                IntStream.range(0, puzzle.cellCount())
                        .mapToLong(cell -> puzzle.given(cell).isPresent()
                                ? Digits.bit(puzzle.given(cell).getAsInt())
                                : puzzle.digits().bits())
                        .toArray());
    }

    static Candidates none(Puzzle puzzle) {
        return new Candidates(puzzle, new long[puzzle.cellCount()]);
    }

    Candidates copy() {
        return new Candidates(puzzle, bits.clone());
    }

    Puzzle puzzle() {
        return puzzle;
    }

    long bits(int cell) {
        return bits[cell];
    }

    /// How many there are, of all cells.
    int count() {
        int count = 0;
        for (long left : bits) {
            count += Long.bitCount(left);
        }
        return count;
    }

    /// Takes all candidates of a cell that are not among these.
    ///
    /// @return whether there were some
    boolean keep(int cell, long kept) {
        long before = bits[cell];
        bits[cell] &= kept;
        return bits[cell] != before;
    }

    /// Adds to every cell what it has in others.
    void add(Candidates others) {
        for (int cell = 0; cell < bits.length; cell++) {
            bits[cell] |= others.bits[cell];
        }
    }

    /// Whether some cell has no candidate left.
    boolean areDead() {
        for (long left : bits) {
            if (left == 0) {
                return true;
            }
        }
        return false;
    }

    /// Whether every cell has exactly one candidate.
    boolean areSettled() {
        for (long left : bits) {
            if (Long.bitCount(left) != 1) {
                return false;
            }
        }
        return true;
    }

    /// The first candidates; a solution only when they are settled, and the puzzle agrees.
    Solution solution() {
        return Solution.of(IntStream.range(0, bits.length)
                .map(cell -> Long.numberOfTrailingZeros(bits[cell]))
                .toArray());
    }
}
