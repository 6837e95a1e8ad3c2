package org.crosscage.game.store;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.crosscage.core.game.LogEntryText;
import org.crosscage.core.game.LogSize;
import org.crosscage.core.game.Outcome;
import org.crosscage.game.SavedGame;
import org.crosscage.store.DatabaseAddress;
import org.springframework.jdbc.core.simple.JdbcClient;

/// An entry that is added to a game's log, and the game's row that goes with it: one statement, so that a
/// move takes one way to the database and back, and is stored whole without a transaction around it. The
/// two databases each have words of their own for rows that one statement changes and the next one reads.
///
/// @param isH2 whether the statement is H2's; else it is PostgreSQL's
record AppendedEntry(JdbcClient database, boolean isH2) {

    private static final String UPDATE = """
            update game set version = ?, filled = ?, updated = ?, elapsed_seconds = greatest(elapsed_seconds, ?),
                bytes = bytes + ?%s
            where id = ? and version = ?""";
    /// The bytes of a row of the log beside its move.
    private static final int ROW = 100;

    private static final String FINISHED = ", finished = coalesce(finished, ?)";
    private static final String INSERT = """
            insert into game_op (game, version, client, seq, kind, move, stored)
            select id, version, cast(? as varchar), cast(? as bigint), cast(? as varchar), cast(? as varchar), updated
            from\s""";

    static AppendedEntry in(JdbcClient database) {
        return new AppendedEntry(database, DatabaseAddress.of(database).isH2());
    }

    /// @param after the game that the entry belongs to; its log may be further
    /// @param step the entry, and the game with it
    /// @param elapsed how long the game has been played; less than before changes nothing
    /// @return false, and nothing is stored, when the log is not where it was before the entry
    /// @throws DuplicateKeyException when its client and number are taken
    boolean isAdded(SavedGame after, GrownLog.Step step, Duration elapsed) {
        var line =
                LogEntryText.line(step.entry().entry(), after.entry().puzzle().shape());
        boolean isFinished = step.after().outcome() == Outcome.FINISHED;
        var update = UPDATE.formatted(isFinished ? FINISHED : "");
        var sql = isH2
                ? INSERT + "final table (" + update + ")"
                : "with grown as (" + update + " returning id, version, updated) " + INSERT + "grown";
        var first = isH2 ? inserted(step, line) : updated(after, step, elapsed, isFinished, bytes(line));
        var then = isH2 ? updated(after, step, elapsed, isFinished, bytes(line)) : inserted(step, line);
        return database.sql(sql).params(first).params(then).update() == 1;
    }

    /// About how many bytes an entry takes on the disk.
    ///
    /// @param line its move
    static long bytes(String line) {
        return ROW + line.length();
    }

    /// About how many bytes a log takes on the disk.
    static long bytes(LogSize log) {
        return ROW * log.entries() + log.bytes();
    }

    private static List<Object> updated(
            SavedGame game, GrownLog.Step step, Duration elapsed, boolean isFinished, long bytes) {
        var entry = step.entry();
        var stored = GameStore.timestamp(entry.stored());
        var values = new ArrayList<Object>(
                List.of(entry.version(), step.after().filled(), stored, elapsed.toSeconds(), bytes));
        if (isFinished) {
            values.add(stored);
        }
        values.add(game.id());
        values.add(entry.version() - 1);
        return values;
    }

    private static List<Object> inserted(GrownLog.Step step, String line) {
        var entry = step.entry();
        return List.of(entry.client(), entry.seq(), LogEntryText.kind(entry.entry()), line);
    }
}
