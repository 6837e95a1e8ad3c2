package org.crosscage.game.store;

import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.RejectedExecutionException;
import java.util.function.Function;
import org.crosscage.core.game.LogEntry;
import org.crosscage.core.game.LogEntryText;
import org.crosscage.core.game.LogSize;
import org.crosscage.game.GameTotals;
import org.crosscage.game.SavedGame;
import org.crosscage.game.StoredEntry;
import org.crosscage.player.FullQuotaException;
import org.crosscage.player.Quota;
import org.crosscage.player.store.PlayerQuotas;
import org.crosscage.store.DatabaseAddress;
import org.springframework.dao.DuplicateKeyException;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.transaction.support.TransactionOperations;

/// The logs of games in the database: the table `game_op`, and what an entry changes in its game's row.
final class GameLog {

    /// Bytes on the disk, some six hundred entries, for each of which a log asks for room once.
    private static final long ROOM_ASKED_EACH = 64 << 10;

    private static final String UPDATE = """
            update game set version = ?, filled = ?, updated = ?, bytes = bytes + ?,
                elapsed_seconds = case when finished is null then greatest(elapsed_seconds, ?) else elapsed_seconds end%s
            where id = ? and version = ?""";
    private static final String FINISHED = ", finished = coalesce(finished, ?)";
    private static final String INSERT =
            "insert into game_op (game, version, client, seq, kind, move, author, stored) ";
    private static final String INSERT_ONE = INSERT + """
            select id, version, cast(? as varchar), cast(? as bigint), cast(? as varchar), cast(? as varchar),
                player, updated
            from\s""";
    private static final String ROW_OF_ENTRY = "(?, ?, ?, ?, ?, ?, (select player from game where id = ?), ?)";
    /// The bytes of a row of the log beside its move.
    private static final int ROW = 100;
    /// So many rows are inserted at once.
    private static final int ROWS = 500;

    private final GameStore games;
    private final JdbcClient database;
    private final TransactionOperations transactions;
    private final TransactionOperations statements;
    private final boolean isH2;
    private final PlayerQuotas quotas;

    /// @param statements what is around a single statement, which needs no transaction
    GameLog(
            GameStore games,
            JdbcClient database,
            TransactionOperations transactions,
            TransactionOperations statements) {
        this.games = games;
        this.database = database;
        this.transactions = transactions;
        this.statements = statements;
        this.isH2 = DatabaseAddress.of(database).isH2();
        this.quotas = new PlayerQuotas(database);
    }

    /// The game with what its log has after a version of it.
    GrownLog readOn(SavedGame from) {
        return GrownLog.of(from).with(entriesSince(from, from.version()));
    }

    /// The entries after a version, in order.
    ///
    /// @throws RejectedExecutionException when too much is done for the game's player
    List<StoredEntry> entriesSince(SavedGame game, long version) {
        games.work().require(game.player());
        var entries = database.sql("select * from game_op where game = :game and version > :version order by version")
                .param("game", game.id())
                .param("version", version)
                .query((row, _) -> new GameRow(row).entry(game))
                .list();
        games.work().noteRead(game.player(), entries, game.shape().cellCount());
        return entries;
    }

    /// The sender of each entry of a game with the sender's number for it, as [ArchivedLog#name].
    Set<String> names(String id) {
        return database.sql("select client || ' ' || seq from game_op where game = :game")
                .param("game", id)
                .query(String.class)
                .set();
    }

    Optional<StoredEntry> find(SavedGame game, String client, long seq) {
        return database.sql("select * from game_op where game = :game and client = :client and seq = :seq")
                .param("game", game.id())
                .param("client", client)
                .param("seq", seq)
                .query((row, _) -> new GameRow(row).entry(game))
                .optional();
    }

    /// Appends to a log, all or none. On return it is stored for good.
    ///
    /// @param seen the game as it was seen; where other servers have added entries since, they come first
    /// @param elapsed how long the game has been played, as for [GameStore#noteElapsed]; zero where it is not known
    /// @param next comes next in the log of the game as it is then
    /// @return the log, the appended entries being its last; empty when the game is gone
    /// @throws DuplicateKeyException when (client, seq) of an entry is taken
    /// @throws FullQuotaException when the log has become long and the player's games have no room left
    Optional<GrownLog> append(SavedGame seen, Duration elapsed, Function<SavedGame, List<StoredEntry>> next) {
        // of several servers that append at once, one comes after the other, by the lock of the game's row
        return append(GrownLog.of(seen), elapsed, next)
                .or(() -> transactions.execute(
                        _ -> games.lock(seen.id()) ? append(readOn(seen), elapsed, next) : Optional.<GrownLog>empty()));
    }

    /// @return empty when another server was first, or the game is gone
    private Optional<GrownLog> append(GrownLog log, Duration elapsed, Function<SavedGame, List<StoredEntry>> next) {
        var longer = log.with(next.apply(log.game()));
        requireRoom(log.game(), longer.game().log());
        return longer.last().isEmpty() || append(longer, elapsed) ? Optional.of(longer) : Optional.empty();
    }

