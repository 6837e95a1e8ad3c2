package org.crosscage.solver.exact.cellwise;

/// The simple backtracking of C. Dong, *COMP 560: KenKen Solver* (2019): cells in reading order, and in each the
/// values that are not yet in its row or column, the smallest first. When a value completes a cage its arithmetic is
/// checked.
///
/// The text is about KenKen. In Kakuro a run is both: its values differ, and when it is complete its sum is checked.
/// Of given cells, which KenKen does not have, only the given digit is tried.
record Backtracking(Filling filling) implements SearchStrategy {

    @Override
    public int[] values(int cell) {
        return filling.remaining(cell).toArray();
    }

    @Override
    public boolean accepts(int cell) {
        return filling.puzzle().cluesOf(cell).stream().allMatch(filling::keeps);
    }
}
