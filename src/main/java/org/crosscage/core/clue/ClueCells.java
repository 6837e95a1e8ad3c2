package org.crosscage.core.clue;

import java.util.Arrays;
import java.util.function.BiPredicate;
import org.crosscage.core.model.Arithmetic;
import org.crosscage.core.model.Constraint;
import org.crosscage.core.model.Digits;
import org.crosscage.core.model.Puzzle;

/// The cells of a clue by their position in it, 0 … k − 1, and which of them see each other. What the engines for
/// combinations and layouts know of a puzzle.
public final class ClueCells {

    /// The most cells of a clue in which digits may repeat. Past it there are more combinations than anyone lists.
    static final int MOST_REPEATING = 16;

    private final Arithmetic clue;
    private final Digits digits;
    private final int[] cells;
    private final long[] seen;
    private final int mostAlike;

    /// @param mostAlike how many cells may hold the same digit
    private ClueCells(Arithmetic clue, Digits digits, long[] seen, int mostAlike) {
        this.clue = clue;
        this.digits = digits;
        this.cells = clue.cells().toArray();
        this.seen = seen;
        this.mostAlike = mostAlike;
    }

    private ClueCells(Arithmetic clue, Digits digits, BiPredicate<Integer, Integer> sees) {
        this.clue = clue;
        this.digits = digits;
        this.cells = clue.cells().toArray();
        boolean tooMany = !clue.allDifferent() && cells.length > MOST_REPEATING;
        this.seen = new long[tooMany ? 0 : cells.length];
        for (int i = 0; i < seen.length; i++) {
            for (int j = 0; j < i; j++) {
                if (clue.allDifferent() || sees.test(cells[i], cells[j])) {
                    seen[i] |= 1L << j;
                    seen[j] |= 1L << i;
                }
            }
        }
        this.mostAlike = tooMany ? cells.length : clue.allDifferent() ? 1 : mostAlike(0, 0);
    }

    static ClueCells of(Puzzle puzzle, Arithmetic clue) {
        return new ClueCells(clue, puzzle.digits(), puzzle::sees);
    }

    /// The cells as if no line was there.
    ///
    /// @param digits that the cells may hold
    static ClueCells alone(Arithmetic clue, Digits digits) {
        return clue.allDifferent()
                ? new ClueCells(clue, digits, (_, _) -> true)
                : new ClueCells(
                        clue,
                        digits,
                        new long[clue.cells().size()],
                        clue.cells().size());
    }

    /// The cells as if no other unit than these made them different.
    public static ClueCells within(Puzzle puzzle, Arithmetic clue, Iterable<? extends Constraint> units) {
        return new ClueCells(clue, puzzle.digits(), (a, b) -> {
            for (var unit : units) {
                if (unit.cells().contains(a) && unit.cells().contains(b)) {
                    return true;
                }
            }
            return false;
        });
    }

    public Arithmetic clue() {
        return clue;
    }

    /// All digits of the puzzle.
    Digits digits() {
        return digits;
    }

    public int size() {
        return cells.length;
    }

    public int cell(int position) {
        return cells[position];
    }

    /// @param cell one of the clue
    public int position(int cell) {
        return Arrays.binarySearch(cells, cell);
    }

    /// The positions that the cell at a position sees, one bit each.
    long seen(int position) {
        return seen[position];
    }

    /// How many cells of the clue may hold the same digit; 1 when they all see each other.
    int mostAlike() {
        return mostAlike;
    }

    /// Whether the cells are too many to think about combinations with repeated digits.
    public boolean isTooLarge() {
        return seen.length < cells.length || cells.length > Long.SIZE - 1;
    }

    private int mostAlike(int from, long taken) {
        int most = 0;
        for (int i = from; i < cells.length; i++) {
            if ((seen[i] & taken) == 0) {
                most = Math.max(most, 1 + mostAlike(i + 1, taken | 1L << i));
            }
        }
        return most;
    }
}
