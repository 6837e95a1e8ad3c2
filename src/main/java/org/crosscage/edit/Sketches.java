package org.crosscage.edit;

import org.crosscage.core.model.Puzzle;
import org.crosscage.core.sketch.Editing;
import org.crosscage.core.sketch.Sketch;
import org.crosscage.kind.PuzzleKinds;

/// Sketches of every kind.
public final class Sketches {

    private Sketches() {}

    /// An empty sheet.
    ///
    /// @throws IllegalArgumentException when there is no such kind or size
    public static Sketch blank(String kind, int rows, int columns) {
        return PuzzleKinds.of(kind).editing().blank(rows, columns);
    }

    /// A puzzle to be changed.
    public static Sketch of(Puzzle puzzle) {
        return PuzzleKinds.of(puzzle.kind()).editing().of(puzzle);
    }

    /// How a sketch is drawn.
    public static Editing editing(Sketch sketch) {
        return PuzzleKinds.of(sketch.kind()).editing();
    }
}
