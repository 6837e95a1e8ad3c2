package org.crosscage.core.sketch;

import org.crosscage.core.model.Cells;

/// What is wrong with a sketch's shape or clues, and where.
///
/// @param places row by row from 0, in the sketch
/// @param count how many clues, cages, runs or cells are wrong so: not as many as places, since a clue can be shown by
///     all cells of its cage, or by a place that has two
public record Flaw(Fault fault, Cells places, int count) {

    public static final Fault MISSING_CLUE = new Fault("missing-clue", false);
    /// No digits could ever meet the clue.
    public static final Fault IMPOSSIBLE_CLUE = new Fault("impossible-clue", false);

    /// What can be wrong. A kind adds its own ones.
    ///
    /// @param id names the text `edit.flaw.<id>`
    /// @param stops whether nothing can be said of the solutions before it is mended
    public record Fault(String id, boolean stops) {}
}
