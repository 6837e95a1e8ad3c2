package org.crosscage.challenge.store;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Duration;
import java.time.InstantSource;
import java.time.OffsetDateTime;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.random.RandomGenerator;
import org.crosscage.challenge.Challenge;
import org.crosscage.challenge.Challenge.Entrant;
import org.crosscage.challenge.EntrantName;
import org.crosscage.core.kind.PuzzleEntry;
import org.crosscage.core.kind.Size;
import org.crosscage.daily.DailyPuzzle;
import org.crosscage.daily.DailyPuzzles;
import org.crosscage.game.GameTotals;
import org.crosscage.game.SavedGame;
import org.crosscage.game.store.GameIds;
import org.crosscage.game.store.GameService;
import org.crosscage.kind.text.SharedGame;
import org.crosscage.library.Practice;
import org.crosscage.player.store.Players;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.stereotype.Repository;
import org.springframework.transaction.support.TransactionOperations;

/// Challenges in the database: the tables `challenge` and `challenge_friend`. The table `game` has their players,
/// puzzles, times and help.
@Repository
public final class Challenges {

    /// So many a player may have.
    public static final int MOST = 50;

    /// Afterwards a challenge is as unknown as one that never was.
    static final Duration LIFE = Duration.ofDays(365);

    /// All rows of a challenge, the challenger's first.
    private static final String ROWS = """
            select code, challenger, name, game.id, game.player, kind, height, width, elapsed_seconds, hints, hint_cost,
                solution_shown, finished
            from (
                select code, 1 as challenger, name, game, created from challenge
                union all
                select code, 0 as challenger, challenge_friend.name, challenge_friend.game, created
                from challenge_friend join challenge on code = challenge
            ) entrant
            join game on game.id = entrant.game
            where entrant.created > :oldest and code in (%s)
            order by entrant.created desc, code, challenger desc, game.created, game.id""";

    private final JdbcClient database;
    private final TransactionOperations transactions;
    private final GameService games;
    private final DailyPuzzles dailyPuzzles;
    private final InstantSource clock;
    private final RandomGenerator random;

    /// @param random must be fit for secrets
    public Challenges(
            JdbcClient database,
            TransactionOperations transactions,
            GameService games,
            DailyPuzzles dailyPuzzles,
            InstantSource clock,
            RandomGenerator random) {
        this.database = database;
        this.transactions = transactions;
        this.games = games;
        this.dailyPuzzles = dailyPuzzles;
        this.clock = clock;
        this.random = random;
    }

    /// The challenge that a text out of an address opens.
    public Optional<Challenge> find(String code) {
        return GameIds.isId(code) ? query(":key", code).stream().findFirst() : Optional.empty();
    }

    /// The challenge in which a game is played, be it the challenger's or a friend's; of several, the newest.
    ///
    /// @param game an id
    public Optional<Challenge> ofGame(String game) {
        return query(
                        "select code from challenge where game = :key"
                                + " union select challenge from challenge_friend where game = :key",
                        game)
                .stream()
                .findFirst();
    }

    /// The challenges that a player made, the newest first.
    public List<Challenge> of(long player) {
        return query("select code from challenge join game on game.id = challenge.game where player = :key", player);
    }

    private List<Challenge> query(String codes, Object key) {
        var found = new LinkedHashMap<String, List<Row>>();
        database.sql(ROWS.formatted(codes))
                .param("key", key)
                .param("oldest", oldest())
                .query((row, _) -> Row.read(row))
                .list()
                .forEach(row ->
                        found.computeIfAbsent(row.code, _ -> new ArrayList<>()).add(row));
        return found.values().stream().map(Challenges::challenge).toList();
    }

    private static Challenge challenge(List<Row> rows) {
        var first = rows.getFirst();
        return new Challenge(
                first.code,
                first.kind,
                first.size,
                first.entrant,
                rows.stream().skip(1).map(Row::entrant).toList());
    }

    private record Row(String code, String kind, Size size, Entrant entrant) {

        static Row read(ResultSet row) throws SQLException {
            var finished = Optional.ofNullable(row.getObject("finished", OffsetDateTime.class));
            var totals = new GameTotals(
                    Duration.ofSeconds(row.getLong("elapsed_seconds")),
                    row.getInt("hints"),
                    row.getInt("hint_cost"),
                    row.getBoolean("solution_shown"),
                    finished.map(OffsetDateTime::toInstant));
            return new Row(
                    row.getString("code"),
                    row.getString("kind"),
                    new Size(row.getInt("height"), row.getInt("width")),
                    new Entrant(
                            row.getString("id"),
                            row.getLong("player"),
                            new EntrantName(row.getString("name")),
                            totals));
        }
    }

