package org.crosscage.edit;

import java.util.List;
import org.crosscage.core.model.Cells;

/// What makes a sketch unique, proven.
///
/// @param changes in order, more than one only when none of the single changes does it
/// @param sketch with all of it done
public record Suggestion(List<Named> changes, int weight, Sketch sketch) {

    /// One change.
    ///
    /// @param name one of [Mender#names()]
    /// @param places what it is about
    public record Named(String name, Cells places) {}

    public Suggestion {
        changes = List.copyOf(changes);
    }

    /// What all of it is about.
    public Cells places() {
        return changes.stream().map(Named::places).reduce(Cells.NONE, Cells::union);
    }
}
