package org.crosscage.game.store;

import com.github.benmanes.caffeine.cache.Interner;
import java.sql.SQLException;
import java.sql.Types;
import java.time.Duration;
import java.time.Instant;
import java.time.OffsetDateTime;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.concurrent.RejectedExecutionException;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import org.crosscage.core.game.LogEntry;
import org.crosscage.core.game.LogEntryText;
import org.crosscage.core.game.LogSize;
import org.crosscage.core.kind.FormatException;
import org.crosscage.core.kind.NameCharacters;
import org.crosscage.core.kind.PuzzleEntry;
import org.crosscage.core.kind.PuzzleFormat;
import org.crosscage.core.model.Puzzle;
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

/// Games in the database: the tables `game` and `game_op`, on H2 and PostgreSQL alike: each by itself, and its
/// log. Says nothing about who may do what.
public final class GameStore {

    static final int LONGEST_TITLE = 200;
    /// A log asks for room once for each so many bytes on the disk, some six hundred entries, which few games ever
    /// have.
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

    private final JdbcClient database;
    private final TransactionOperations transactions;
    private final TransactionOperations statements;
    private final PuzzleFormat text;
    private final boolean isH2;
    private final PlayerQuotas quotas;
    private final HintCosts costs;
    private final PlayerWork work = new PlayerWork();
    /// One value for all equal puzzles that somebody has in hand: each is read from its game's row, and a page has two
    /// and more readings of the same 9×9, 20 kB each.
    private final Interner<Puzzle> puzzles = Interner.newWeakInterner();

    /// A store in whose database each statement by itself is stored for good when it returns.
    ///
    /// @param text how a puzzle is written into the database: the native format, which holds every puzzle
    public GameStore(JdbcClient database, TransactionOperations transactions, PuzzleFormat text) {
        this(database, transactions, TransactionOperations.withoutTransaction(), text);
    }

    /// @param statements what is around a single statement, which needs no transaction
    GameStore(
            JdbcClient database,
            TransactionOperations transactions,
            TransactionOperations statements,
            PuzzleFormat text) {
        this.database = database;
        this.transactions = transactions;
        this.statements = statements;
        this.text = text;
        this.isH2 = DatabaseAddress.of(database).isH2();
        this.quotas = new PlayerQuotas(database);
        this.costs = new HintCosts(database);
    }

    /// @throws IllegalArgumentException when the puzzle would not come back from its text as it is
    /// @throws FullQuotaException when the player has as many games as there may be
    /// @throws RejectedExecutionException when too much is done for the player
    void add(SavedGame saved) {
        work.require(saved.player());
        work.noteBegun(saved.player());
        room(saved.player()).use(0);
        insert(saved);
    }

    private void insert(SavedGame saved) {
        var entry = saved.entry();
        var shape = entry.puzzle().shape();
        var written = written(entry);
        database.sql("""
            insert into game (id, player, source, title, kind, height, width, puzzle, terms, cells, filled, version,
                bytes, elapsed_seconds, hints, hint_cost, solution_shown, created, updated)
            values (:id, :player, :source, :title, :kind, :height, :width, :puzzle, :terms, :cells, :filled, 0,
                :bytes, 0, 0, 0, false, :created, :created)\
            """)
                .param("id", saved.id())
                .param("player", saved.player())
                .param("source", saved.source())
                .param("title", title(entry))
                .param("kind", entry.puzzle().kind())
                .param("height", shape.rows())
                .param("width", shape.columns())
                .param("puzzle", written)
                .param("terms", saved.terms().written())
                .param("cells", shape.cellCount())
                .param("filled", saved.game().filled())
                .param("bytes", written.length())
                .param("created", timestamp(saved.created()))
                .update();
    }

    /// Adds a game that was played elsewhere, for whose work and room it was asked. For a transaction.
    ///
    /// @param begun before its first move
    /// @param log what was played
    /// @param totals what is counted of it, which counts what is in its log too
    /// @param techniques what hints cost of that, by what they taught
    void add(SavedGame begun, GrownLog log, GameTotals totals, List<ArchivedGame.Cost> techniques) {
        insert(begun);
        if (!log.entries().isEmpty()) {
            appendAll(log.game(), log.entries(), finished(log), Duration.ZERO);
        }
        set(begun.id(), totals);
        techniques.forEach(each -> costs.add(begun.id(), each));
    }

    /// Counts the work that is done for players.
    PlayerWork work() {
        return work;
    }

