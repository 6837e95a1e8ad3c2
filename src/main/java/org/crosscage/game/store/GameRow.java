package org.crosscage.game.store;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Duration;
import java.time.Instant;
import java.time.OffsetDateTime;
import java.util.Optional;
import org.crosscage.core.game.LogEntryText;
import org.crosscage.core.game.LogSize;
import org.crosscage.core.generate.Grade;
import org.crosscage.core.kind.PuzzleEntry;
import org.crosscage.core.kind.PuzzleFormat;
import org.crosscage.core.kind.Size;
import org.crosscage.game.FinishedGame;
import org.crosscage.game.GameSummary;
import org.crosscage.game.GameTotals;
import org.crosscage.game.SavedGame;
import org.crosscage.game.StoredEntry;
import org.crosscage.kind.GameTerms;

/// A row of the tables `game` and `game_op`, or some of its columns, as what it means.
record GameRow(ResultSet row) {

    /// The columns of a summary: all but the puzzle, which may be long.
    static final String SUMMARY = "id, source, title, kind, height, width, filled, cells, elapsed_seconds, hints, "
            + "hint_cost, solution_shown, finished, created, updated";

    /// @param text how the puzzle is written
    PuzzleEntry entry(PuzzleFormat text) throws SQLException {
        return text.read(row.getString("puzzle")).getFirst();
    }

    /// The game before its first move.
    ///
    /// @param entry that of [#entry(PuzzleFormat)], or an equal one
    SavedGame begun(PuzzleEntry entry) throws SQLException {
        return new SavedGame(
                row.getString("id"),
                row.getLong("player"),
                row.getString("source"),
                entry,
                GameTerms.read(row.getString("terms")),
                SavedGame.begun(entry, row.getString("source")),
                LogSize.NONE,
                "",
                totals(),
                instant("created"),
                instant("updated"));
    }

    GameSummary summary() throws SQLException {
        return new GameSummary(
                row.getString("id"),
                row.getString("source"),
                row.getString("title"),
                row.getString("kind"),
                row.getInt("height"),
                row.getInt("width"),
                row.getInt("filled"),
                row.getInt("cells"),
                totals(),
                instant("created"),
                instant("updated"));
    }

    FinishedGame finished() throws SQLException {
        var grade = row.getString("grade");
        return new FinishedGame(
                row.getString("id"),
                row.getString("source"),
                row.getString("kind"),
                new Size(row.getInt("height"), row.getInt("width")),
                totals(),
                instant("ended"),
                !grade.isEmpty(),
                Grade.of(grade));
    }

    /// The part of a game that changes without an entry in its log, and how far the log is.
    record Head(long player, String title, long version, GameTotals totals) {}

    Head head() throws SQLException {
        return new Head(row.getLong("player"), row.getString("title"), row.getLong("version"), totals());
    }

    GameTotals totals() throws SQLException {
        return new GameTotals(
                Duration.ofSeconds(row.getLong("elapsed_seconds")),
                row.getInt("hints"),
                row.getInt("hint_cost"),
                row.getBoolean("solution_shown"),
                Optional.ofNullable(row.getObject("finished", OffsetDateTime.class))
                        .map(OffsetDateTime::toInstant));
    }

    /// Another text when anything of the game is another, as long as it is not finished.
    String state() throws SQLException {
        return row.getLong("version") + " " + row.getLong("elapsed_seconds") + " " + row.getInt("hints") + " "
                + row.getInt("hint_cost") + " " + row.getBoolean("solution_shown") + " " + row.getString("title") + " "
                + instant("updated");
    }

    /// An entry of the log.
    ///
    /// @param game whose player made it where its row names none
    StoredEntry entry(SavedGame game) throws SQLException {
        long author = row.getLong("author");
        boolean isNamed = !row.wasNull();
        return new StoredEntry(
                row.getLong("version"),
                row.getString("client"),
                row.getLong("seq"),
                isNamed ? author : game.player(),
                LogEntryText.read(row.getString("kind"), row.getString("move"), game.shape()),
                instant("stored"));
    }

    private Instant instant(String column) throws SQLException {
        return row.getObject(column, OffsetDateTime.class).toInstant();
    }
}