    /// Whether a challenge can be made of a game once it is finished.
    public static boolean isFair(String source, GameTotals totals) {
        return !totals.solutionShown() && !Practice.standard().isPractice(source);
    }

    private OffsetDateTime oldest() {
        return now().minus(LIFE);
    }

    private OffsetDateTime now() {
        return clock.instant().atOffset(ZoneOffset.UTC);
    }

    /// Makes a challenge of a finished game: the one that is there, or else a new one. Removes those of the
    /// player's that are too old.
    ///
    /// @return its code; empty when the player has [#MOST] of them, or was deleted meanwhile
    /// @throws IllegalArgumentException when the player has no such game that is finished and [fair][#isFair]
    public Optional<String> make(long player, String game) {
        games.lists()
                .find(player, game)
                .filter(each -> each.totals().finished().isPresent() && isFair(each.source(), each.totals()))
                .orElseThrow(() -> new IllegalArgumentException(
                        "game " + game + " of player " + player + " is none that can be compared"));
        return transactions.execute(_ -> {
            // one after the other, so that they are counted
            if (!Players.lock(database, player)) {
                return Optional.empty();
            }
            database.sql("delete from challenge where created <= :oldest"
                            + " and game in (select id from game where player = :player)")
                    .param("oldest", oldest())
                    .param("player", player)
                    .update();
            var own = of(player);
            return own.stream()
                    .filter(each -> each.challenger().game().equals(game))
                    .map(Challenge::code)
                    .findFirst()
                    .or(() -> own.size() < MOST ? Optional.of(added(game)) : Optional.empty());
        });
    }

    private String added(String game) {
        var code = GameIds.random(random);
        database.sql("insert into challenge (code, game, name, created) values (:code, :game, '', :now)")
                .param("code", code)
                .param("game", game)
                .param("now", now())
                .update();
        return code;
    }

    /// The game in which a player takes a challenge up: the one that is there, or else a new one. The puzzle of a
    /// day is the player's own of that day, which may be finished. Others come as by a link, without a source,
    /// a name and their solution.
    ///
    /// @param name as the friend wants to be called
    /// @return the game's id; empty when there is no such challenge, or [Challenge#MOST_FRIENDS] took it up
    public Optional<String> play(String code, long player, EntrantName name) {
        var given = find(code).map(Challenge::challenger).flatMap(each -> games.load(each.player(), each.game()));
        return given.flatMap(game -> transactions.execute(_ -> {
            lock(code);
            var now = find(code);
            var there = now.flatMap(each -> each.seenBy(player)
                    .filter(entrant -> entrant.player() == player)
                    .findFirst());
            return there.map(Entrant::game)
                    .or(() -> now.filter(each -> !each.isFull()).map(_ -> joined(code, begun(game, player), name)));
        }));
    }

    /// Friends come one after the other, so that they are counted.
    private void lock(String code) {
        database.sql("select code from challenge where code = :code for update")
                .param("code", code)
                .query(String.class)
                .optional();
    }

    private String begun(SavedGame given, long player) {
        var entry = given.entry();
        return DailyPuzzle.named(given.source())
                .filter(daily -> dailyPuzzles.isOpen(daily.date()))
                .flatMap(daily -> dailyPuzzles
                        .ready(daily)
                        .filter(stored -> stored.puzzle().equals(entry.puzzle()))
                        .map(stored -> dailyPuzzles.play(player, daily, stored)))
                .orElseGet(() -> {
                    var unsolved = new PuzzleEntry("", Map.of(), entry.puzzle(), Optional.empty(), List.of());
                    var shared = new SharedGame(unsolved, Optional.empty(), given.terms());
                    return games.newGames().start(player, shared, "").id();
                });
    }

    private String joined(String code, String game, EntrantName name) {
        database.sql("insert into challenge_friend (challenge, game, name) values (:code, :game, :name)")
                .param("code", code)
                .param("game", game)
                .param("name", name.written())
                .update();
        return game;
    }

    /// Calls a player something else in a challenge, be they its challenger or a friend.
    public void rename(String code, long player, EntrantName name) {
        transactions.executeWithoutResult(_ -> {
            rename("challenge set name = :name where code", code, player, name);
            rename("challenge_friend set name = :name where challenge", code, player, name);
        });
    }

    private void rename(String where, String code, long player, EntrantName name) {
        database.sql("update " + where + " = :code and game in (select id from game where player = :player)")
                .param("name", name.written())
                .param("code", code)
                .param("player", player)
                .update();
    }

    /// Deletes a challenge of the player's; the games stay.
    public void delete(String code, long player) {
        database.sql(
                        "delete from challenge where code = :code and game in (select id from game where player = :player)")
                .param("code", code)
                .param("player", player)
                .update();
    }
}