    /// The games that a player may still begin.
    GameRoom room(long player) {
        return new GameRoom(quotas.room(player, Quota.GAMES), quotas.room(player, Quota.GAME_BYTES));
    }

    /// Asks the database once or never for the log of a game that is played.
    ///
    /// @param longer the log to be
    private void requireRoom(SavedGame seen, LogSize longer) {
        if (bytes(longer) / ROOM_ASKED_EACH > bytes(seen.log()) / ROOM_ASKED_EACH) {
            quotas.require(seen.player(), Quota.GAME_BYTES);
        }
    }

    /// Runs work that looks for a player's game and may begin one: for each player one after the other, on all servers
    /// of the database, and all of it or nothing.
    ///
    /// @throws RejectedExecutionException when the player was joined with another one meanwhile, or is deleted
    <T> T oneAtATime(long player, Supplier<T> work) {
        return transactions.execute(_ -> {
            var row = database.sql("select id from player where id = :player for update")
                    .param("player", player)
                    .query(Long.class)
                    .optional();
            if (row.isEmpty()) {
                throw new RejectedExecutionException("player " + player + " is not there any more");
            }
            return work.get();
        });
    }

    /// The text of a puzzle.
    ///
    /// @throws IllegalArgumentException when it would not come back from it as it is
    String written(PuzzleEntry entry) {
        var written = text.write(entry);
        if (!comesBack(entry.puzzle(), written)) {
            throw new IllegalArgumentException("puzzle '" + entry.id() + "' does not come back from its text of "
                    + written.length() + " characters");
        }
        return written;
    }

    private boolean comesBack(Puzzle puzzle, String written) {
        try {
            return text.read(written).getFirst().puzzle().equals(puzzle);
        } catch (FormatException e) {
            return false;
        }
    }

    static String title(PuzzleEntry entry) {
        var title = entry.notes().getOrDefault("title", entry.notes().getOrDefault("label", ""));
        return title.length() <= LONGEST_TITLE ? title : NameCharacters.beginning(title, LONGEST_TITLE - 1) + "…";
    }

    /// The game before the first move.
    Optional<SavedGame> begun(String id) {
        return database.sql("select * from game where id = :id")
                .param("id", id)
                .query((row, _) -> begun(new GameRow(row)))
                .optional();
    }

    private SavedGame begun(GameRow row) throws SQLException {
        var read = row.entry(text);
        var puzzle = puzzles.intern(read.puzzle());
        return row.begun(new PuzzleEntry(read.id(), read.notes(), puzzle, read.solution(), read.warnings()));
    }

    /// The game with what its log has after a version of it.
    GrownLog readOn(SavedGame from) {
        return GrownLog.of(from).with(entriesSince(from, from.version()));
    }

    /// Calls a puzzle something else, in lists and over the board.
    void rename(SavedGame game, String title) {
        var entry = game.entry();
        var notes = new HashMap<>(entry.notes());
        notes.put("title", title);
        var renamed = new PuzzleEntry(entry.id(), notes, entry.puzzle(), entry.solution(), entry.warnings());
        database.sql("update game set title = :title, puzzle = :puzzle where id = :id")
                .param("title", title(renamed))
                .param("puzzle", text.write(renamed))
                .param("id", game.id())
                .update();
    }

    /// The game and its log, all of it or nothing.
    void delete(String id) {
        transactions.executeWithoutResult(_ -> {
            lock(id); // or an entry could come in between
            database.sql("delete from hint_cost where game = :id")
                    .param("id", id)
                    .update();
            database.sql("delete from game_op where game = :id").param("id", id).update();
            database.sql("delete from game where id = :id").param("id", id).update();
        });
    }

    /// What of a game changes without an entry in its log, and how far the log is; empty when there is no such game.
    Optional<GameRow.Head> head(String id) {
        return database.sql("select player, title, version, elapsed_seconds, hints, hint_cost, solution_shown, finished"
                        + " from game where id = :id")
                .param("id", id)
                .query((row, _) -> new GameRow(row).head())
                .optional();
    }

    /// The versions of those of some games that there are, by id.
    ///
    /// @param ids at least one
    Map<String, Long> versions(Collection<String> ids) {
        return database
                .sql("select id, version from game where id in (:ids)")
                .param("ids", ids)
                .query((row, _) -> Map.entry(row.getString("id"), row.getLong("version")))
                .list()
                .stream()
                .collect(Collectors.toMap(Map.Entry::getKey, Map.Entry::getValue));
    }

