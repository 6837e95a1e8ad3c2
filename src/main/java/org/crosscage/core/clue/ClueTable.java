package org.crosscage.core.clue;

import java.util.List;
import org.crosscage.core.model.Arithmetic;
import org.crosscage.core.model.Board;

/// Which candidates of a clue can stand together and which can both be missing, over all of its live layouts.
/// Candidates are numbered within the clue, so that a set of them is one word; a clue with more of them, or with
/// too many layouts, has no table. Worked out again only when a cell of the clue has changed.
public final class ClueTable {

    private static final int MOST_LAYOUTS = 1_000;

    private final int clue;
    private final long[] candidates;
    private int openCount = -1;
    private boolean known;
    private int[] first = new int[0];
    private int size;
    private int[] positions = new int[0];
    private int[] cells = new int[0];
    private int[] digits = new int[0];
    private long[] with = new long[0];
    private long[] without = new long[0];

    public ClueTable(int clue, int size) {
        this.clue = clue;
        this.candidates = new long[size];
    }

    public void update(Board board, LiveClues clues) {
        var at = clues.clue(clue).cells();
        boolean changed = false;
        int open = 0;
        for (int i = 0; i < candidates.length; i++) {
            long now = board.bits(at.get(i));
            open += board.isPlaced(at.get(i)) ? 0 : 1;
            changed |= now != candidates[i];
            candidates[i] = now;
        }
        if (changed || open != openCount) {
            openCount = open;
            read(board, clues);
        }
    }

    private void read(Board board, LiveClues clues) {
        var of = clues.clue(clue);
        known = false;
        number(of, board);
        if (openCount > 1 && size <= Long.SIZE) {
            var layouts = LayoutSearch.search(board, clues.cells(clue), clues.combinations(clue), MOST_LAYOUTS);
            known = layouts.isComplete() && layouts.size() > 0;
            if (known) {
                fill(layouts.byPosition());
            }
        }
    }

    private void number(Arithmetic of, Board board) {
        first = new int[candidates.length];
        size = 0;
        for (int i = 0; i < candidates.length; i++) {
            first[i] = size;
            size += board.isPlaced(of.cells().get(i)) ? 0 : Long.bitCount(candidates[i]);
        }
        positions = new int[size];
        cells = new int[size];
        digits = new int[size];
        for (int i = 0, at = 0; i < candidates.length; i++) {
            if (!board.isPlaced(of.cells().get(i))) {
                for (long bits = candidates[i]; bits != 0; bits &= bits - 1) {
                    positions[at] = i;
                    cells[at] = of.cells().get(i);
                    digits[at++] = Long.numberOfTrailingZeros(bits);
                }
            }
        }
    }

    private void fill(List<int[]> layouts) {
        with = new long[size];
        without = new long[size];
        for (int[] layout : layouts) {
            long stands = 0;
            for (int at = 0; at < size; ) {
                int position = positions[at];
                stands |= 1L << at + Long.bitCount(candidates[position] & (1L << layout[position]) - 1);
                at += Long.bitCount(candidates[position]);
            }
            for (int at = 0; at < size; at++) {
                if ((stands >>> at & 1) != 0) {
                    with[at] |= stands;
                } else {
                    without[at] |= ~stands;
                }
            }
        }
    }

    /// Whether there is a table.
    public boolean isKnown() {
        return known;
    }

    /// How many cells are open.
    public int openCount() {
        return openCount;
    }

    /// How many candidates the open cells have.
    public int size() {
        return size;
    }

    public int cell(int i) {
        return cells[i];
    }

    public int digit(int i) {
        return digits[i];
    }

    /// The candidates of other cells that no layout has beside this one.
    public long never(int i) {
        return with[i] == 0 ? 0 : ~with[i] & others(i);
    }

    /// The candidates of other cells that every layout without this one has.
    public long otherwise(int i) {
        return without[i] == 0 ? 0 : ~without[i] & others(i);
    }

    /// The candidates of other cells that every layout with this one has.
    public long always(int i) {
        long always = 0;
        for (long rest = with[i] & others(i); rest != 0; ) {
            long same = sameCell(Long.numberOfTrailingZeros(rest));
            always |= Long.bitCount(rest & same) == 1 ? rest & same : 0;
            rest &= ~same;
        }
        return always;
    }

    private long others(int i) {
        return (size == Long.SIZE ? -1L : (1L << size) - 1) & ~sameCell(i);
    }

    private long sameCell(int i) {
        int position = positions[i];
        int count = Long.bitCount(candidates[position]);
        return (count == Long.SIZE ? -1L : (1L << count) - 1) << first[position];
    }
}
