package org.crosscage.experiment.measure;

import org.crosscage.core.kind.PuzzleEntry;

/// What puzzles say of their difficulty themselves.
public final class Labels {

    private Labels() {}

    /// The first word of a puzzle's label, which is the one that counts; empty where it has none.
    public static String first(PuzzleEntry entry) {
        return entry.notes().getOrDefault("label", "").split(" ")[0];
    }
}