    /// The entries after a version, in order.
    ///
    /// @throws RejectedExecutionException when too much is done for the game's player
    List<StoredEntry> entriesSince(SavedGame game, long version) {
        work.require(game.player());
        var shape = game.shape();
        var entries = database.sql("select * from game_op where game = :game and version > :version order by version")
                .param("game", game.id())
                .param("version", version)
                .query((row, _) -> new GameRow(row).entry(game))
                .list();
        work.noteRead(game.player(), entries, shape.cellCount());
        return entries;
    }

    /// The sender of each entry of a game with the sender's number for it, as [ArchivedLog#name].
    Set<String> names(String id) {
        return Set.copyOf(database.sql("select client, seq from game_op where game = :game")
                .param("game", id)
                .query((row, _) -> row.getString("client") + " " + row.getLong("seq"))
                .list());
    }

    Optional<StoredEntry> find(SavedGame game, String client, long seq) {
        return database.sql("select * from game_op where game = :game and client = :client and seq = :seq")
                .param("game", game.id())
                .param("client", client)
                .param("seq", seq)
                .query((row, _) -> new GameRow(row).entry(game))
                .optional();
    }

    /// Entries that were appended, and the log with them.
    record Added(GrownLog log, List<StoredEntry> entries) {}

    /// Appends to a log, all or none. On return it is stored for good.
    ///
    /// @param seen the game as it was seen; where other servers have added entries since, they come first
    /// @param elapsed how long the game has been played, as for [#noteElapsed]; zero where that is not known
    /// @param next comes next in the log of the game as it is then
    /// @return empty when the game is gone
    /// @throws DuplicateKeyException when (client, seq) of an entry is taken
    /// @throws FullQuotaException when the log has become long and the player's games have no room left
    Optional<Added> append(SavedGame seen, Duration elapsed, Function<SavedGame, List<StoredEntry>> next) {
        // of several servers that append at once, one comes after the other, by the lock of the game's row
        return append(GrownLog.of(seen), elapsed, next)
                .or(() -> transactions.execute(
                        _ -> lock(seen.id()) ? append(readOn(seen), elapsed, next) : Optional.<Added>empty()));
    }

    /// @return empty when another server was first, or the game is gone
    private Optional<Added> append(GrownLog log, Duration elapsed, Function<SavedGame, List<StoredEntry>> next) {
        var entries = next.apply(log.game());
        var added = new Added(log.with(entries), entries);
        requireRoom(log.game(), added.log().game().log());
        return entries.isEmpty() || append(added, elapsed) ? Optional.of(added) : Optional.empty();
    }

    /// @return false, and nothing is stored, when the log is not as it was, or the game is gone
    private boolean append(Added added, Duration elapsed) {
        var entries = added.entries();
        var game = added.log().game();
        var finished = finished(added.log());
        if (entries.size() == 1 && !(entries.getFirst().entry() instanceof LogEntry.Help)) {
            return statements.execute(_ -> appendOne(game, entries, finished, elapsed));
        }
        return transactions.execute(_ -> {
            boolean isAppended = appendAll(game, entries, finished, elapsed);
            if (isAppended) {
                count(game, added.log().helpSince(entries.getFirst().version() - 1));
            }
            return isAppended;
        });
    }

    private static Optional<Instant> finished(GrownLog log) {
        return log.finish().map(StoredEntry::stored);
    }

    /// Appends an entry and changes the game's row with it by one statement, so that a move takes one way to the
    /// database and back, and is stored whole without a transaction around it. The two databases each have words of
    /// their own for rows that one statement changes and the next one reads.
    private boolean appendOne(SavedGame game, List<StoredEntry> entries, Optional<Instant> finished, Duration elapsed) {
        var update = UPDATE.formatted(finished.isPresent() ? FINISHED : "");
        var sql = isH2
                ? INSERT_ONE + "final table (" + update + ")"
                : "with grown as (" + update + " returning id, version, player, updated) " + INSERT_ONE + "grown";
        var updated = updated(game, entries, finished, elapsed);
        var entry = entries.getFirst();
        var inserted =
                List.<Object>of(entry.client(), entry.seq(), LogEntryText.kind(entry.entry()), line(game, entry));
        return database.sql(sql)
                        .params(isH2 ? inserted : updated)
                        .params(isH2 ? updated : inserted)
                        .update()
                == 1;
    }

