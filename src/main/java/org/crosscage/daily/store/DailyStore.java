package org.crosscage.daily.store;

import java.util.Collection;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import org.crosscage.core.kind.PuzzleEntry;
import org.crosscage.core.kind.PuzzleFormat;
import org.springframework.dao.DuplicateKeyException;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.stereotype.Repository;

/// The puzzles of days as they were made: the table `daily`, on H2 and PostgreSQL alike, which several servers may
/// share. What is there never changes.
@Repository
public final class DailyStore {

    private final JdbcClient database;
    private final PuzzleFormat text;

    /// @param text how a puzzle is written into the database: the native format, which holds every puzzle
    public DailyStore(JdbcClient database, PuzzleFormat text) {
        this.database = database;
        this.text = text;
    }

    public Optional<PuzzleEntry> find(String id) {
        return database.sql("select puzzle from daily where id = :id")
                .param("id", id)
                .query(String.class)
                .optional()
                .map(written -> text.read(written).getFirst());
    }

    /// Those of some puzzles that are there, by id.
    ///
    /// @param ids at least one
    public Map<String, PuzzleEntry> find(Collection<String> ids) {
        return database
                .sql("select puzzle from daily where id in (:ids)")
                .param("ids", ids)
                .query(String.class)
                .list()
                .stream()
                .map(written -> text.read(written).getFirst())
                .collect(Collectors.toMap(PuzzleEntry::id, entry -> entry));
    }

    /// Keeps a puzzle, unless there is one of that id already.
    ///
    /// @return the one that is there
    public PuzzleEntry keep(PuzzleEntry made) {
        try {
            database.sql("insert into daily (id, puzzle) values (:id, :puzzle)")
                    .param("id", made.id())
                    .param("puzzle", text.write(made))
                    .update();
            return made;
        } catch (DuplicateKeyException somebodyWasFirst) {
            return find(made.id()).orElseThrow(() -> somebodyWasFirst);
        }
    }
}
