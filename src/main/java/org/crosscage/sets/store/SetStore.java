package org.crosscage.sets.store;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Instant;
import java.time.OffsetDateTime;
import java.time.ZoneOffset;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.crosscage.core.kind.PuzzleEntry;
import org.crosscage.core.kind.PuzzleFormat;
import org.crosscage.kind.GameTerms;
import org.crosscage.sets.PuzzleSet;
import org.crosscage.sets.RefusedSetException;
import org.crosscage.sets.SetCode;
import org.crosscage.sets.SetDescription;
import org.crosscage.sets.SetTraining;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.stereotype.Repository;

/// Sets in the database: the tables `puzzle_set`, `puzzle_set_puzzle` and `puzzle_set_training`, on H2 and
/// PostgreSQL alike. Says nothing about who may do what.
@Repository
final class SetStore {

    /// What the puzzles of a set may take together, in characters: more than thirty of the largest that are made.
    static final int LARGEST = 1 << 19;

    /// The number of no player.
    private static final long NOBODY = -1;

    private final JdbcClient database;
    private final PuzzleFormat text;

    /// @param text how a puzzle is written into the database: the native format, which holds every puzzle
    SetStore(JdbcClient database, PuzzleFormat text) {
        this.database = database;
        this.text = text;
    }

    void add(long player, SetCode code, SetCode maker, SetDescription description, Instant now) {
        database.sql("""
            insert into puzzle_set (player, code, maker_hash, title, text, terms, in_order, closed, created)
            values (:player, :code, :maker, :title, :text, :terms, :inOrder, false, :created)""")
                .param("player", player)
                .param("code", code.written())
                .param("maker", SetCode.hash(maker.written()))
                .params(columns(description))
                .param("created", OffsetDateTime.ofInstant(now, ZoneOffset.UTC))
                .update();
    }

    private static Map<String, Object> columns(SetDescription description) {
        return Map.of(
                "title", description.title(),
                "text", description.text(),
                "terms", description.terms().written(),
                "inOrder", description.inOrder());
    }

    Optional<PuzzleSet> findByCode(String code) {
        return database.sql("select * from puzzle_set where code = :code")
                .param("code", code)
                .query((row, _) -> read(row))
                .optional();
    }

    Optional<PuzzleSet> findByMaker(String code) {
        return database.sql("select * from puzzle_set where maker_hash = :hash")
                .param("hash", SetCode.hash(code))
                .query((row, _) -> read(row))
                .optional();
    }

    /// Whether players open a set by this code; reads no puzzle.
    boolean existsByCode(String code) {
        return database.sql("select exists (select 1 from puzzle_set where code = :code)")
                .param("code", code)
                .query(Boolean.class)
                .single();
    }

    /// Whether this is a maker's code, or players open a set of this maker by it; reads no puzzle.
    boolean existsForMaker(Optional<Long> maker, String code) {
        return database.sql("select exists (select 1 from puzzle_set"
                        + " where maker_hash = :hash or code = :code and player = :maker)")
                .param("hash", SetCode.hash(code))
                .param("code", code)
                .param("maker", maker.orElse(NOBODY))
                .query(Boolean.class)
                .single();
    }

    /// The set that has this puzzle.
    Optional<PuzzleSet> findByPuzzle(long puzzle) {
        return database.sql("""
                        select * from puzzle_set
                        where id = (select puzzle_set from puzzle_set_puzzle where id = :puzzle)""")
                .param("puzzle", puzzle)
                .query((row, _) -> read(row))
                .optional();
    }

    /// The part of a set that concerns a game from elsewhere.
    ///
    /// @param code the players'
    record Rules(String code, GameTerms terms, boolean inOrder) {}

    /// Those of the set that has this puzzle.
    Optional<Rules> rules(long puzzle) {
        return database.sql("""
                        select code, terms, in_order from puzzle_set
                        where id = (select puzzle_set from puzzle_set_puzzle where id = :puzzle)""")
                .param("puzzle", puzzle)
                .query((row, _) -> new Rules(
                        row.getString("code"), GameTerms.read(row.getString("terms")), row.getBoolean("in_order")))
                .optional();
    }