    /// The same for several, and for help, which is counted beside.
    private boolean appendAll(SavedGame game, List<StoredEntry> entries, Optional<Instant> finished, Duration elapsed) {
        var update = UPDATE.formatted(finished.isPresent() ? FINISHED : "");
        boolean isThen = database.sql(update)
                        .params(updated(game, entries, finished, elapsed))
                        .update()
                == 1;
        if (isThen) {
            for (int i = 0; i < entries.size(); i += ROWS) {
                insert(game, entries.subList(i, Math.min(i + ROWS, entries.size())));
            }
        }
        return isThen;
    }

    /// Makes one player the author of the entries that another made in games that are theirs now.
    void replaceAuthor(long from, long owner) {
        database.sql("update game_op set author = :owner where author = :from"
                        + " and game in (select id from game where player = :owner)")
                .param("owner", owner)
                .param("from", from)
                .update();
    }

    private void insert(SavedGame game, List<StoredEntry> entries) {
        var values = new ArrayList<Object>();
        entries.forEach(entry -> values.addAll(List.of(
                game.id(),
                entry.version(),
                entry.client(),
                entry.seq(),
                LogEntryText.kind(entry.entry()),
                line(game, entry),
                game.id(), // whose player is another one by now, where browsers were joined
                timestamp(entry.stored()))));
        database.sql(INSERT + "values " + String.join(", ", Collections.nCopies(entries.size(), ROW_OF_ENTRY)))
                .params(values)
                .update();
    }

    /// Counts help, with the game's row locked.
    private void count(SavedGame game, List<LogEntry.Help> helps) {
        if (helps.isEmpty()) {
            return;
        }
        var totals = head(game.id()).orElseThrow().totals();
        var taught = new TreeMap<String, ArchivedGame.Cost>();
        for (var help : helps) {
            totals = totals.after(help);
            if (HintCosts.isTaught(game.entry().puzzle().kind(), help.technique())) {
                var cost = new ArchivedGame.Cost(help.technique(), help.hints(), help.cost());
                taught.merge(help.technique(), cost, ArchivedGame.Cost::plus);
            }
        }
        set(game.id(), totals);
        taught.values().forEach(cost -> costs.add(game.id(), cost));
    }

    private void set(String id, GameTotals totals) {
        database.sql("update game set elapsed_seconds = :seconds, hints = :hints, hint_cost = :cost,"
                        + " solution_shown = :shown, finished = :finished where id = :id")
                .param("seconds", totals.elapsed().toSeconds())
                .param("hints", totals.hints())
                .param("cost", totals.hintCost())
                .param("shown", totals.solutionShown())
                .param(
                        "finished",
                        totals.finished().map(GameStore::timestamp).orElse(null),
                        Types.TIMESTAMP_WITH_TIMEZONE)
                .param("id", id)
                .update();
    }

    private static List<Object> updated(
            SavedGame game, List<StoredEntry> entries, Optional<Instant> finished, Duration elapsed) {
        var last = entries.getLast();
        long bytes = entries.stream()
                .mapToLong(entry -> ROW + line(game, entry).length())
                .sum();
        var values = new ArrayList<Object>(
                List.of(last.version(), game.game().filled(), timestamp(last.stored()), bytes, elapsed.toSeconds()));
        finished.map(GameStore::timestamp).ifPresent(values::add);
        values.add(game.id());
        values.add(entries.getFirst().version() - 1);
        return values;
    }

    private static String line(SavedGame game, StoredEntry entry) {
        return LogEntryText.line(entry.entry(), game.shape());
    }

    /// About how many bytes a log takes on the disk.
    static long bytes(LogSize log) {
        return ROW * log.entries() + log.bytes();
    }

    /// Nobody else adds to the game or deletes it until the transaction ends.
    ///
    /// @return whether there is such a game
    private boolean lock(String id) {
        return database.sql("select id from game where id = :id for update")
                .param("id", id)
                .query(String.class)
                .optional()
                .isPresent();
    }

    /// The clock of a game only goes forward: of two tabs the one that counted longer is right. It stops for good when
    /// the game is finished for the first time.
    void noteElapsed(String id, Duration elapsed) {
        database.sql("update game set elapsed_seconds = :seconds"
                        + " where id = :id and elapsed_seconds < :seconds and finished is null")
                .param("seconds", elapsed.toSeconds())
                .param("id", id)
                .update();
    }

    static OffsetDateTime timestamp(Instant instant) {
        return instant.atOffset(ZoneOffset.UTC);
    }
}
