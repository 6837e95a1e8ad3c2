package org.crosscage.core.model;

/// What a puzzle demands of some cells. Two forms are enough for all kinds: [AllDifferent] and [Arithmetic].
public sealed interface Constraint permits AllDifferent, Arithmetic {

    /// The value of an empty cell in an array of values by cell index.
    int EMPTY = -1;

    /// What the cells are on the grid.
    Group group();

    /// The cells concerned, at least one.
    Cells cells();

    /// Whether no digit may stand in two of the cells: then the constraint is a *unit*.
    boolean allDifferent();

    /// How badly the values break this constraint; 0 when nothing is broken. The fitness of genetic and local
    /// search. Repeated digits count one for each digit too many; a clue counts its distance once all its cells are
    /// filled.
    ///
    /// @param values a digit or [#EMPTY] for each cell index of the puzzle
    long violation(int[] values);

    /// Whether nothing is broken once the cells hold these digits.
    ///
    /// @param digits one for each cell, in the order of the cells
    boolean holds(int[] digits);

    static boolean areDifferent(int[] digits) {
        long seen = 0;
        for (int digit : digits) {
            if ((seen >>> digit & 1) != 0) {
                return false;
            }
            seen |= 1L << digit;
        }
        return true;
    }

    /// How many of the values are repetitions of another one; empty cells do not count.
    static int repetitions(Cells cells, int[] values) {
        long seen = 0;
        int repeated = 0;
        for (int i = 0; i < cells.size(); i++) {
            int value = values[cells.get(i)];
            if (value != EMPTY) {
                repeated += (int) (seen >>> value & 1);
                seen |= 1L << value;
            }
        }
        return repeated;
    }
}
