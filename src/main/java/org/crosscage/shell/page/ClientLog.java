package org.crosscage.shell.page;

import java.util.function.LongSupplier;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/// Logs what a client did wrong: in one line, shortened, with control characters escaped and without a stack trace, and
/// only a few lines a minute. Otherwise a stranger could write lines that look like others, or fill the disk. Safe for
/// use by several threads.
public final class ClientLog {

    /// How many lines a minute one of these writes.
    static final int MOST_PER_MINUTE = 10;
    /// In characters as they were sent.
    static final int LONGEST = 300;

    private static final long MINUTE = 60_000_000_000L;

    private final Logger log;
    private final LongSupplier nanos;
    private long minute;
    private int lines;
    private long unlogged;

    /// @param nanos a clock that only goes forward, in nanoseconds
    ClientLog(Logger log, LongSupplier nanos) {
        this.log = log;
        this.nanos = nanos;
        this.minute = nanos.getAsLong();
    }

    /// @param type the class that logs
    public static ClientLog of(Class<?> type) {
        return new ClientLog(LoggerFactory.getLogger(type), System::nanoTime);
    }

    /// @param what happened
    /// @param fault says why, perhaps in the client's words
    public void warn(String what, Throwable fault) {
        warn(what, fault.getClass().getSimpleName() + ": " + fault.getMessage());
    }

    /// @param what happened
    /// @param sent by the client
    public void warn(String what, String sent) {
        write(what + ": " + line(sent));
    }

    private synchronized void write(String line) {
        long now = nanos.getAsLong();
        if (now - minute >= MINUTE) {
            if (unlogged > 0) {
                log.warn("{} more lines like these are left out", unlogged);
            }
            minute = now;
            lines = 0;
            unlogged = 0;
        }
        if (lines < MOST_PER_MINUTE) {
            lines++;
            log.warn(line);
        } else {
            unlogged++;
        }
    }

    /// A text of a client in one line.
    public static String line(String sent) {
        var line = new StringBuilder();
        sent.codePoints()
                .limit(LONGEST)
                .forEach(each -> line.append(isPlain(each) ? Character.toString(each) : "\\u%04X".formatted(each)));
        return sent.codePointCount(0, sent.length()) <= LONGEST
                ? line.toString()
                : line.append('…').toString();
    }

    /// Not what ends a line, moves the cursor or turns the direction.
    private static boolean isPlain(int character) {
        return switch (Character.getType(character)) {
            case Character.CONTROL,
                    Character.FORMAT,
                    Character.LINE_SEPARATOR,
                    Character.PARAGRAPH_SEPARATOR,
                    Character.SURROGATE,
                    Character.PRIVATE_USE,
                    Character.UNASSIGNED -> false;
            default -> true;
        };
    }
}
