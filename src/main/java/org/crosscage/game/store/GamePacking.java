package org.crosscage.game.store;

import java.time.Instant;
import java.time.InstantSource;
import java.util.List;
import java.util.random.RandomGenerator;
import org.crosscage.core.kind.PuzzleFormat;
import org.crosscage.game.SavedGame;
import org.crosscage.game.SourceNames;
import org.crosscage.game.StoredEntry;
import org.crosscage.kind.text.SharedGame;
import org.crosscage.teach.PaidAnswers;
import org.crosscage.teach.PaidHint;
import org.springframework.jdbc.core.simple.JdbcClient;

/// Packs games as they leave the server: into a file that is exported, and into the store of a browser.
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
    public Packed packed(SavedGame game) {
        var shape = game.entry().puzzle().shape();
        var log = store.entriesSince(game.id(), shape, 0);
        return new Packed(game, archived(game, log));
    }

    private ArchivedGame archived(SavedGame game, List<StoredEntry> log) {
        var shape = game.entry().puzzle().shape();
        var totals = game.totals();
        return new ArchivedGame(
                source(game.source()),
                game.terms().written(),
                text.write(game.entry()),
                game.created().toString(),
                totals.finished().map(Instant::toString).orElse(""),
                totals.elapsed().toSeconds(),
                totals.hints(),
                totals.hintCost(),
                totals.solutionShown(),
                store.paidHint(game.id()).map(PaidHint::line).orElse(""),
                store.paidAnswers(game.id()).map(PaidAnswers::line).orElse(""),
                costs(game.id()),
                log.stream().map(op -> ArchivedLog.line(op, shape)).toList());
    }

    private String source(String source) {
        var packed = source;
        for (var name : names) {
            packed = name.packed(packed);
        }
        return packed;
    }

    private List<ArchivedGame.Cost> costs(String game) {
        return database.sql("select technique, hints, cost from hint_cost where game = :game order by technique")
                .param("game", game)
                .query((row, _) ->
                        new ArchivedGame.Cost(row.getString("technique"), row.getInt("hints"), row.getInt("cost")))
                .list();
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
