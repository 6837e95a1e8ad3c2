package org.crosscage.game.store;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.crosscage.game.GameSummary;
import org.springframework.jdbc.core.simple.JdbcClient;

/// What a player has begun and finished, read from the table `game` alone: no puzzle is read and no move made again.
public final class GameLists {

    private final JdbcClient database;

    public GameLists(JdbcClient database) {
        this.database = database;
    }

    /// A player's games that have a log and are not finished, the last played first.
    public List<GameSummary> unfinished(long player, int limit) {
        return summaries("version > 0 and finished is null", "updated", player, limit);
    }

    /// Where a game stands.
    ///
    /// @param state another text when anything of the game is another
    public record Mark(String id, String state) {}

    /// Where a player's games stand that are not finished, the last played or opened first.
    public List<Mark> running(long player, int limit) {
        return database.sql("select id, title, version, elapsed_seconds, hints, hint_cost, solution_shown, updated"
                        + " from game where player = :player and finished is null"
                        + " order by updated desc, id limit :limit")
                .param("player", player)
                .param("limit", limit)
                .query((row, _) -> new Mark(row.getString("id"), new GameRow(row).state()))
                .list();
    }

    /// A player's finished games, the last finished first.
    public List<GameSummary> finished(long player, int limit) {
        return summaries("finished is not null", "finished", player, limit);
    }

    private List<GameSummary> summaries(String condition, String order, long player, int limit) {
        return database.sql("select " + GameRow.SUMMARY + " from game where player = :player and " + condition
                        + " order by " + order + " desc, id limit :limit")
                .param("player", player)
                .param("limit", limit)
                .query((row, _) -> new GameRow(row).summary())
                .list();
    }

    /// All games of a player that have a log or are finished, the last played first.
    public List<GameSummary> all(long player) {
        return database.sql("select " + GameRow.SUMMARY
                        + " from game where player = :player and version > 0 order by updated desc, id")
                .param("player", player)
                .query((row, _) -> new GameRow(row).summary())
                .list();
    }

    /// How many games [#all(long)] has.
    public int count(long player) {
        return database.sql("select count(*) from game where player = :player and version > 0")
                .param("player", player)
                .query(Integer.class)
                .single();
    }

    /// All games of a player whose puzzles came from places with such names, the first begun first.
    ///
    /// @param prefix of the places' names: letters, digits and hyphens
    public List<GameSummary> startedFrom(long player, String prefix) {
        return database.sql("select " + GameRow.SUMMARY
                        + " from game where player = :player and source like :pattern order by created, id")
                .param("player", player)
                .param("pattern", prefix + "%")
                .query((row, _) -> new GameRow(row).summary())
                .list();
    }

    /// The last begun unfinished game of a player whose puzzle came from there: to be continued rather than begun
    /// again.
    public Optional<String> unfinishedFrom(long player, String source) {
        return database.sql("""
                        select id from game where player = :player and source = :source and finished is null
                        order by created desc, id limit 1""")
                .param("player", player)
                .param("source", source)
                .query(String.class)
                .optional();
    }

    /// Where the puzzles came from that a player has begun, finished ones included.
    public Set<String> begunSources(long player) {
        return sources(player, "");
    }

    /// Where the puzzles came from that a player has finished.
    public Set<String> finishedSources(long player) {
        return sources(player, " and finished is not null");
    }

    private Set<String> sources(long player, String condition) {
        return database.sql("select distinct source from game where player = :player" + condition)
                .param("player", player)
                .query(String.class)
                .set();
    }
}
