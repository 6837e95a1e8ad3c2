package org.crosscage.game.store;

import java.time.DateTimeException;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.crosscage.core.game.FullLogException;
import org.crosscage.core.game.Game;
import org.crosscage.core.game.LogEntry;
import org.crosscage.core.game.LogEntryText;
import org.crosscage.core.game.LogSize;
import org.crosscage.core.game.MoveException;
import org.crosscage.core.game.Outcome;
import org.crosscage.core.model.Shape;
import org.crosscage.game.StoredEntry;
import org.crosscage.player.ArchiveException;

/// The log of a game out of a file, played through.
///
/// @param entries its entries, from version 1
/// @param game with all of them
/// @param size of the log
/// @param finished when the grid was full and right for the first time
record ArchivedLog(List<StoredEntry> entries, Game game, LogSize size, Optional<Instant> finished) {

    /// A line with the longest move, and what is before that.
    private static final int LONGEST_LINE = LogSize.MOST_BYTES_OF_ENTRY + 200;

    /// No game is older.
    static final Instant FIRST = Instant.parse("2000-01-01T00:00:00Z");
    private static final Instant LAST = Instant.parse("2200-01-01T00:00:00Z");
    private static final Pattern LINE =
            Pattern.compile("(\\S{1,40}) ([A-Za-z0-9_-]{1,64}) ([1-9]\\d{0,17}) ([a-z]{1,8})(?: (.+))?");

    ArchivedLog {
        entries = List.copyOf(entries);
    }

    static String line(StoredEntry entry, Shape shape) {
        var move = LogEntryText.line(entry.entry(), shape);
        return entry.stored() + " " + entry.client() + " " + entry.seq() + " " + LogEntryText.kind(entry.entry())
                + (move.isEmpty() ? "" : " " + move);
    }

    /// @param begun the game before the first move
    /// @throws ArchiveException when a line is none, or cannot follow those before it
    static ArchivedLog read(List<String> lines, Game begun) {
        if (lines.size() > LogSize.MOST_ENTRIES) {
            throw new ArchiveException("log", "too-many", Map.of("most", LogSize.MOST_ENTRIES));
        }
        var entries = new ArrayList<StoredEntry>();
        var senders = new HashSet<String>();
        var game = begun;
        var size = LogSize.NONE;
        Optional<Instant> finished = Optional.empty();
        for (int i = 0; i < lines.size(); i++) {
            var path = "log[" + i + "]";
            var entry = entry(lines.get(i), entries.size() + 1L, begun.puzzle().shape(), path);
            if (!senders.add(entry.client() + " " + entry.seq())) {
                throw ArchiveException.noValue(path, lines.get(i));
            }
            if (isTooDeep(entry.entry())) {
                continue; // games of before have such lines, which change nothing
            }
            size = grown(size, entry, begun.puzzle().shape(), path, lines.get(i));
            game = after(game, entry, path, lines.get(i));
            entries.add(entry);
            if (finished.isEmpty() && game.outcome() == Outcome.FINISHED) {
                finished = Optional.of(entry.stored());
            }
        }
        return new ArchivedLog(entries, game, size, finished);
    }

    /// @throws ArchiveException when the line is none of a game with such a grid
    static StoredEntry entry(String line, long version, Shape shape, String path) {
        if (isTooLong(line)) {
            throw new ArchiveException(path, "too-long", Map.of("most", LogSize.MOST_BYTES_OF_ENTRY));
        }
        var found = LINE.matcher(line);
        if (!found.matches()) {
            throw ArchiveException.noValue(path, line);
        }
        try {
            var entry = LogEntryText.read(
                    found.group(4), Optional.ofNullable(found.group(5)).orElse(""), shape);
            return new StoredEntry(
                    version, found.group(2), Long.parseLong(found.group(3)), entry, instant(path, found.group(1)));
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

    private static LogSize grown(LogSize size, StoredEntry entry, Shape shape, String path, String line) {
        try {
            return size.grown(entry.entry(), shape);
        } catch (FullLogException _) {
            throw new ArchiveException("log", "log-too-large", Map.of("most", LogSize.MOST_BYTES));
        } catch (MoveException _) {
            throw ArchiveException.noValue(path, line);
        }
    }

    /// Who sent a line, and the number that they gave it; empty when it is no line.
    static Optional<String> name(String line) {
        return Optional.of(line)
                .filter(each -> !isTooLong(each))
                .map(LINE::matcher)
                .filter(Matcher::matches)
                .map(found -> found.group(2) + " " + found.group(3));
    }

    private static Game after(Game game, StoredEntry entry, String path, String line) {
        try {
            return game.after(entry.entry());
        } catch (MoveException _) {
            throw ArchiveException.noValue(path, line);
        }
    }

    /// A moment that a database can hold, in microseconds.
    static Instant instant(String path, String text) {
        try {
            var instant = Instant.parse(text).truncatedTo(ChronoUnit.MICROS);
            if (!instant.isBefore(FIRST) && instant.isBefore(LAST)) {
                return instant;
            }
        } catch (DateTimeException _) {
            // as one that is too early or too late
        }
        throw ArchiveException.noValue(path, text);
    }
}
