package org.crosscage.game.store;

import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.crosscage.core.game.Game;
import org.crosscage.core.game.Outcome;
import org.crosscage.game.SavedGame;
import org.crosscage.game.StoredEntry;

/// A game that was seen, with the entries that came to its log after that. The games in between are made again for
/// whoever wants them, one at a time.
///
/// @param seen the game before them
/// @param entries what came, in order
/// @param last those of them that came together at the end
/// @param game with all of it
record GrownLog(SavedGame seen, List<StoredEntry> entries, List<StoredEntry> last, SavedGame game) {

    /// @param after the game with the entry
    record Step(StoredEntry entry, Game after) {}

    static GrownLog of(SavedGame seen) {
        return new GrownLog(seen, List.of(), List.of(), seen);
    }

    /// @param next come next
    /// @throws MoveException when one of them cannot be made on the puzzle
    GrownLog with(List<StoredEntry> next) {
        var saved = game;
        for (var entry : next) {
            saved = saved.after(entry, saved.game().after(entry.entry()));
        }
        var all = entries.isEmpty()
                ? next
                : Stream.concat(entries.stream(), next.stream()).toList();
        return new GrownLog(seen, all, next, saved);
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

    /// When the last entries made the grid full and right for the first time; empty when they did not.
    Optional<Instant> finished() {
        var moments = new ArrayList<Instant>();
        forEachSince(game.version() - last.size(), step -> {
            if (moments.isEmpty() && step.after().outcome() == Outcome.FINISHED) {
                moments.add(step.entry().stored());
            }
        });
        return moments.stream().findFirst();
    }
}
