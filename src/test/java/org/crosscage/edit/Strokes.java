package org.crosscage.edit;

import org.crosscage.core.model.Cells;
import org.crosscage.core.sketch.Edit;
import org.crosscage.core.sketch.Stroke;
import org.crosscage.kind.PuzzleKinds;

/// What is drawn in tests.
public final class Strokes {

    private Strokes() {}

    /// One cage of these places.
    public static Edit cage(int... places) {
        return edit("kenken", "cage", Cells.of(places), false, "none");
    }

    /// One cage of all cages that have one of these places.
    public static Edit join(int... places) {
        return edit("kenken", "join", Cells.of(places), false, "none");
    }

    /// @param symmetry `none`, `point` or `mirror`
    public static Edit paint(Cells places, boolean white, String symmetry) {
        return edit("kakuro", "paint", places, white, symmetry);
    }

    private static Edit edit(String kind, String name, Cells places, boolean white, String symmetry) {
        return PuzzleKinds.of(kind)
                .editing()
                .edit(new Stroke(name, places, white, symmetry))
                .orElseThrow();
    }
}
