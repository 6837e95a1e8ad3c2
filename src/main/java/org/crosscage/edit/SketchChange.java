package org.crosscage.edit;

import java.util.List;
import org.crosscage.core.model.Cells;

/// A change that somebody may make of a sketch, and how much of it that takes.
///
/// @param kept whether the solution that it was made for stays one
/// @param places what it is about
record SketchChange(What what, boolean kept, Cells places, List<Edit> edits) {

    /// From the gentlest to the one that gives most away.
    enum What {
        FILL_CLUE,
        OTHER_CLUE,
        OTHER_DIGIT,
        SPLIT,
        MERGE,
        MOVE,
        RECOLOUR,
        REVEAL
    }

    SketchChange {
        edits = List.copyOf(edits);
    }

    /// 1 for a clue that is missing … 5 for a digit given away.
    int weight() {
        return switch (what) {
            case FILL_CLUE -> 1;
            case OTHER_CLUE, OTHER_DIGIT -> 2;
            case SPLIT, MERGE, MOVE -> 3;
            case RECOLOUR -> 4;
            case REVEAL -> 5;
        };
    }
}
