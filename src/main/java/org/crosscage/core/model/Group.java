package org.crosscage.core.model;

/// What the cells of a constraint are on the grid, as their kind of puzzle says it. Nothing is to be guessed from the
/// cells: a cage may lie in a row, and a run may have one cell.
public enum Group {
    ROW,
    COLUMN,
    BOX,
    RUN_ACROSS,
    RUN_DOWN,
    CAGE;

    /// Whether it goes from left to right: of all groups that do, each cell is in one at most.
    public boolean isAcross() {
        return this == ROW || this == RUN_ACROSS;
    }

    /// Whether it goes from top to bottom: of all groups that do, each cell is in one at most.
    public boolean isDown() {
        return this == COLUMN || this == RUN_DOWN;
    }
}
