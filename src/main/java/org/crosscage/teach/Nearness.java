package org.crosscage.teach;

import java.util.Arrays;
import java.util.function.IntUnaryOperator;
import org.crosscage.core.logic.Step;
import org.crosscage.core.model.Puzzle;

/// How near steps are to the cell that was filled last: in a clue of it, in its line, or elsewhere.
final class Nearness {

    private static final int SAME_CLUE = 0;
    private static final int SAME_LINE = 1;
    private static final int ELSEWHERE = 2;
    private static final int NOWHERE = -1;

    private final Puzzle puzzle;
    private final int[] ranks;
    private int here = NOWHERE;

    /// Before the first digit everything is as near.
    Nearness(Puzzle puzzle) {
        this.puzzle = puzzle;
        this.ranks = new int[puzzle.cellCount()];
    }

    void moveTo(int cell) {
        here = cell;
        Arrays.fill(ranks, ELSEWHERE);
        puzzle.peers(cell).stream().forEach(peer -> ranks[peer] = SAME_LINE);
        puzzle.cluesOf(cell).forEach(clue -> clue.cells().stream().forEach(other -> ranks[other] = SAME_CLUE));
    }

    /// 0 for a step that changes a cell in the same clue, 1 in the same line, 2 elsewhere.
    int rank(Step step) {
        return least(step, cell -> ranks[cell]);
    }

    /// Rows and columns between.
    int distance(Step step) {
        return here == NOWHERE ? 0 : least(step, cell -> puzzle.shape().distance(cell, here));
    }

    private static int least(Step step, IntUnaryOperator measure) {
        int least = Integer.MAX_VALUE;
        for (var placed : step.placements()) {
            least = Math.min(least, measure.applyAsInt(placed.cell()));
        }
        for (var gone : step.eliminations()) {
            least = Math.min(least, measure.applyAsInt(gone.cell()));
        }
        return least;
    }
}
