package org.crosscage.edit;

import java.util.List;
import org.crosscage.core.model.Cells;
import org.crosscage.core.sketch.Sketch;
import org.crosscage.core.sketch.SketchChange;

/// What makes a sketch unique, proven.
///
/// @param changes in order, more than one only when none of the single changes does it
/// @param sketch with all of it done
public record Suggestion(List<SketchChange> changes, int weight, Sketch sketch) {

    public Suggestion {
        changes = List.copyOf(changes);
    }

    /// What all of it is about.
    public Cells places() {
        return changes.stream().map(SketchChange::places).reduce(Cells.NONE, Cells::union);
    }
}
