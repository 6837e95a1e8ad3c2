package org.crosscage.core.logic;

import java.util.stream.IntStream;
import org.crosscage.core.model.Board;
import org.crosscage.core.model.Digits;
import org.jspecify.annotations.Nullable;

/// What a board leaves to one clue, as it was when last asked.
final class LiveClue {

    private static final int NEVER = -1;

    private final ClueCells cells;
    private final Combinations printed;
    private final long[] candidates;
    private int openCount = NEVER;
    private Combinations combinations;
    private long possible;
    private long required;
    private @Nullable Layouts fewLayouts;

    LiveClue(ClueCells cells, Combinations printed) {
        this.cells = cells;
        this.printed = printed;
        this.combinations = printed;
        this.candidates = new long[cells.size()];
    }

    Combinations combinations() {
        return combinations;
    }

    long possible() {
        return possible;
    }

    long required() {
        return required;
    }

    Layouts fewLayouts(Board board) {
        if (fewLayouts == null) {
            fewLayouts = LayoutSearch.search(board, cells, combinations, LiveClues.FEW_LAYOUTS);
        }
        return fewLayouts;
    }

    /// Works everything out again if a cell of the clue has changed. Combinations only die while candidates only
    /// go, so the last live ones are enough to look at; otherwise it starts again from the printed ones.
    void update(Board board) {
        boolean changed = openCount == NEVER;
        boolean fewer = !changed;
        int open = 0;
        for (int i = 0; i < candidates.length; i++) {
            int cell = cells.cell(i);
            long now = board.bits(cell);
            open += board.isPlaced(cell) ? 0 : 1;
            if (now != candidates[i]) {
                changed = true;
                fewer &= (now & ~candidates[i]) == 0;
                candidates[i] = now;
            }
        }
        if (changed || open != openCount) {
            openCount = open;
            fewLayouts = null;
            lookAt(board, fewer && combinations.isKnown() ? combinations : printed);
        }
    }

    private void lookAt(Board board, Combinations before) {
        if (cells.isTooLarge()) {
            nothingKnown();
            return;
        }
        var at = new Liveness(board, cells);
        var live = before.isKnown() ? before : search(board, at);
        if (!live.isKnown()) {
            nothingKnown();
            return;
        }
        combinations = live.filter(at);
        var sets = combinations.sets();
        possible = 0;
        required = sets.size() == 0 ? 0 : -1L;
        for (int i = 0; i < sets.size(); i++) {
            long rest = at.rest(sets, i);
            possible |= rest;
            required &= rest;
        }
    }

    private Combinations search(Board board, Liveness at) {
        int[] placed = IntStream.range(0, cells.size())
                .map(cells::cell)
                .filter(board::isPlaced)
                .map(board::digit)
                .toArray();
        return CombinationSearch.search(cells, placed, new Digits(at.candidatesOfAll()));
    }

    private void nothingKnown() {
        combinations = Combinations.unknown(cells.clue());
        possible = -1L;
        required = 0;
    }
}