    /// Asks the database once or never for the log of a game that is played.
    ///
    /// @param longer the log to be
    private void requireRoom(SavedGame seen, LogSize longer) {
        if (bytes(longer) / ROOM_ASKED_EACH > bytes(seen.log()) / ROOM_ASKED_EACH) {
            quotas.require(seen.player(), Quota.GAME_BYTES);
        }
    }

    /// @return false, and nothing is stored, when the log is not as it was, or the game is gone
    private boolean append(GrownLog log, Duration elapsed) {
        var finish = log.finish(); // before a connection to the database is taken
        var finished = finish.map(StoredEntry::stored);
        if (log.last().size() == 1 && !(log.last().getFirst().entry() instanceof LogEntry.Help)) {
            return statements.execute(_ -> appendOne(log, finished, elapsed));
        }
        var help = log.help(finish);
        return transactions.execute(_ -> {
            boolean isAppended = appendAll(log, finished, elapsed);
            if (isAppended) {
                games.count(log.game(), help);
            }
            return isAppended;
        });
    }

    /// Appends an entry and changes the game's row with it by one statement, so that a move takes one way to the
    /// database and back, and is stored whole without a transaction around it. The two databases each have words of
    /// their own for rows that one statement changes and the next one reads.
    private boolean appendOne(GrownLog log, Optional<Instant> finished, Duration elapsed) {
        var update = updateSql(finished);
        var sql = isH2
                ? INSERT_ONE + "final table (" + update + ")"
                : "with changed as (" + update + " returning id, version, player, updated) " + INSERT_ONE + "changed";
        var row = rowValues(log, finished, elapsed);
        var entry = log.last().getFirst();
        var inserted = List.<Object>of(entry.client(), entry.seq(), LogEntryText.kind(entry.entry()), line(log, entry));
        return database.sql(sql)
                        .params(isH2 ? inserted : row)
                        .params(isH2 ? row : inserted)
                        .update()
                == 1;
    }

    /// The same for several, and for help, which is counted beside.
    private boolean appendAll(GrownLog log, Optional<Instant> finished, Duration elapsed) {
        boolean isThen = database.sql(updateSql(finished))
                        .params(rowValues(log, finished, elapsed))
                        .update()
                == 1;
        if (isThen) {
            for (int i = 0; i < log.last().size(); i += ROWS) {
                insert(log, log.last().subList(i, Math.min(i + ROWS, log.last().size())));
            }
        }
        return isThen;
    }

    /// Begins a game that was played elsewhere, for whose work and room it was asked. For a transaction.
    ///
    /// @param log what was played
    /// @param totals what is counted of it, which counts what is in its log too
    /// @param techniques what hints cost of that, by what they taught
    void begin(GrownLog log, GameTotals totals, List<ArchivedGame.Cost> techniques) {
        games.insert(log.seen());
        if (!log.last().isEmpty()) {
            appendAll(log, totals.finished(), Duration.ZERO);
        }
        games.set(log.seen().id(), totals, techniques);
    }

    /// Makes one player the author of the entries that another made in games that are theirs now.
    void replaceAuthor(long from, long owner) {
        database.sql("update game_op set author = :owner where author = :from"
                        + " and game in (select id from game where player = :owner)")
                .param("owner", owner)
                .param("from", from)
                .update();
    }

    private void insert(GrownLog log, List<StoredEntry> entries) {
        var values = new ArrayList<Object>();
        var id = log.game().id();
        entries.forEach(entry -> values.addAll(List.of(
                id,
                entry.version(),
                entry.client(),
                entry.seq(),
                LogEntryText.kind(entry.entry()),
                line(log, entry),
                id, // whose player is another one by now, where browsers were joined
                GameStore.timestamp(entry.stored()))));
        database.sql(INSERT + "values " + String.join(", ", Collections.nCopies(entries.size(), ROW_OF_ENTRY)))
                .params(values)
                .update();
    }

    private static String updateSql(Optional<Instant> finished) {
        return UPDATE.formatted(finished.isPresent() ? FINISHED : "");
    }

    private static List<Object> rowValues(GrownLog log, Optional<Instant> finished, Duration elapsed) {
        var game = log.game();
        long bytes = log.last().stream()
                .mapToLong(entry -> ROW + line(log, entry).length())
                .sum();
        var values = new ArrayList<Object>(List.of(
                game.version(), game.game().filled(), GameStore.timestamp(game.updated()), bytes, elapsed.toSeconds()));
        finished.map(GameStore::timestamp).ifPresent(values::add);
        values.add(game.id());
        values.add(game.version() - log.last().size());
        return values;
    }

    private static String line(GrownLog log, StoredEntry entry) {
        return LogEntryText.line(entry.entry(), log.game().shape());
    }

    /// About how many bytes a log takes on the disk.
    static long bytes(LogSize log) {
        return ROW * log.entries() + log.bytes();
    }
}
