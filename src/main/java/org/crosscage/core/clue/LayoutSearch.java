package org.crosscage.core.clue;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.crosscage.core.model.Board;

/// Puts combinations into the open cells of a clue so that candidates hold and cells that see each other differ.
/// Depth first, the cells with the fewest candidates first. It ends when it has enough layouts, and gives up past
/// [#MOST_NODES].
final class LayoutSearch {

    static final int MOST_NODES = 5_000;

    private final ClueCells cells;
    private final int[] positions;
    private final long[] candidates;
    private final int most;
    private final int mostNodes;
    private final int[] digits;
    private final long[][] rest;
    private final List<int[]> found = new ArrayList<>();
    private int nodes;

    /// @param positions of the open cells in the clue
    /// @param candidates of the same cells
    /// @param most how many layouts are enough
    private LayoutSearch(ClueCells cells, int[] positions, long[] candidates, int most, int mostNodes) {
        this.cells = cells;
        this.positions = positions;
        this.candidates = candidates;
        this.most = most;
        this.mostNodes = mostNodes;
        this.digits = new int[cells.size()];
        this.rest = new long[positions.length + 1][cells.mostAlike()];
    }

    /// Whether a combination fits into the cells of a clue of which nothing is known. Only digits that repeat can
    /// be in each other's way, and one alone never is when it does not occur too often.
    static boolean canStand(ClueCells cells, Multisets sets, int i) {
        if (sets.levels() == 1 || Long.bitCount(sets.word(i, 1)) < 2) {
            return true;
        }
        int[] positions = new int[cells.size()];
        Arrays.setAll(positions, p -> p);
        long[] anything = new long[cells.size()];
        Arrays.fill(anything, -1L);
        var search = new LayoutSearch(cells, positions, anything, 1, MOST_NODES);
        for (int level = 0; level < sets.levels(); level++) {
            search.rest[0][level] = sets.word(i, level);
        }
        search.fill(0);
        return !search.found.isEmpty() || search.gaveUp();
    }

    /// The layouts of the live combinations of a clue; not complete when there are more than `most`.
    static ListedLayouts search(Board board, ClueCells cells, Combinations live, int most) {
        if (!live.isKnown()) {
            return new ListedLayouts(live.clue(), new int[0], false, List.of());
        }
        var at = new Liveness(board, cells);
        int[] open = at.openPositions();
        var search = new LayoutSearch(cells, open.clone(), at.candidates(), most + 1, MOST_NODES);
        boolean complete = search.fillAll(at, live.sets());
        return new ListedLayouts(live.clue(), open, complete, complete ? search.found : List.of());
    }

    /// All layouts of the live combinations of a clue.
    static LayoutTable table(Board board, ClueCells cells, Combinations live) {
        if (!live.isKnown()) {
            return LayoutTable.incomplete(live.clue());
        }
        var at = new Liveness(board, cells);
        var search = new LayoutSearch(
                cells, at.openPositions(), at.candidates(), LayoutTable.MOST_LAYOUTS + 1, LayoutTable.MOST_NODES);
        for (int i = 0; i < cells.size(); i++) {
            search.digits[i] = board.digit(cells.cell(i));
        }
        return search.fillAll(at, live.sets())
                ? LayoutTable.complete(live.clue(), search.packed())
                : LayoutTable.incomplete(live.clue());
    }

    /// @return whether all layouts were found
    private boolean fillAll(Liveness at, Multisets sets) {
        sortByCandidates();
        for (int i = 0; i < sets.size() && !isOver(); i++) {
            for (int level = 0; level < sets.levels(); level++) {
                rest[0][level] = at.rest(sets, i, level);
            }
            fill(0);
        }
        return !isOver();
    }

    private byte[] packed() {
        byte[] packed = new byte[found.size() * digits.length];
        int at = 0;
        for (int[] layout : found) {
            for (int digit : layout) {
                packed[at++] = (byte) digit;
            }
        }
        return packed;
    }

    private void sortByCandidates() {
        for (int i = 1; i < positions.length; i++) {
            for (int j = i; j > 0 && Long.bitCount(candidates[j]) < Long.bitCount(candidates[j - 1]); j--) {
                long bits = candidates[j];
                candidates[j] = candidates[j - 1];
                candidates[j - 1] = bits;
                int position = positions[j];
                positions[j] = positions[j - 1];
                positions[j - 1] = position;
            }
        }
    }

    private void fill(int depth) {
        if (depth == positions.length) {
            found.add(digits.clone());
            return;
        }
        int position = positions[depth];
        long possible = candidates[depth] & rest[depth][0] & ~seenBy(position, depth);
        for (; possible != 0 && !isOver(); possible &= possible - 1) {
            int digit = Long.numberOfTrailingZeros(possible);
            nodes++;
            digits[position] = digit;
            takeOnce(digit, depth);
            fill(depth + 1);
        }
    }

    /// The digits of earlier cells that this one sees. Where all differ, what is left of the combination says it
    /// already.
    private long seenBy(int position, int depth) {
        long taken = 0;
        if (cells.mostAlike() > 1) {
            for (int earlier = 0; earlier < depth; earlier++) {
                if ((cells.seen(position) >>> positions[earlier] & 1) != 0) {
                    taken |= 1L << digits[positions[earlier]];
                }
            }
        }
        return taken;
    }

    /// What is left for the next depth when a digit is used once.
    private void takeOnce(int digit, int depth) {
        long[] next = rest[depth + 1];
        System.arraycopy(rest[depth], 0, next, 0, next.length);
        int level = next.length - 1;
        while ((next[level] >>> digit & 1) == 0) {
            level--;
        }
        next[level] &= ~(1L << digit);
    }

    private boolean isOver() {
        return found.size() >= most || gaveUp();
    }

    private boolean gaveUp() {
        return nodes > mostNodes;
    }
}
