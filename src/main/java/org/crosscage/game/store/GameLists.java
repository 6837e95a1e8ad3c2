package org.crosscage.game.store;

import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.crosscage.game.FinishedGame;
import org.crosscage.game.GameSummary;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.stereotype.Repository;

/// What a player has begun and finished, read from the table `game` alone: no puzzle is read and no move made again.
@Repository
public final class GameLists {

    private final JdbcClient database;

    public GameLists(JdbcClient database) {
        this.database = database;
    }

    /// A player's games that have a log and are not finished, the last played first.
    public List<GameSummary> unfinished(long player, int limit) {
        return listed(player, new Filter(Optional.empty(), Optional.of(false)), 0, limit);
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

    /// Which of a player's games with a log are wanted.
    ///
    /// @param kind of their puzzles; empty for every kind
    /// @param finished empty for both
    public record Filter(Optional<String> kind, Optional<Boolean> finished) {

        public static final Filter ALL = new Filter(Optional.empty(), Optional.empty());

        private String condition() {
            return "player = :player and version > 0"
                    + (kind.isPresent() ? " and kind = :kind" : "")
                    + finished.map(done -> done ? " and finished is not null" : " and finished is null")
                            .orElse("");
        }

        private Map<String, Object> parameters(long player) {
            return Map.of("player", player, "kind", kind.orElse(""));
        }
    }

    /// Some games of a player, the last played first.
    ///
    /// @param from how many come before
    public List<GameSummary> listed(long player, Filter filter, int from, int most) {
        return database.sql("select " + GameRow.SUMMARY + " from game where " + filter.condition()
                        + " order by updated desc, id limit :most offset :from")
                .params(filter.parameters(player))
                .param("most", most)
                .param("from", from)
                .query((row, _) -> new GameRow(row).summary())
                .list();
    }

    /// How many games [#listed] has in all.
    public int count(long player, Filter filter) {
        return database.sql("select count(*) from game where " + filter.condition())
                .params(filter.parameters(player))
                .query(Integer.class)
                .single();
    }

    /// A game of this player.
    public Optional<GameSummary> find(long player, String id) {
        return database.sql("select " + GameRow.SUMMARY + " from game where id = :id and player = :player")
                .param("id", id)
                .param("player", player)
                .query((row, _) -> new GameRow(row).summary())
                .optional();
    }

    /// All finished games of a player, in the order in which they were. To be counted, and not to be cached.
    public List<FinishedGame> finished(long player) {
        return ended(player, "finished is not null");
    }

    /// The games that a player finished or gave up by watching the solution, in the order in which they did. A game
    /// that was given up ended when it was last played. To be counted, and not to be cached.
    public List<FinishedGame> finishedOrGivenUp(long player) {
        return ended(player, "(finished is not null or solution_shown)");
    }

    private List<FinishedGame> ended(long player, String condition) {
        return database.sql("select id, source, kind, height, width, elapsed_seconds, hints, hint_cost, solution_shown,"
                        + " finished, coalesce(finished, updated) as ended, grade from game where player = :player"
                        + " and version > 0 and " + condition + " order by ended, id")
                .param("player", player)
                .query((row, _) -> new GameRow(row).finished())
                .list();
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

    /// All games of a player whose puzzles came from some places, the first begun first.
    ///
    /// @param sources at least one
    public List<GameSummary> startedFrom(long player, Collection<String> sources) {
        return database.sql("select " + GameRow.SUMMARY
                        + " from game where player = :player and source in (:sources) order by created, id")
                .param("player", player)
                .param("sources", sources)
                .query((row, _) -> new GameRow(row).summary())
                .list();
    }

    /// The unfinished game of a player whose puzzle came from there, to be continued rather than begun again: the last
    /// begun that has moves, or else the last begun.
    public Optional<String> unfinishedFrom(long player, String source) {
        return database.sql("select id from game where player = :player and source = :source and finished is null"
                        + " order by case when version > 0 then 0 else 1 end, created desc, id limit 1")
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
