package org.crosscage.core.clue;

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
    private @Nullable ListedLayouts fewLayouts;
    private @Nullable LayoutTable table;
    private boolean tableIsOld;
    private @Nullable Support support;
    private int version;

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

    ListedLayouts fewLayouts(Board board) {
        if (fewLayouts == null) {
            fewLayouts = LayoutSearch.search(board, cells, combinations, LiveClues.FEW_LAYOUTS);
        }
        return fewLayouts;
    }

    /// Counts the changes, so that something derived from this can notice that it is out of date.
    int version() {
        return version;
    }

    LayoutTable layouts(Board board) {
        if (table == null || tableIsOld && !table.isComplete()) {
            table = LayoutSearch.table(board, cells, combinations);
        } else if (tableIsOld) {
            table = table.filter(candidates);
        }
        tableIsOld = false;
        return table;
    }

    Support support(Board board) {
        if (support == null) {
            support = cells.clue().allDifferent() && combinations.isKnown() && !cells.isTooLarge()
                    ? supportOfSets(board)
                    : supportOfLayouts(board);
        }
        return support;
    }

    private Support supportOfLayouts(Board board) {
        var layouts = layouts(board);
        return layouts.isComplete() ? Support.of(layouts.possible(layout -> true)) : Support.unknown();
    }

    private Support supportOfSets(Board board) {
        var sets = combinations.sets();
        long[] words = new long[sets.size()];
        for (int i = 0; i < words.length; i++) {
            words[i] = sets.word(i, 0);
        }
        var filled = SetSupport.of(candidates, words);
        return filled.isKnown() ? filled : supportOfLayouts(board);
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
            support = null;
            tableIsOld = true;
            table = fewer ? table : null;
            version++;
            read(board, fewer && combinations.isKnown() ? combinations : printed);
        }
    }

    private void read(Board board, Combinations before) {
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
