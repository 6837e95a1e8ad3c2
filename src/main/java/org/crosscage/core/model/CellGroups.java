package org.crosscage.core.model;

import java.util.Arrays;
import java.util.List;

/// In which of the clues, or units, of a puzzle each cell is, by their place among them. Worked out once and kept with
/// the puzzle.
///
/// @param at by cell index, ascending; not to be changed
public record CellGroups(int count, int[][] at) {

    /// @param clues in the order of [Puzzle#clues()]
    /// @param units in the order of [Puzzle#units()]
    private record OfPuzzle(CellGroups clues, CellGroups units) {
        static OfPuzzle of(Puzzle puzzle) {
            return new OfPuzzle(
                    CellGroups.of(puzzle.clues(), puzzle.cellCount()),
                    CellGroups.of(puzzle.units(), puzzle.cellCount()));
        }
    }

    public static CellGroups ofClues(Puzzle puzzle) {
        return puzzle.derived(OfPuzzle.class, OfPuzzle::of).clues();
    }

    public static CellGroups ofUnits(Puzzle puzzle) {
        return puzzle.derived(OfPuzzle.class, OfPuzzle::of).units();
    }

    private static CellGroups of(List<? extends Constraint> groups, int cellCount) {
        int[][] at = new int[cellCount][0];
        for (int i = 0; i < groups.size(); i++) {
            var cells = groups.get(i).cells();
            for (int j = 0; j < cells.size(); j++) {
                int cell = cells.get(j);
                at[cell] = Arrays.copyOf(at[cell], at[cell].length + 1);
                at[cell][at[cell].length - 1] = i;
            }
        }
        return new CellGroups(groups.size(), at);
    }
}
