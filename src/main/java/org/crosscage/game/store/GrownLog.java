package org.crosscage.game.store;

import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import org.crosscage.core.game.Game;
import org.crosscage.core.game.Outcome;
import org.crosscage.game.SavedGame;
import org.crosscage.game.StoredEntry;

/// A game that was seen, with the entries that came to its log after that. The games in between are made again for
/// whoever wants them, one at a time.
///
/// @param seen the game before them
/// @param entries what came, in order
/// @param game with all of it
record GrownLog(SavedGame seen, List<StoredEntry> entries, SavedGame game) {

    /// @param after the game with the entry
    record Step(StoredEntry entry, Game after) {}

    static GrownLog of(SavedGame seen) {
        return new GrownLog(seen, List.of(), seen);
    }

    /// @param next come next
    /// @throws MoveException when one of them cannot be made on the puzzle
    GrownLog with(List<StoredEntry> next) {
        var saved = game;
        for (var entry : next) {
            saved = saved.after(entry, saved.game().after(entry.entry()));
        }
        return new GrownLog(seen, both(next), saved);
    }

    private List<StoredEntry> both(List<StoredEntry> next) {
        if (entries.isEmpty()) {
            return next;
        }
        var both = new ArrayList<>(entries);
        both.addAll(next);
        return both;
    }

    /// Tells what came after a version, each entry with the game then and in order.
    void forEachSince(long version, Consumer<Step> each) {
        var then = seen.game();
        for (var entry : entries) {
            then = entry == entries.getLast() ? game.game() : then.after(entry.entry());
            if (entry.version() > version) {
                each.accept(new Step(entry, then));
            }
        }
    }

    /// When what came after a version made the grid full and right for the first time; empty when it did not.
    Optional<Instant> finishedSince(long version) {
        var moments = new ArrayList<Instant>();
        forEachSince(version, step -> {
            if (moments.isEmpty() && step.after().outcome() == Outcome.FINISHED) {
                moments.add(step.entry().stored());
            }
        });
        return moments.stream().findFirst();
    }
}
