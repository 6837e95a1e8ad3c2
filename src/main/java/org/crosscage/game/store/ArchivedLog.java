package org.crosscage.game.store;

import java.time.DateTimeException;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.crosscage.core.game.FullLogException;
import org.crosscage.core.game.LogEntry;
import org.crosscage.core.game.LogEntryText;
import org.crosscage.core.game.LogSize;
import org.crosscage.core.game.MoveException;
import org.crosscage.core.model.Shape;
import org.crosscage.game.SavedGame;
import org.crosscage.game.StoredEntry;
import org.crosscage.player.ArchiveException;

/// Reads and writes the lines of a log as files and devices have them.
final class ArchivedLog {

    /// A line with the longest move, and what is before that.
    private static final int LONGEST_LINE = LogSize.MOST_BYTES_OF_ENTRY + 200;

    /// No game is older.
    static final Instant FIRST = Instant.parse("2000-01-01T00:00:00Z");
    private static final Pattern LINE =
            Pattern.compile("(\\S{1,40}) ([A-Za-z0-9_-]{1,64}) ([1-9]\\d{0,17}) ([a-z]{1,8})(?: (.+))?");

    private ArchivedLog() {}

    static String line(StoredEntry entry, Shape shape) {
        var move = LogEntryText.line(entry.entry(), shape);
        return entry.stored() + " " + entry.client() + " " + entry.seq() + " " + LogEntryText.kind(entry.entry())
                + (move.isEmpty() ? "" : " " + move);
    }

    /// The entries that a game lacks of a log that was made elsewhere, to come next in its own. Each entry has the
    /// moment that its line tells, but none in the future, and none before the entry in front of it or the finish.
    ///
    /// @param names the senders of the game's entries with their numbers, as [#name]
    /// @throws ArchiveException when a line is none, or cannot follow those before it
    static List<StoredEntry> missing(List<String> lines, SavedGame game, Set<String> names, Instant now) {
        if (lines.size() > LogSize.MOST_ENTRIES) {
            throw new ArchiveException("log", "too-many", Map.of("most", LogSize.MOST_ENTRIES));
        }
        var missing = new ArrayList<StoredEntry>();
        var seen = new HashSet<String>();
        var then = game;
        for (int i = 0; i < lines.size(); i++) {
            var path = "log[" + i + "]";
            var entry = entry(lines.get(i), then, path);
            var name = entry.client() + " " + entry.seq();
            if (!seen.add(name)) {
                throw ArchiveException.noValue(path, lines.get(i));
            }
            if (names.contains(name) || isTooDeep(entry.entry())) {
                continue; // games of before have branches that are too deep, which change nothing
            }
            var next = entry.at(between(earliest(then), entry.stored(), now));
            then = after(then, next, path, lines.get(i));
            missing.add(next);
        }
        return missing;
    }

    /// Devices tell by the time what came behind the finish, in milliseconds.
    private static Instant earliest(SavedGame game) {
        return game.totals()
                .finished()
                .map(finish -> finish.plusMillis(1))
                .filter(game.updated()::isBefore)
                .orElse(game.updated());
    }

    private static SavedGame after(SavedGame game, StoredEntry entry, String path, String line) {
        try {
            game.log().grown(entry.entry(), game.shape());
            return game.after(entry, game.game().after(entry.entry()));
        } catch (FullLogException _) {
            throw new ArchiveException("log", "log-too-large", Map.of("most", LogSize.MOST_BYTES));
        } catch (MoveException _) {
            throw ArchiveException.noValue(path, line);
        }
    }

    /// A moment as it is told, but not before the first of two others, nor after the last.
    static Instant between(Instant first, Instant told, Instant last) {
        var past = told.isAfter(last) ? last : told;
        return past.isBefore(first) ? first : past;
    }

    /// @param then the game in front of it, whose player counts as its author
    /// @throws ArchiveException when the line is none of a game with such a grid
    private static StoredEntry entry(String line, SavedGame then, String path) {
        if (isTooLong(line)) {
            throw new ArchiveException(path, "too-long", Map.of("most", LogSize.MOST_BYTES_OF_ENTRY));
        }
        var found = LINE.matcher(line);
        if (!found.matches()) {
            throw ArchiveException.noValue(path, line);
        }
        try {
            var entry = LogEntryText.read(
                    found.group(4), Optional.ofNullable(found.group(5)).orElse(""), then.shape());
            return new StoredEntry(
                    then.version() + 1,
                    found.group(2),
                    Long.parseLong(found.group(3)),
                    then.player(),
                    entry,
                    instant(path, found.group(1)));
        } catch (MoveException _) {
            throw ArchiveException.noValue(path, line);
        }
    }

    /// Whether no entry has such a line; to be asked before it is read.
    static boolean isTooLong(String line) {
        return line.length() > LONGEST_LINE;
    }

    /// Whether it is a branch that never begins, because it is inside of too many others.
    static boolean isTooDeep(LogEntry entry) {
        return entry instanceof LogEntry.Branch(int level) && level > LogEntry.Branch.DEEPEST;
    }

    /// Who sent a line, and the number that they gave it; empty when it is no line.
    static Optional<String> name(String line) {
        return Optional.of(line)
                .filter(each -> !isTooLong(each))
                .map(LINE::matcher)
                .filter(Matcher::matches)
                .map(found -> found.group(2) + " " + found.group(3));
    }

    /// A moment in microseconds.
    static Instant instant(String path, String text) {
        try {
            return Instant.parse(text).truncatedTo(ChronoUnit.MICROS);
        } catch (DateTimeException _) {
            throw ArchiveException.noValue(path, text);
        }
    }
}
