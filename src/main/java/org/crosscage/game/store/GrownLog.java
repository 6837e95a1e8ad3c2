package org.crosscage.game.store;

import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.crosscage.core.game.Game;
import org.crosscage.core.game.LogEntry;
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

    /// The first of the entries after which the grid is full and right; empty when there is none.
    Optional<StoredEntry> finish() {
        var then = seen.game();
        for (var entry : entries) {
            then = entry == entries.getLast() ? game.game() : then.after(entry.entry());
            if (then.outcome() == Outcome.FINISHED) {
                return Optional.of(entry);
            }
        }
        return Optional.empty();
    }

    /// The entries up to that one; all of them when there is none.
    List<StoredEntry> untilFinish() {
        return finish().map(last -> entries.subList(0, entries.indexOf(last) + 1))
                .orElse(entries);
    }

    /// The help among the last entries that counts: none after the game was finished for the first time.
    ///
    /// @param finish as [#finish] has it
    List<LogEntry.Help> help(Optional<StoredEntry> finish) {
        if (seen.totals().finished().isPresent()) {
            return List.of();
        }
        long end = finish.map(StoredEntry::version).orElse(Long.MAX_VALUE);
        return last.stream()
                .filter(entry -> entry.version() < end)
                .flatMap(entry -> entry.entry() instanceof LogEntry.Help help ? Stream.of(help) : Stream.empty())
                .toList();
    }
}
