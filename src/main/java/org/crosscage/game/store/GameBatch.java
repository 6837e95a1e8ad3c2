package org.crosscage.game.store;

import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import org.crosscage.core.game.LogEntryText;
import org.crosscage.core.model.Shape;
import org.crosscage.game.SavedGame;
import org.crosscage.game.StoredEntry;
import org.crosscage.teach.PaidAnswers;
import org.crosscage.teach.PaidHint;
import org.springframework.jdbc.core.namedparam.MapSqlParameterSource;
import org.springframework.jdbc.core.namedparam.NamedParameterJdbcOperations;
import org.springframework.jdbc.core.namedparam.SqlParameterSource;

/// Whole games that come from elsewhere, each with its log and all that is counted of it, stored many rows at once: one
/// by one, each entry of a log was a statement of its own. For a transaction.
final class GameBatch {

    /// So many rows wait at most.
    private static final int ROWS = 2_000;

    private final NamedParameterJdbcOperations database;
    private final GameStore store;
    private final List<SqlParameterSource> games = new ArrayList<>();
    private final List<SqlParameterSource> lines = new ArrayList<>();
    private final List<SqlParameterSource> costs = new ArrayList<>();

    GameBatch(NamedParameterJdbcOperations database, GameStore store) {
        this.database = database;
        this.store = store;
    }

    /// @param begun before its first move
    /// @param techniques what hints cost
    void add(SavedGame begun, ArchivedGameReader.Played played, List<ArchivedGame.Cost> techniques) {
        games.add(game(begun, played));
        techniques.forEach(cost -> costs.add(new MapSqlParameterSource()
                .addValue("game", begun.id())
                .addValue("technique", cost.technique())
                .addValue("hints", cost.hints())
                .addValue("cost", cost.cost())));
        addEntries(begun.id(), begun.entry().puzzle().shape(), played.log().entries());
    }

    /// Entries of a game that is there.
    void addEntries(String game, Shape shape, List<StoredEntry> entries) {
        entries.forEach(entry -> {
            lines.add(new MapSqlParameterSource()
                    .addValue("game", game)
                    .addValue("version", entry.version())
                    .addValue("client", entry.client())
                    .addValue("seq", entry.seq())
                    .addValue("kind", LogEntryText.kind(entry.entry()))
                    .addValue("move", LogEntryText.line(entry.entry(), shape))
                    .addValue("stored", GameStore.timestamp(entry.stored())));
            if (lines.size() >= ROWS) {
                store();
            }
        });
    }

    private SqlParameterSource game(SavedGame begun, ArchivedGameReader.Played played) {
        var entry = begun.entry();
        var shape = entry.puzzle().shape();
        var entries = played.log().entries();
        var written = store.written(entry);
        var totals = played.totals();
        var hint = played.paid().hint();
        var help = played.paid().help();
        Instant updated =
                entries.isEmpty() ? begun.created() : entries.getLast().stored();
        return new MapSqlParameterSource()
                .addValue("id", begun.id())
                .addValue("player", begun.player())
                .addValue("source", begun.source())
                .addValue("title", GameStore.title(entry))
                .addValue("kind", entry.puzzle().kind())
                .addValue("height", shape.rows())
                .addValue("width", shape.columns())
                .addValue("puzzle", written)
                .addValue(
                        "bytes", written.length() + GameStore.bytes(played.log().size()))
                .addValue("terms", begun.terms().written())
                .addValue("cells", shape.cellCount())
                .addValue("filled", played.log().game().filled())
                .addValue("version", entries.size())
                .addValue("seconds", totals.elapsed().toSeconds())
                .addValue("hints", totals.hints())
                .addValue("cost", totals.hintCost())
                .addValue("shown", totals.solutionShown())
                .addValue("created", GameStore.timestamp(begun.created()))
                .addValue("updated", GameStore.timestamp(updated))
                .addValue(
                        "finished", totals.finished().map(GameStore::timestamp).orElse(null))
                .addValue("hintPosition", hint.map(PaidHint::position).orElse(""))
                .addValue(
                        "hintNear",
                        hint.map(each -> each.near().orElse(GameRow.NO_CELL)).orElse(GameRow.NO_CELL))
                .addValue("hintTold", hint.map(PaidHint::told).orElse(0))
                .addValue("helpPosition", help.map(PaidAnswers::position).orElse(""))
                .addValue("helpAnswers", help.map(PaidAnswers::written).orElse(""));
    }

    /// Stores what waits.
    void store() {
        send("""
            insert into game (id, player, source, title, kind, height, width, puzzle, terms, cells, filled, version,
                bytes, elapsed_seconds, hints, hint_cost, solution_shown, created, updated, finished,
                hint_position, hint_near, hint_told, help_position, help_answers)
            values (:id, :player, :source, :title, :kind, :height, :width, :puzzle, :terms, :cells, :filled, :version,
                :bytes, :seconds, :hints, :cost, :shown, :created, :updated, :finished,
                :hintPosition, :hintNear, :hintTold, :helpPosition, :helpAnswers)""", games);
        send("""
            insert into game_op (game, version, client, seq, kind, move, stored)
            values (:game, :version, :client, :seq, :kind, :move, :stored)""", lines);
        send("insert into hint_cost (game, technique, hints, cost) values (:game, :technique, :hints, :cost)", costs);
    }

    private void send(String statement, List<SqlParameterSource> rows) {
        if (!rows.isEmpty()) {
            database.batchUpdate(statement, rows.toArray(SqlParameterSource[]::new));
            rows.clear();
        }
    }
}
