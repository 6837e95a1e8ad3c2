package org.crosscage.teach;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.crosscage.core.logic.Premise;
import org.crosscage.core.logic.Step;
import org.crosscage.core.model.Board;

/// Which steps changed which cells. Steps are known by their places in an order, from 0.
final class CellChanges {

    private static final int NEVER = -1;

    private final int[] filledBy;
    private final List<List<Integer>> narrowedBy;

    CellChanges(int cells) {
        this.filledBy = new int[cells];
        Arrays.fill(filledBy, NEVER);
        this.narrowedBy =
                Stream.<List<Integer>>generate(ArrayList::new).limit(cells).toList();
    }

    /// The candidates of all cells.
    static long[] candidates(Board board) {
        return IntStream.range(0, board.puzzle().cellCount())
                .mapToLong(board::bits)
                .toArray();
    }

    /// Applies a step and remembers what it changes.
    ///
    /// @param index its place in the order
    /// @return the candidates that it took, by cell
    long[] apply(Step step, int index, Board board) {
        long[] removed = candidates(board);
        step.applyTo(board);
        step.placements().forEach(placed -> filledBy[placed.cell()] = index);
        for (int cell = 0; cell < removed.length; cell++) {
            removed[cell] &= ~board.bits(cell);
            if (removed[cell] != 0) {
                narrowedBy.get(cell).add(index);
            }
        }
        return removed;
    }

    boolean isFilled(int cell) {
        return filledBy[cell] != NEVER;
    }

    /// The steps that took candidates from a cell, in order.
    List<Integer> narrowedBy(int cell) {
        return narrowedBy.get(cell);
    }

    /// The steps that made premises true: of a filled cell the one that filled it, of others all that narrowed it.
    ///
    /// @param before only steps before this one count
    BitSet behind(List<Premise> premises, int before) {
        var behind = new BitSet();
        for (var premise : premises) {
            int filled = filledBy[premise.cell()];
            if (filled != NEVER && filled < before) {
                behind.set(filled);
            } else {
                narrowedBy.get(premise.cell()).stream()
                        .filter(index -> index < before)
                        .forEach(behind::set);
            }
        }
        return behind;
    }
}
