package org.crosscage.game.store;

import static java.util.stream.Collectors.groupingBy;
import static java.util.stream.Collectors.mapping;
import static java.util.stream.Collectors.toList;

import java.sql.SQLException;
import java.time.Instant;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.random.RandomGenerator;
import java.util.stream.Collectors;
import org.crosscage.core.kind.PuzzleFormat;
import org.crosscage.game.SavedGame;
import org.crosscage.game.SourceNames;
import org.crosscage.kind.text.SharedGame;
import org.crosscage.teach.PaidAnswers;
import org.crosscage.teach.PaidHint;
import org.springframework.jdbc.core.simple.JdbcClient;

/// Packs games as they leave the server: into a file that is exported, and into the store of a browser.
public final class GamePacking {

    private final JdbcClient database;
    private final PuzzleFormat text;
    private final List<SourceNames> names;
    private final InstantSource clock;
    private final RandomGenerator random;

    /// @param text how puzzles are written
    /// @param names of places that are called otherwise elsewhere
    /// @param random must be fit for secrets
    GamePacking(
            JdbcClient database,
            PuzzleFormat text,
            List<SourceNames> names,
            InstantSource clock,
            RandomGenerator random) {
        this.database = database;
        this.text = text;
        this.names = List.copyOf(names);
        this.clock = clock;
        this.random = random;
    }

    /// @param game before its first move
    public record Packed(SavedGame game, ArchivedGame archived) {}

    private record Head(SavedGame game, String paidHint, String paidHelp) {}

    /// Games with all of their logs, in three queries.
    ///
    /// @param ids of games
    /// @return in that order; without those that are not there
    public List<Packed> packed(List<String> ids) {
        if (ids.isEmpty()) {
            return List.of();
        }
        var heads = database
                .sql("select * from game where id in (:ids)")
                .param("ids", ids)
                .query((row, _) -> head(new GameRow(row)))
                .list()
                .stream()
                .collect(Collectors.toMap(head -> head.game.id(), Function.identity()));
        var logs = logs(heads);
        var costs = costs(ids);
        return ids.stream()
                .filter(heads::containsKey)
                .map(id -> packed(heads.get(id), costs.getOrDefault(id, List.of()), logs.getOrDefault(id, List.of())))
                .toList();
    }

    /// The first of a player's games whose puzzles and logs come to so many bytes together, and of any at least one.
    ///
    /// @param ids of games
    /// @return in that order; without those that the player has not
    public List<String> within(long most, long player, List<String> ids) {
        if (ids.isEmpty()) {
            return List.of();
        }
        var bytes = database
                .sql("select id, bytes from game where id in (:ids) and player = :player")
                .param("ids", ids)
                .param("player", player)
                .query((row, _) -> Map.entry(row.getString("id"), row.getLong("bytes")))
                .list()
                .stream()
                .collect(Collectors.toMap(Map.Entry::getKey, Map.Entry::getValue));
        var first = new ArrayList<String>();
        long sum = 0;
        for (var id : ids.stream().filter(bytes::containsKey).toList()) {
            sum += bytes.get(id);
            if (sum > most && !first.isEmpty()) {
                break;
            }
            first.add(id);
        }
        return first;
    }

    private Head head(GameRow row) throws SQLException {
        return new Head(
                row.begun(row.entry(text)),
                row.paidHint().map(PaidHint::line).orElse(""),
                row.paidAnswers().map(PaidAnswers::line).orElse(""));
    }

    private record Line(String game, String line) {}

    private Map<String, List<String>> logs(Map<String, Head> heads) {
        return database
                .sql("select * from game_op where game in (:ids) order by game, version")
                .param("ids", heads.isEmpty() ? List.of("") : heads.keySet())
                .query((row, _) -> {
                    var game = row.getString("game");
                    var shape = heads.get(game).game.entry().puzzle().shape();
                    return new Line(game, ArchivedLog.line(new GameRow(row).op(shape), shape));
                })
                .list()
                .stream()
                .collect(groupingBy(Line::game, mapping(Line::line, toList())));
    }

    private record CostOf(String game, ArchivedGame.Cost cost) {}

    private Map<String, List<ArchivedGame.Cost>> costs(Collection<String> ids) {
        return database
                .sql("select * from hint_cost where game in (:ids) order by game, technique")
                .param("ids", ids)
                .query((row, _) -> new CostOf(
                        row.getString("game"),
                        new ArchivedGame.Cost(row.getString("technique"), row.getInt("hints"), row.getInt("cost"))))
                .list()
                .stream()
                .collect(groupingBy(CostOf::game, mapping(CostOf::cost, toList())));
    }

    private Packed packed(Head head, List<ArchivedGame.Cost> costs, List<String> log) {
        var game = head.game;
        var totals = game.totals();
        var archived = new ArchivedGame(
                source(game.source()),
                game.terms().written(),
                text.write(game.entry()),
                game.created().toString(),
                totals.finished().map(Instant::toString).orElse(""),
                totals.elapsed().toSeconds(),
                totals.hints(),
                totals.hintCost(),
                totals.solutionShown(),
                head.paidHint,
                head.paidHelp,
                costs,
                log);
        return new Packed(game, archived);
    }

    private String source(String source) {
        var packed = source;
        for (var name : names) {
            packed = name.packed(packed);
        }
        return packed;
    }

    /// A puzzle that nobody has begun, with an id that no game has. Nothing is stored.
    ///
    /// @param source where the puzzle comes from, as the source of a game of it would say it
    public Packed notBegun(long player, SharedGame shared, String source) {
        var game = SavedGame.fresh(GameIds.random(random), player, shared, source, clock.instant());
        var archived = new ArchivedGame(
                source(source),
                shared.terms().written(),
                text.write(shared.entry()),
                "",
                "",
                0,
                0,
                0,
                false,
                "",
                "",
                List.of(),
                List.of());
        return new Packed(game, archived);
    }
}
