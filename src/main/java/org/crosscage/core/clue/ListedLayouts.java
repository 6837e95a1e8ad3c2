package org.crosscage.core.clue;

import java.util.Arrays;
import java.util.List;
import org.crosscage.core.model.Arithmetic;
import org.crosscage.core.model.Board;
import org.crosscage.core.model.Cells;

/// The live layouts of one clue on a board, to be read one by one: every way to put a live combination into its open
/// cells so that candidates and all-different hold. None where they are more than were asked for; [LayoutTable] has
/// thousands. Immutable.
public final class ListedLayouts {

    private final Arithmetic clue;
    private final int[] open;
    private final boolean complete;
    private final List<int[]> layouts;
    private final Support support;

    /// @param open positions of the open cells in the clue, ascending
    /// @param layouts digits by position in the clue
    ListedLayouts(Arithmetic clue, int[] open, boolean complete, List<int[]> layouts) {
        this.clue = clue;
        this.open = open;
        this.complete = complete;
        this.layouts = layouts;
        long[] possible = new long[clue.cells().size()];
        for (int[] layout : layouts) {
            for (int position : open) {
                possible[position] |= 1L << layout[position];
            }
        }
        this.support = Support.of(possible);
    }

    /// The layouts of a clue if there are at most so many.
    public static ListedLayouts live(Board board, Arithmetic clue, int most) {
        var clues = LiveClues.of(board);
        int index = clues.indexOf(clue);
        return LayoutSearch.search(board, clues.cells(index), clues.combinations(index), most);
    }

    public Arithmetic clue() {
        return clue;
    }

    /// Whether these are all; false when there are more than asked for, or too many combinations to look at. Then
    /// none is listed.
    public boolean isComplete() {
        return complete;
    }

    public int size() {
        return layouts.size();
    }

    /// Every layout as digits by position in the clue, for hot loops.
    List<int[]> byPosition() {
        return layouts;
    }

    /// The cells that the layouts fill, in the order in which they list their digits.
    public Cells cells() {
        return Cells.of(Arrays.stream(open).map(position -> clue.cells().get(position)));
    }

    /// Every layout as digits in the order of [#cells()], smallest first.
    public List<List<Integer>> list() {
        return layouts.stream()
                .map(layout ->
                        Arrays.stream(open).map(position -> layout[position]).toArray())
                .sorted(ListedLayouts::compare)
                .map(digits -> Arrays.stream(digits).boxed().toList())
                .toList();
    }

    /// By the first digit in which they differ.
    private static int compare(int[] layout, int[] other) {
        int place = 0;
        while (place < layout.length - 1 && layout[place] == other[place]) {
            place++;
        }
        return layout.length == 0 ? 0 : Integer.compare(layout[place], other[place]);
    }

    /// The digits that some layout puts into each cell of the clue; none for a placed one.
    public Support support() {
        return support;
    }
}
