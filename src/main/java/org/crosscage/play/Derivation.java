package org.crosscage.play;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import java.util.stream.IntStream;
import org.crosscage.core.logic.Placement;
import org.crosscage.core.logic.Premise;
import org.crosscage.core.logic.Step;
import org.crosscage.core.model.Board;
import org.crosscage.core.model.Cells;

/// Steps taken one after the other from a board, of which those can be picked that something rests on.
final class Derivation {

    private static final int BEFORE = -1;

    private final Board board;
    private final List<Step> steps = new ArrayList<>();
    private final List<Cells> narrowed = new ArrayList<>();
    private final int[] placedBy;

    /// @param board the board before the first step; it is changed from now on by this derivation only
    Derivation(Board board) {
        this.board = board;
        this.placedBy = new int[board.puzzle().cellCount()];
        Arrays.fill(placedBy, BEFORE);
    }

    /// The board after the steps so far, to be read only.
    Board board() {
        return board;
    }

    int size() {
        return steps.size();
    }

    /// Applies a step that was found on [#board()] as it is now, and keeps its reason.
    void apply(Step step) {
        step.reason();
        long[] before = IntStream.range(0, placedBy.length).mapToLong(board::bits).toArray();
        step.applyTo(board);
        for (Placement placement : step.placements()) {
            placedBy[placement.cell()] = steps.size();
        }
        narrowed.add(Cells.of(IntStream.range(0, before.length).filter(cell -> board.bits(cell) != before[cell])));
        steps.add(step);
    }

    /// The steps that these premises about the board as it is now rest on, directly or not, in order.
    List<Step> behind(List<Premise> premises) {
        var needed = new BitSet();
        need(premises, steps.size(), needed);
        for (int i = steps.size() - 1; i >= 0; i--) {
            if (needed.get(i)) {
                need(steps.get(i).reason().premises(), i, needed);
            }
        }
        return needed.stream().mapToObj(steps::get).toList();
    }

    /// A step that was found on [#board()] as it is now, after those that it rests on.
    List<Step> endingWith(Step goal) {
        var steps = new ArrayList<>(behind(goal.reason().premises()));
        steps.add(goal);
        return steps;
    }

    /// Marks the steps before the given one that made the premises true.
    private void need(List<Premise> premises, int before, BitSet needed) {
        for (var premise : premises) {
            int cell = premise.cell();
            if (placedBy[cell] != BEFORE && placedBy[cell] < before) {
                needed.set(placedBy[cell]);
            } else {
                IntStream.range(0, before)
                        .filter(i -> narrowed.get(i).contains(cell))
                        .forEach(needed::set);
            }
        }
    }
}
