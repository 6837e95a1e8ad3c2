package org.crosscage.game.store;

import java.lang.ref.WeakReference;
import java.util.Map;
import java.util.WeakHashMap;
import org.crosscage.core.kind.PuzzleEntry;
import org.crosscage.core.model.Puzzle;

/// One value for all equal puzzles that somebody has in hand: each is read from its game's row, and a page has two and
/// more readings of the same 9×9, 20 kB each. Safe for use by several threads.
final class SharedPuzzles {

    private final Map<Puzzle, WeakReference<Puzzle>> puzzles = new WeakHashMap<>();

    /// The entry with a puzzle that was seen before, where there is an equal one.
    PuzzleEntry share(PuzzleEntry entry) {
        return new PuzzleEntry(entry.id(), entry.notes(), shared(entry.puzzle()), entry.solution(), entry.warnings());
    }

    private synchronized Puzzle shared(Puzzle puzzle) {
        var known = puzzles.get(puzzle);
        var same = known == null ? null : known.get();
        if (same == null) {
            puzzles.put(puzzle, new WeakReference<>(puzzle));
            same = puzzle;
        }
        return same;
    }
}
