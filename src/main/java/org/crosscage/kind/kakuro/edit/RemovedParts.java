package org.crosscage.kind.kakuro.edit;

import java.util.Collections;
import java.util.SortedMap;
import java.util.TreeMap;
import org.crosscage.core.model.Cells;
import org.crosscage.core.sketch.Slot;
import org.crosscage.core.sketch.Target;

/// What colouring took out of a Kakuro being drawn. It is no part of the puzzle, and comes back when the colours do: a
/// digit with its white place, a clue with a run that begins beside it and has all the places that it had.
///
/// @param clues with their runs
record RemovedParts(
        SortedMap<Slot, Clue> clues, SortedMap<Integer, Integer> givens, SortedMap<Integer, Integer> filled) {

    static final RemovedParts NOTHING = new RemovedParts(new TreeMap<>(), new TreeMap<>(), new TreeMap<>());

    /// @param run its places, at least one
    record Clue(Target sum, Cells run) {}

    RemovedParts {
        clues = Collections.unmodifiableSortedMap(new TreeMap<>(clues));
        givens = Collections.unmodifiableSortedMap(new TreeMap<>(givens));
        filled = Collections.unmodifiableSortedMap(new TreeMap<>(filled));
    }

    /// Without the clue of a place, which somebody wrote anew or took away.
    RemovedParts without(Slot slot) {
        var other = new TreeMap<>(clues);
        other.remove(slot);
        return new RemovedParts(other, givens, filled);
    }

    /// Without the digits of the solution.
    RemovedParts withoutFilled() {
        return new RemovedParts(clues, givens, new TreeMap<>());
    }
}