    /// How many puzzles of the set before this one a player has not finished.
    int unfinishedBefore(long puzzle, long player) {
        return database.sql("""
                        select count(*) from puzzle_set_puzzle earlier
                        join puzzle_set_puzzle here on here.puzzle_set = earlier.puzzle_set
                        where here.id = :puzzle
                            and (earlier.place < here.place or earlier.place = here.place and earlier.id < here.id)
                            and not exists (select 1 from game where player = :player and finished is not null
                                and source = concat(:prefix, cast(earlier.id as varchar)))""")
                .param("puzzle", puzzle)
                .param("player", player)
                .param("prefix", PuzzleSet.SOURCE)
                .query(Integer.class)
                .single();
    }

    /// A puzzle of the set that players open by a code.
    Optional<PuzzleSet.Place> place(String code, long puzzle) {
        return database.sql("""
                        select id, puzzle from puzzle_set_puzzle
                        where id = :puzzle and puzzle_set = (select id from puzzle_set where code = :code)""")
                .param("puzzle", puzzle)
                .param("code", code)
                .query((row, _) -> place(row))
                .optional();
    }

    private PuzzleSet.Place place(ResultSet row) throws SQLException {
        return new PuzzleSet.Place(
                row.getLong("id"), text.read(row.getString("puzzle")).getFirst());
    }

    /// The set that has this training.
    Optional<PuzzleSet> findByTraining(long training) {
        return database.sql("""
                        select * from puzzle_set
                        where id = (select puzzle_set from puzzle_set_training where id = :training)""")
                .param("training", training)
                .query((row, _) -> read(row))
                .optional();
    }

    /// A player's own set.
    Optional<PuzzleSet> findOwn(long player, String code) {
        return database.sql("select * from puzzle_set where player = :player and code = :code")
                .param("player", player)
                .param("code", code)
                .query((row, _) -> read(row))
                .optional();
    }

    int count(long player) {
        return database.sql("select count(*) from puzzle_set where player = :player")
                .param("player", player)
                .query(Integer.class)
                .single();
    }

    /// The order of [#codesMadeBy].
    List<PuzzleSets.Listed> listed(long player, int from, int most, int pictures) {
        return database.sql("""
                        select id, code, title, closed, created,
                            (select count(*) from puzzle_set_puzzle where puzzle_set_puzzle.puzzle_set = puzzle_set.id) as puzzles
                        from puzzle_set where player = :player
                        order by created desc, id desc limit :most offset :from""")
                .param("player", player)
                .param("most", most)
                .param("from", from)
                .query((row, _) -> new PuzzleSets.Listed(
                        row.getString("code"),
                        row.getString("title"),
                        row.getBoolean("closed"),
                        row.getObject("created", OffsetDateTime.class).toInstant(),
                        row.getInt("puzzles"),
                        places(row.getLong("id"), pictures).stream()
                                .map(place -> place.entry().puzzle())
                                .toList()))
                .list();
    }

    List<String> codesMadeBy(long player) {
        return database.sql("select code from puzzle_set where player = :player order by created desc, id desc")
                .param("player", player)
                .query(String.class)
                .list();
    }

    int madeSince(long player, Instant since) {
        return database.sql("select count(*) from puzzle_set where player = :player and created > :since")
                .param("player", player)
                .param("since", OffsetDateTime.ofInstant(since, ZoneOffset.UTC))
                .query(Integer.class)
                .single();
    }

    private PuzzleSet read(ResultSet row) throws SQLException {
        long id = row.getLong("id");
        return new PuzzleSet(
                id,
                row.getString("code"),
                SetDescription.read(
                        row.getString("title"),
                        row.getString("text"),
                        GameTerms.read(row.getString("terms")),
                        row.getBoolean("in_order")),
                row.getBoolean("closed"),
                row.getObject("created", OffsetDateTime.class).toInstant(),
                places(id, PuzzleSet.MOST_PUZZLES),
                trainings(id));
    }

    /// Without those of techniques that there are not any more.
    private List<PuzzleSet.Training> trainings(long set) {
        return database
                .sql("select id, topic, extent from puzzle_set_training where puzzle_set = :set order by place, id")
                .param("set", set)
                .query((row, _) -> {
                    long id = row.getLong("id");
                    return SetTraining.of(row.getString("topic"), row.getString("extent"))
                            .map(what -> new PuzzleSet.Training(id, what));
                })
                .list()
                .stream()
                .flatMap(Optional::stream)
                .toList();
    }

