package org.crosscage.edit;

import java.util.List;
import org.crosscage.core.model.Cells;

/// What makes a sketch unique, proven.
///
/// @param changes the names of what is changed, in order, more than one only when none of the single changes does it
/// @param places what it is about
/// @param sketch with all of it done
public record Suggestion(List<String> changes, int weight, Cells places, Sketch sketch) {

    public Suggestion {
        changes = List.copyOf(changes);
    }
}
