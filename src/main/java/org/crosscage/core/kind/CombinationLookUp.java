package org.crosscage.core.kind;

import java.util.List;
import java.util.stream.IntStream;
import org.crosscage.core.model.Digits;
import org.crosscage.core.model.Operation;

/// The clues of a kind whose combinations can be looked up, and so what there is to choose. Where there is one grid or
/// one operation only, there is no choice.
///
/// @param grids the n of the digits 1…n that a puzzle can have, ascending
/// @param usualGrid one of them
/// @param operations of its clues
/// @param mostCells of a clue; the least are two, because one cell tells itself
/// @param allAtOnce whether a table of all numbers of cells is still one that a person reads
/// @param bends whether the cells of a clue may bend, so that digits may repeat
public record CombinationLookUp(
        List<Integer> grids,
        int usualGrid,
        List<Operation> operations,
        int mostCells,
        boolean allAtOnce,
        boolean bends) {

    /// Stands for all numbers of cells.
    public static final int ALL = 0;

    public CombinationLookUp {
        grids = List.copyOf(grids);
        operations = List.copyOf(operations);
    }

    /// Of runs: sums of different digits.
    public static CombinationLookUp ofRuns(Digits digits) {
        return new CombinationLookUp(
                List.of(digits.max()), digits.max(), List.of(Operation.ADD), digits.size(), true, false);
    }

    /// The numbers of cells to choose from: as many as digits at most, where these all differ.
    ///
    /// @param grid the n of the digits 1…n
    /// @param bending whether the cells may bend, where [#bends] leaves the choice
    public List<Integer> cells(int grid, boolean bending) {
        var numbers = IntStream.rangeClosed(2, bends && bending ? mostCells : Math.min(mostCells, grid));
        return (allAtOnce ? IntStream.concat(IntStream.of(ALL), numbers) : numbers)
                .boxed()
                .toList();
    }
}
