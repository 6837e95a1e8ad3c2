package org.crosscage.game.store;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.crosscage.core.game.Game;
import org.crosscage.core.game.MoveException;
import org.crosscage.game.SavedGame;
import org.crosscage.game.StoredEntry;

/// A game that was seen, with the entries that came to its log after that.
///
/// @param steps what came, in order
/// @param game with all of it
record GrownLog(List<Step> steps, SavedGame game) {

    /// @param after the game with the entry
    record Step(StoredEntry entry, Game after) {}

    GrownLog {
        steps = List.copyOf(steps);
    }

    static GrownLog of(SavedGame seen) {
        return new GrownLog(List.of(), seen);
    }

    /// @param entries come next
    /// @throws MoveException when one of them cannot be made on the puzzle
    GrownLog with(List<StoredEntry> entries) {
        var all = new ArrayList<>(steps);
        var saved = game;
        for (var entry : entries) {
            saved = saved.after(entry, saved.game().after(entry.entry()));
            all.add(new Step(entry, saved.game()));
        }
        return new GrownLog(all, saved);
    }

    Stream<StoredEntry> since(long version) {
        return steps.stream().map(Step::entry).filter(entry -> entry.version() > version);
    }
}
