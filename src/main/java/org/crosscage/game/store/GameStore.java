package org.crosscage.game.store;

import com.github.benmanes.caffeine.cache.Interner;
import java.sql.SQLException;
import java.sql.Types;
import java.time.Duration;
import java.time.Instant;
import java.time.OffsetDateTime;
import java.time.ZoneOffset;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.concurrent.RejectedExecutionException;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import org.crosscage.core.game.LogEntry;
import org.crosscage.core.kind.FormatException;
import org.crosscage.core.kind.NameCharacters;
import org.crosscage.core.kind.PuzzleEntry;
import org.crosscage.core.kind.PuzzleFormat;
import org.crosscage.core.model.Puzzle;
import org.crosscage.game.GameTotals;
import org.crosscage.game.SavedGame;
import org.crosscage.player.FullQuotaException;
import org.crosscage.player.Quota;
import org.crosscage.player.store.PlayerQuotas;
import org.crosscage.player.store.Players;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.transaction.support.TransactionOperations;

/// Games in the database: the table `game`, on H2 and PostgreSQL alike. [GameLog] adds to their logs; help is counted
/// here, and a game is deleted with its log. Says nothing about who may do what.
final class GameStore {

    static final int LONGEST_TITLE = 200;

    private final JdbcClient database;
    private final TransactionOperations transactions;
    private final PuzzleFormat text;
    private final PlayerQuotas quotas;
    private final HintCosts costs;
    private final PlayerWork work = new PlayerWork();
    /// One value for all equal puzzles that somebody has in hand: each is read from its game's row, and a page has two
    /// and more readings of the same 9×9, 20 kB each.
    private final Interner<Puzzle> puzzles = Interner.newWeakInterner();

    /// @param text how a puzzle is written into the database: the native format, which holds every puzzle
    GameStore(JdbcClient database, TransactionOperations transactions, PuzzleFormat text) {
        this.database = database;
        this.transactions = transactions;
        this.text = text;
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

    /// Stores a game without asking for work or room.
    void insert(SavedGame saved) {
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

    /// Counts the work that is done for players.
    PlayerWork work() {
        return work;
    }

    /// The games that a player may still begin.
    GameRoom room(long player) {
        return new GameRoom(quotas.room(player, Quota.GAMES), quotas.room(player, Quota.GAME_BYTES));
    }

    /// Runs work that looks for a player's game and may begin one: for each player one after the other, on all servers
    /// of the database, and all of it or nothing.
    ///
    /// @throws RejectedExecutionException when the player was joined with another one meanwhile, or is deleted
    <T> T oneAtATime(long player, Supplier<T> work) {
        return transactions.execute(_ -> {
            if (!Players.lock(database, player)) {
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

    /// The part of a game that changes without an entry in its log, and how far the log is; empty when there is no such
    /// game.
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

    /// Counts help, with the game's row locked.
    void count(SavedGame game, List<LogEntry.Help> helps) {
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
        set(game.id(), totals, taught.values());
    }

    /// @param added to what hints cost, by what they taught
    void set(String id, GameTotals totals, Collection<ArchivedGame.Cost> added) {
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
        added.forEach(cost -> costs.add(id, cost));
    }

    /// Nobody else adds to the game or deletes it until the transaction ends.
    ///
    /// @return whether there is such a game
    boolean lock(String id) {
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
