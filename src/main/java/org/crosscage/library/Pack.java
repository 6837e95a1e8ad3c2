package org.crosscage.library;

import java.util.List;
import org.crosscage.core.kind.PuzzleEntry;

/// Shipped puzzles of one kind that belong together: one file.
///
/// @param id unique among the packs, the file's name without its ending
/// @param entries at least one, each with an id that is unique in the library
public record Pack(String id, String kind, List<PuzzleEntry> entries) {

    /// @throws IllegalArgumentException when there is no puzzle
    public Pack {
        entries = List.copyOf(entries);
        if (entries.isEmpty()) {
            throw new IllegalArgumentException("the pack '" + id + "' has no puzzle");
        }
    }

    /// How many cells the largest puzzle has, by which packs are ordered.
    int mostCells() {
        return entries.stream()
                .mapToInt(entry -> entry.puzzle().cellCount())
                .max()
                .orElseThrow();
    }
}
