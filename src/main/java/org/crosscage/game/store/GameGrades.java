package org.crosscage.game.store;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.crosscage.core.generate.Grade;
import org.crosscage.core.kind.PuzzleFormat;
import org.crosscage.core.model.Puzzle;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.stereotype.Repository;

/// How hard the puzzles of games are, where somebody worked it out: kept with the game, so that it is worked
/// out once.
@Repository
public final class GameGrades {

    /// Of a puzzle that has no grade.
    private static final String NONE = "none";

    private final JdbcClient database;
    private final PuzzleFormat text;

    /// @param text how a puzzle is written into the database
    GameGrades(JdbcClient database, PuzzleFormat text) {
        this.database = database;
        this.text = text;
    }

    /// The grades that are kept of some of a player's games, by the game's id.
    public Map<String, Grade> of(long player, List<String> games) {
        return games.isEmpty()
                ? Map.of()
                : database
                        .sql("select id, grade from game where player = :player and id in (:games)")
                        .param("player", player)
                        .param("games", games)
                        .query((row, _) -> Map.entry(row.getString("id"), Grade.of(row.getString("grade"))))
                        .list()
                        .stream()
                        .flatMap(each -> each.getValue().map(grade -> Map.entry(each.getKey(), grade)).stream())
                        .collect(Collectors.toMap(Map.Entry::getKey, Map.Entry::getValue));
    }

    /// The games among some of a player's whose grade nobody has worked out.
    public List<String> unknown(long player, List<String> games) {
        return games.isEmpty()
                ? List.of()
                : database.sql("select id from game where player = :player and id in (:games) and grade = ''")
                        .param("player", player)
                        .param("games", games)
                        .query(String.class)
                        .list();
    }

    /// Keeps what is worked out of the puzzle of a player's game.
    ///
    /// @param rated gets the puzzle; empty when nothing can be said for now, a grade that is empty when it has none
    /// @return whether something is kept now; it is not of a game that is gone
    public boolean keep(long player, String game, Function<Puzzle, Optional<Optional<Grade>>> rated) {
        return puzzle(player, game)
                .flatMap(rated)
                .map(found -> database.sql("update game set grade = :grade where id = :id and player = :player")
                                .param("grade", found.map(Grade::id).orElse(NONE))
                                .param("id", game)
                                .param("player", player)
                                .update()
                        == 1)
                .orElse(false);
    }

    private Optional<Puzzle> puzzle(long player, String game) {
        return database.sql("select puzzle from game where id = :id and player = :player")
                .param("id", game)
                .param("player", player)
                .query(String.class)
                .optional()
                .map(written -> text.read(written).getFirst().puzzle());
    }
}
