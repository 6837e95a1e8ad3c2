package org.crosscage.core.game;

import org.crosscage.core.model.Shape;

/// How long a game's log is, and how long it may become. No player meets the bounds: 100,000 entries are more than
/// a day and a night of a key each second.
///
/// @param entries how many there are
/// @param bytes of their lines ([LogEntryText]), which are ASCII
public record LogSize(long entries, long bytes) {

    public static final int MOST_ENTRIES = 100_000;
    public static final int MOST_BYTES = 4 << 20;
    /// The most that one entry's line has.
    public static final int MOST_BYTES_OF_ENTRY = 64 << 10;

    /// Before the first entry.
    public static final LogSize NONE = new LogSize(0, 0);

    private static final double NEARLY = 0.95;
    private static final long BYTES_PER_ENTRY = 100;
    private static final long BYTES_PER_BYTE = 10;

    /// The size with an entry that is in the log.
    public LogSize with(LogEntry entry, Shape shape) {
        return new LogSize(entries + 1, bytes + LogEntryText.line(entry, shape).length());
    }

    /// The size with an entry that is to come into the log.
    ///
    /// @throws MoveException when no log takes the entry: a branch that is too deep, or a line that is too long
    /// @throws FullLogException when the log has no room for it
    public LogSize grown(LogEntry entry, Shape shape) {
        if (entry instanceof LogEntry.Branch(int level) && level > LogEntry.Branch.DEEPEST) {
            throw new MoveException(
                    "a branch of level " + level + ": no branch is deeper than " + LogEntry.Branch.DEEPEST);
        }
        var size = with(entry, shape);
        long added = size.bytes - bytes;
        if (added > MOST_BYTES_OF_ENTRY) {
            throw new MoveException(
                    "entry " + size.entries + " of the log has " + added + " bytes, more than " + MOST_BYTES_OF_ENTRY);
        }
        if (size.entries > MOST_ENTRIES || size.bytes > MOST_BYTES) {
            throw new FullLogException(this);
        }
        return size;
    }

    /// About how many bytes of memory a game with this log takes, its puzzle apart. Measured on 200 × 200 cells after a
    /// full collection: 19 MB for 100,000 digits, 41 MB for 4 MB of moves of many cells.
    public long memory() {
        return BYTES_PER_ENTRY * entries + BYTES_PER_BYTE * bytes;
    }

    /// Whether the log is full or soon will be: the player is told before it is.
    public boolean isNearlyFull() {
        return entries >= NEARLY * MOST_ENTRIES || bytes >= NEARLY * MOST_BYTES;
    }
}
