package org.crosscage.game.store;

import java.time.Instant;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Function;
import java.util.random.RandomGenerator;
import java.util.stream.Collectors;
import org.crosscage.core.game.LogEntry;
import org.crosscage.core.game.Preparation;
import org.crosscage.core.kind.PuzzleFormat;
import org.crosscage.game.SavedGame;
import org.crosscage.game.SourceNames;
import org.crosscage.game.StoredEntry;
import org.crosscage.kind.text.SharedGame;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.stereotype.Service;

/// Packs games as they leave the server: into a file that is exported, and into the store of a browser.
@Service
public final class GamePacking {

    private final JdbcClient database;
    private final GameStore store;
    private final PuzzleFormat text;
    private final List<SourceNames> names;
    private final InstantSource clock;
    private final RandomGenerator random;

    /// @param text how puzzles are written
    /// @param names of places that are called otherwise elsewhere
    /// @param random must be fit for secrets
    GamePacking(
            JdbcClient database,
            GameStore store,
            PuzzleFormat text,
            List<SourceNames> names,
            InstantSource clock,
            RandomGenerator random) {
        this.database = database;
        this.store = store;
        this.text = text;
        this.names = List.copyOf(names);
        this.clock = clock;
        this.random = random;
    }

    /// @param game before its first move
    public record Packed(SavedGame game, ArchivedGame archived) {}

    /// A game with all of its log.
    ///
    /// @return empty when it is not there
    public Optional<Packed> packed(String id) {
        return store.begun(id)
                .map(game -> packed(game, game.created().toString(), new HintCosts(database).ofGame(id), log(game)));
    }

    /// How large a stored game is.
    ///
    /// @param bytes of its puzzle and log
    /// @param cells of its puzzle
    public record Size(String id, long bytes, int cells) {}

    /// The first of a player's games whose puzzles and logs come to so many bytes together, and of any at least one.
    ///
    /// @param ids of games
    /// @return in that order; without those that the player has not
    public List<Size> within(long most, long player, List<String> ids) {
        if (ids.isEmpty()) {
            return List.of();
        }
        var sizes = database
                .sql("select id, bytes, height, width from game where id in (:ids) and player = :player")
                .param("ids", ids)
                .param("player", player)
                .query((row, _) ->
                        new Size(row.getString("id"), row.getLong("bytes"), row.getInt("height") * row.getInt("width")))
                .list()
                .stream()
                .collect(Collectors.toMap(Size::id, Function.identity()));
        var first = new ArrayList<Size>();
        long sum = 0;
        for (var size : ids.stream().map(sizes::get).filter(Objects::nonNull).toList()) {
            sum += size.bytes;
            if (sum > most && !first.isEmpty()) {
                break;
            }
            first.add(size);
        }
        return first;
    }

    private List<String> log(SavedGame game) {
        var shape = game.shape();
        return database.sql("select * from game_op where game = :game order by version")
                .param("game", game.id())
                .query((row, _) -> ArchivedLog.line(new GameRow(row).entry(game), shape))
                .list();
    }

    /// @param begun empty for a game that is not
    private Packed packed(SavedGame game, String begun, List<ArchivedGame.Cost> costs, List<String> log) {
        var totals = game.totals();
        var archived = new ArchivedGame(
                source(game.source()),
                game.terms().written(),
                text.write(game.entry()),
                begun,
                totals.finished().map(Instant::toString).orElse(""),
                totals.elapsed().toSeconds(),
                totals.hints(),
                totals.hintCost(),
                totals.solutionShown(),
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

    /// A puzzle that nobody has begun, with an id that no game has. Nothing is stored. What somebody filled in before
    /// passing it on is its first line.
    ///
    /// @param source where the puzzle comes from, as the source of a game of it would say it
    public Packed notBegun(long player, SharedGame shared, String source) {
        var game = SavedGame.fresh(GameIds.random(random), player, shared, source, clock.instant());
        return packed(game, "", List.of(), filled(shared, game));
    }

    private static List<String> filled(SharedGame shared, SavedGame game) {
        return shared
                .position()
                .flatMap(position -> Preparation.filled(game.entry().puzzle(), position))
                .map(move -> new StoredEntry(
                        1, StoredEntry.TEACHER, 1, game.player(), new LogEntry.Play(move), game.created()))
                .map(entry -> ArchivedLog.line(entry, game.shape()))
                .stream()
                .toList();
    }
}