    private List<PuzzleSet.Place> places(long set, int most) {
        return database.sql("select id, puzzle from puzzle_set_puzzle where puzzle_set = :set"
                        + " order by place, id limit :most")
                .param("set", set)
                .param("most", most)
                .query((row, _) -> place(row))
                .list();
    }

    /// Lets nobody else alter the set until the transaction ends.
    ///
    /// @return how many puzzles it has
    int lock(long set) {
        database.sql("select id from puzzle_set where id = :set for update")
                .param("set", set)
                .query(Long.class)
                .optional();
        return database.sql("select count(*) from puzzle_set_puzzle where puzzle_set = :set")
                .param("set", set)
                .query(Integer.class)
                .single();
    }

    /// Behind every puzzle, even where one before was taken out.
    int nextPlace(long set) {
        return database.sql("select coalesce(max(place), -1) + 1 from puzzle_set_puzzle where puzzle_set = :set")
                .param("set", set)
                .query(Integer.class)
                .single();
    }

    /// @return how many characters it takes
    /// @throws RefusedSetException when the set becomes too large
    int addPuzzle(long set, int place, PuzzleEntry entry) {
        var written = text.write(entry);
        int all = size(set) + written.length();
        if (all > LARGEST) {
            throw new RefusedSetException(RefusedSetException.Reason.TOO_LARGE, all, LARGEST);
        }
        database.sql("insert into puzzle_set_puzzle (puzzle_set, place, puzzle) values (:set, :place, :puzzle)")
                .param("set", set)
                .param("place", place)
                .param("puzzle", written)
                .update();
        return written.length();
    }

    /// The player who made a set.
    long player(long set) {
        return database.sql("select player from puzzle_set where id = :set")
                .param("set", set)
                .query(Long.class)
                .single();
    }

    private int size(long set) {
        return database.sql("""
                        select coalesce(sum(char_length(puzzle)), 0) from puzzle_set_puzzle
                        where puzzle_set = :set""").param("set", set).query(Integer.class).single();
    }

    void put(long set, long puzzle, int place) {
        database.sql("update puzzle_set_puzzle set place = :place where id = :id and puzzle_set = :set")
                .param("place", place)
                .param("id", puzzle)
                .param("set", set)
                .update();
    }

    void remove(long set, long puzzle) {
        database.sql("delete from puzzle_set_puzzle where id = :id and puzzle_set = :set")
                .param("id", puzzle)
                .param("set", set)
                .update();
    }

    /// Behind all that are there.
    void addTraining(long set, SetTraining training) {
        database.sql("""
            insert into puzzle_set_training (puzzle_set, place, topic, extent)
            values (:set, (select coalesce(max(place), -1) + 1 from puzzle_set_training where puzzle_set = :set),
                :topic, :extent)""")
                .param("set", set)
                .param("topic", training.topic().written())
                .param("extent", training.length().word())
                .update();
    }

    void putTraining(long set, long training, int place) {
        database.sql("update puzzle_set_training set place = :place where id = :id and puzzle_set = :set")
                .param("place", place)
                .param("id", training)
                .param("set", set)
                .update();
    }

    void removeTraining(long set, long training) {
        database.sql("delete from puzzle_set_training where id = :id and puzzle_set = :set")
                .param("id", training)
                .param("set", set)
                .update();
    }

    void edit(long set, SetDescription description) {
        database.sql("""
            update puzzle_set set title = :title, text = :text, terms = :terms, in_order = :inOrder
            where id = :set""").params(columns(description)).param("set", set).update();
    }

    void changeMaker(long set, SetCode maker) {
        database.sql("update puzzle_set set maker_hash = :maker where id = :set")
                .param("maker", SetCode.hash(maker.written()))
                .param("set", set)
                .update();
    }

    void close(long set, boolean closed) {
        database.sql("update puzzle_set set closed = :closed where id = :set")
                .param("closed", closed)
                .param("set", set)
                .update();
    }

    void delete(long set) {
        database.sql("delete from puzzle_set_puzzle where puzzle_set = :set")
                .param("set", set)
                .update();
        database.sql("delete from puzzle_set_training where puzzle_set = :set")
                .param("set", set)
                .update();
        database.sql("delete from puzzle_set where id = :set").param("set", set).update();
    }
}
