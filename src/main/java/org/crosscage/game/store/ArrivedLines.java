package org.crosscage.game.store;

import java.time.Instant;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.crosscage.core.game.FullLogException;
import org.crosscage.core.game.Game;
import org.crosscage.core.game.LogEntry;
import org.crosscage.core.game.LogEntryText;
import org.crosscage.core.game.LogSize;
import org.crosscage.core.game.MoveException;
import org.crosscage.core.game.Outcome;
import org.crosscage.core.model.Position;
import org.crosscage.game.SavedGame;
import org.crosscage.game.StoredEntry;
import org.crosscage.game.store.ReturnedGame.RefusedLine;
import org.crosscage.game.store.ReturnedGame.RefusedLine.Reason;
import org.crosscage.player.ArchiveException;

/// Those lines of a log that comes from a device which a game does not have yet, played on from where it
/// is. Whoever saw a grid that was full and right keeps it: where lines that were made apart spoil it, another
/// entry behind them brings it back.
///
/// @param entries they became
/// @param game with them
/// @param size of the log with them
/// @param finished when the grid was full and right for the first time: where that came by them, when the
///     device made the line that finished it, whatever others added before it arrived
record ArrivedLines(
        List<StoredEntry> entries, Game game, LogSize size, Optional<Instant> finished, List<RefusedLine> refused) {

    ArrivedLines {
        entries = List.copyOf(entries);
        refused = List.copyOf(refused);
    }

    /// In whose name a solved grid is brought back.
    private static final String SERVER = "server";

    /// @param seen the game as it is here
    /// @param log what it has
    static ArrivedLines of(SavedGame seen, List<StoredEntry> log, ReturnedGame returned, DeviceClock clock) {
        var reading = new Reading(seen, log, returned, clock);
        returned.archived().log().forEach(reading::take);
        reading.keepSolved();
        return new ArrivedLines(reading.entries, reading.game, reading.size, reading.finished, reading.refused);
    }

    private static final class Reading {

        private final SavedGame seen;
        private final ReturnedGame returned;
        private final DeviceClock clock;
        private final Set<String> names = new HashSet<>();
        private final List<StoredEntry> entries = new ArrayList<>();
        private final List<RefusedLine> refused = new ArrayList<>();
        private Game game;
        /// As the device has it.
        private Game there;
        private LogSize size;
        private Instant last;
        /// Of the device alone.
        private Instant lastThere;
        private Optional<Instant> finished;
        private long taken;
        /// Once a line found no room, none after it comes in, however short: it was played on from that one.
        private boolean isFull;

        Reading(SavedGame seen, List<StoredEntry> log, ReturnedGame returned, DeviceClock clock) {
            this.seen = seen;
            this.size = seen.log();
            this.returned = returned;
            this.clock = clock;
            this.game = seen.game();
            this.there = Game.of(game.puzzle());
            this.last = seen.updated();
            this.lastThere = seen.created();
            this.finished = seen.totals().finished();
            log.forEach(entry -> names.add(name(entry)));
        }

        private static String name(StoredEntry entry) {
            return entry.client() + " " + entry.seq();
        }

        void take(String line) {
            taken++;
            if (taken > LogSize.MOST_ENTRIES) {
                refused.add(new RefusedLine(ArchiveException.shown(line), Reason.TOO_MANY));
                return;
            }
            if (ArchivedLog.isTooLong(line)) {
                refused.add(new RefusedLine(ArchiveException.shown(line), Reason.TOO_LONG));
                return;
            }
            try {
                // those that came from a server have its times
                var dated = taken <= returned.stored() ? line : clock.here(line);
                var entry = ArchivedLog.entry(
                        dated, size.entries() + 1, game.puzzle().shape(), "log");
                there = there.after(entry.entry());
                if (names.contains(name(entry))) {
                    return;
                }
                if (ArchivedLog.isTooDeep(entry.entry())) {
                    refused.add(new RefusedLine(line, Reason.TOO_DEEP));
                    return;
                }
                if (isFull) {
                    refused.add(new RefusedLine(line, Reason.TOO_MANY));
                    return;
                }
                var longer = size.grown(entry.entry(), game.puzzle().shape());
                game = game.after(entry.entry());
                size = longer;
                names.add(name(entry));
                add(entry);
            } catch (ArchiveException _) {
                refused.add(new RefusedLine(ArchiveException.shown(line), Reason.UNREADABLE));
            } catch (MoveException _) {
                refused.add(new RefusedLine(line, Reason.UNPLAYABLE));
            } catch (FullLogException _) {
                isFull = true;
                refused.add(new RefusedLine(line, Reason.TOO_MANY));
            }
        }

        private void add(StoredEntry entry) {
            var when = clock.past(entry.stored());
            last = later(when, last);
            lastThere = later(when, lastThere);
            entries.add(new StoredEntry(entry.version(), entry.client(), entry.seq(), entry.entry(), last));
            if (finished.isEmpty() && game.outcome() == Outcome.FINISHED) {
                finished = Optional.of(lastThere);
            }
        }

        void keepSolved() {
            if (entries.isEmpty() || game.outcome() == Outcome.FINISHED) {
                return;
            }
            var turns = solved().flatMap(game::to).stream()
                    .flatMap(turn -> LogEntryText.parts(turn, game.puzzle().shape()).stream())
                    .toList();
            if (hasRoomFor(turns)) {
                turns.forEach(this::bringBack);
            }
        }

        private boolean hasRoomFor(List<LogEntry.Turn> turns) {
            try {
                var longer = size;
                for (var turn : turns) {
                    longer = longer.grown(turn, game.puzzle().shape());
                }
                return true;
            } catch (FullLogException _) {
                return false;
            }
        }

        private void bringBack(LogEntry.Turn turn) {
            game = game.after(turn);
            size = size.with(turn, game.puzzle().shape());
            entries.add(new StoredEntry(size.entries(), SERVER, size.entries(), turn, last));
            if (game.outcome() == Outcome.FINISHED) {
                finished = finished.or(() -> Optional.of(lastThere));
            }
        }

        /// The grid that somebody saw solved: here, by those who had it before, or else on the device. Whoever changed
        /// it after that meant to.
        private Optional<Position> solved() {
            boolean isSolvedHere =
                    seen.totals().finished().isPresent() && seen.game().outcome() == Outcome.FINISHED;
            boolean isSolvedThere = there.outcome() == Outcome.FINISHED;
            if (isSolvedHere && (isSolvedThere || returned.archived().finished().isEmpty())) {
                return Optional.of(seen.game().position());
            }
            return isSolvedThere ? Optional.of(there.position()) : Optional.empty();
        }

        private static Instant later(Instant one, Instant other) {
            return one.isAfter(other) ? one : other;
        }
    }
}
