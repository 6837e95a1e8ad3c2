package org.crosscage.game.store;

import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import org.crosscage.core.game.LogEntry;
import org.crosscage.kind.PuzzleKinds;
import org.crosscage.teach.Hint;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.stereotype.Repository;

/// What hints cost, by the technique that they taught: of a player, or of everybody who played some puzzles. Hints
/// about mistakes teach none and are not in it.
@Repository
public final class HintCosts {

    private static final String SUMS = """
            select technique, sum(hint_cost.hints) as hints, sum(hint_cost.cost) as cost,
                count(distinct player) as players
            from hint_cost join game on game.id = hint_cost.game
            where %s
            group by technique order by 3 desc, technique""";

    private final JdbcClient database;

    public HintCosts(JdbcClient database) {
        this.database = database;
    }

    /// @param technique its id
    /// @param hints how many
    /// @param cost of all their stages
    /// @param players who asked for them
    public record Cost(String technique, int hints, int cost, int players) {}

    /// Whether a kind has a technique whose hints can be counted.
    static boolean isTaught(String kind, String technique) {
        return PuzzleKinds.of(kind).technique(technique).isPresent();
    }

    /// Counts hints of a game by the technique that they taught.
    void add(String game, ArchivedGame.Cost added) {
        int rows = database.sql("""
                        update hint_cost set hints = least(hints + :hints, :most), cost = least(cost + :cost, :most)
                        where game = :game and technique = :technique""")
                .param("most", LogEntry.Help.MOST)
                .param("hints", added.hints())
                .param("cost", added.cost())
                .param("game", game)
                .param("technique", added.technique())
                .update();
        if (rows == 0) {
            database.sql("insert into hint_cost (game, technique, hints, cost)"
                            + " values (:game, :technique, :hints, :cost)")
                    .param("hints", added.hints())
                    .param("cost", added.cost())
                    .param("game", game)
                    .param("technique", added.technique())
                    .update();
        }
    }

    /// The costs of the hints of a game, by technique.
    List<ArchivedGame.Cost> ofGame(String game) {
        return database.sql("select technique, hints, cost from hint_cost where game = :game order by technique")
                .param("game", game)
                .query(ArchivedGame.Cost.class)
                .list();
    }

    /// What a player's own hints cost, the dearest technique first.
    public List<Cost> ofPlayer(long player) {
        return database.sql(SUMS.formatted("player = :player"))
                .param("player", player)
                .query(Cost.class)
                .list();
    }

    /// The techniques of which a hint did a step in games of a player, by game: hints that were read cost less.
    public Map<String, Set<String>> done(long player) {
        return database
                .sql("select game, technique from hint_cost join game on game.id = hint_cost.game"
                        + " where player = :player and hint_cost.cost > hint_cost.hints * :read")
                .param("player", player)
                .param("read", Hint.Stage.costToProof(0))
                .query((row, _) -> Map.entry(row.getString("game"), row.getString("technique")))
                .list()
                .stream()
                .collect(Collectors.groupingBy(
                        Map.Entry::getKey, Collectors.mapping(Map.Entry::getValue, Collectors.toSet())));
    }

    /// What everybody's hints cost in games of some puzzles, the dearest technique first.
    ///
    /// @param sources where the puzzles came from, at least one
    /// @param terms of the games that count, as they are written, at least one
    public List<Cost> ofSources(Collection<String> sources, Collection<String> terms) {
        return database.sql(SUMS.formatted("source in (:sources) and terms in (:terms)"))
                .param("sources", sources)
                .param("terms", terms)
                .query(Cost.class)
                .list();
    }
}
