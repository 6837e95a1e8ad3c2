package org.crosscage.train.store;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Duration;
import java.time.Instant;
import java.time.OffsetDateTime;
import java.time.ZoneOffset;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.crosscage.player.Quota;
import org.crosscage.player.store.PlayerQuotas;
import org.crosscage.train.TrainingRun;
import org.crosscage.train.progress.AnswerResult;
import org.crosscage.train.progress.AnsweredPosition;
import org.crosscage.train.progress.GlickoRating;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.stereotype.Repository;

/// The answers to positions, and how hard positions turned out to be: the tables `training_answer` and
/// `position_rating`, on H2 and PostgreSQL alike.
@Repository
final class AnswerRows {

    /// So many answers are in memory at a time.
    static final int AT_ONCE = 5_000;

    private static final String LAST_RATED = "player = :player and kind = :kind and rating is not null%s"
            + " order by answered desc, run desc, place desc limit 1";

    private final JdbcClient database;

    AnswerRows(JdbcClient database) {
        this.database = database;
    }

    /// The answers that a player may still give.
    PlayerQuotas.Room room(long player) {
        return new PlayerQuotas(database).room(player, Quota.ANSWERS);
    }

    /// The characters that the positions of a player's answers may still take.
    PlayerQuotas.Room roomForPositions(long player) {
        return new PlayerQuotas(database).room(player, Quota.ANSWER_BYTES);
    }

    private List<AnsweredPosition> select(String condition, Map<String, ?> values) {
        return database.sql("select * from training_answer where " + condition)
                .params(values)
                .query((row, _) -> answer(row))
                .list();
    }

    List<AnsweredPosition> ofRun(String run, long player) {
        return select("run = :run and player = :player order by place", Map.of("run", run, "player", player));
    }

    /// All answers of a player, in the order in which they were given. Some are read at a time.
    Stream<AnsweredPosition> all(long player) {
        return Stream.iterate(
                        after(player, Instant.EPOCH, "", 0),
                        page -> !page.isEmpty(),
                        page -> after(
                                player,
                                page.getLast().answered(),
                                page.getLast().run(),
                                page.getLast().place()))
                .flatMap(List::stream);
    }

    private List<AnsweredPosition> after(long player, Instant answered, String run, int place) {
        // the first condition is for the index
        return select(
                "player = :player and answered >= :answered and (answered, run, place) > (:answered, :run, :place)"
                        + " order by answered, run, place limit " + AT_ONCE,
                Map.of("player", player, "answered", timestamp(answered), "run", run, "place", place));
    }

    /// As [#all], of positions alone that were missed at least once.
    List<AnsweredPosition> toMissed(long player) {
        return select(
                "player = :player and position_id in"
                        + " (select position_id from training_answer where player = :player and score = 0)"
                        + " order by answered, run, place",
                Map.of("player", player));
    }

    /// The last rated answer to a position of a kind.
    Optional<AnsweredPosition> lastRated(long player, String kind) {
        return select(LAST_RATED.formatted(""), Map.of("player", player, "kind", kind)).stream()
                .findFirst();
    }

    /// The last rated answer to a position of the same kind before an answer.
    Optional<AnsweredPosition> lastRatedBefore(long player, AnsweredPosition answer) {
        return select(
                        LAST_RATED.formatted(" and answered < :answered"),
                        Map.of("player", player, "kind", answer.kind(), "answered", timestamp(answer.answered())))
                .stream()
                .findFirst();
    }

    TrainingHistory.Count count(long player) {
        return database.sql(
                        "select count(*) as answers, coalesce(sum(case when score > 0 then 1 else 0 end), 0) as found"
                                + " from training_answer where player = :player")
                .param("player", player)
                .query(TrainingHistory.Count.class)
                .single();
    }

    /// A player's ratings of a kind after each rated answer, in the order of [#all].
    List<GlickoRating> ratings(long player, String kind) {
        return database.sql("select rating, deviation, volatility from training_answer"
                        + " where player = :player and kind = :kind and rating is not null"
                        + " order by answered, run, place")
                .param("player", player)
                .param("kind", kind)
                .query(GlickoRating.class)
                .list();
    }

    /// Ids of the positions that a player was asked, the last one last.
    List<String> asked(long player) {
        return database.sql("select position_id from training_answer where player = :player"
                        + " group by position_id order by max(answered), max(place)")
                .param("player", player)
                .query(String.class)
                .list();
    }

    /// The kind of a player's last answer.
    Optional<String> lastKind(long player) {
        return database.sql("select kind from training_answer where player = :player"
                        + " order by answered desc, run desc, place desc limit 1")
                .param("player", player)
                .query(String.class)
                .optional();
    }

    /// When a run's player answered last in another run, up to a moment: what comes from a file may lie ahead.
    Optional<Instant> lastElsewhere(TrainingRun run, Instant now) {
        return database.sql("select answered from training_answer where player = :player and run <> :run"
                        + " and answered <= :now order by answered desc limit 1")
                .param("player", run.player())
                .param("run", run.id())
                .param("now", timestamp(now))
                .query((row, _) -> instant(row, "answered"))
                .optional();
    }

    /// Whether a player was asked a position before.
    boolean wasAsked(long player, String position) {
        return database.sql("select count(*) from training_answer where player = :player and position_id = :position")
                        .param("player", player)
                        .param("position", position)
                        .query(Integer.class)
                        .single()
                > 0;
    }

    /// The key of an answer in any run: a player gives one to a position at a moment.
    record Given(String position, Instant answered) {}

    /// The keys of all answers of a player.
    List<Given> given(long player) {
        return database.sql("select position_id, answered from training_answer where player = :player")
                .param("player", player)
                .query((row, _) -> new Given(row.getString("position_id"), instant(row, "answered")))
                .list();
    }

    private static AnsweredPosition answer(ResultSet row) throws SQLException {
        boolean isRated = row.getObject("rating") != null;
        return new AnsweredPosition(
                row.getString("run"),
                row.getInt("place"),
                row.getString("position_id"),
                row.getString("kind"),
                row.getString("technique"),
                row.getString("source"),
                instant(row, "answered"),
                new AnswerResult(
                        row.getInt("wrong"),
                        row.getInt("told"),
                        !row.getBoolean("found"),
                        Duration.ofSeconds(row.getInt("seconds"))),
                row.getDouble("score"),
                isRated
                        ? Optional.of(new GlickoRating(
                                row.getDouble("rating"), row.getDouble("deviation"), row.getDouble("volatility")))
                        : Optional.empty());
    }

    static Instant instant(ResultSet row, String column) throws SQLException {
        return row.getObject(column, OffsetDateTime.class).toInstant();
    }

    /// @throws org.springframework.dao.DuplicateKeyException when its place in the run has an answer
    void add(long player, AnsweredPosition answer) {
        var result = answer.result();
        var after = answer.after();
        database.sql("""
            insert into training_answer (run, place, player, position_id, kind, technique, source, answered, seconds,
                wrong, told, found, score, rating, deviation, volatility)
            values (:run, :place, :player, :position, :kind, :technique, :source, :answered, :seconds,
                :wrong, :told, :found, :score, :rating, :deviation, :volatility)\
            """)
                .param("run", answer.run())
                .param("place", answer.place())
                .param("player", player)
                .param("position", answer.position())
                .param("kind", answer.kind())
                .param("technique", answer.technique())
                .param("source", answer.source())
                .param("answered", timestamp(answer.answered()))
                .param("seconds", (int)
                        Math.min(Integer.MAX_VALUE, result.time().toSeconds()))
                .param("wrong", result.wrongTries())
                .param("told", result.stages())
                .param("found", !result.hasGivenUp())
                .param("score", answer.score())
                .param("rating", after.map(GlickoRating::rating).orElse(null))
                .param("deviation", after.map(GlickoRating::deviation).orElse(null))
                .param("volatility", after.map(GlickoRating::volatility).orElse(null))
                .update();
    }

    /// How hard a position has turned out to be; nobody else changes it until the transaction ends. Empty when nobody
    /// was asked it.
    Optional<GlickoRating> ratingForUpdate(String position) {
        return database.sql("select rating, deviation, volatility from position_rating where position_id = :position"
                        + " for update")
                .param("position", position)
                .query(GlickoRating.class)
                .optional();
    }

    /// How hard positions have turned out to be, by id; without those that nobody was asked.
    Map<String, Double> ratings(Set<String> positions) {
        var ratings = new HashMap<String, Double>();
        if (!positions.isEmpty()) {
            database.sql("select position_id, rating from position_rating where position_id in (:positions)")
                    .param("positions", positions)
                    .query(row -> {
                        ratings.put(row.getString("position_id"), row.getDouble("rating"));
                    });
        }
        return ratings;
    }

    void setRating(String position, GlickoRating rating, Instant now) {
        withRating(
                "update position_rating set rating = :rating, deviation = :deviation, volatility = :volatility,"
                        + " rated = :now where position_id = :position",
                position,
                rating,
                now);
    }

    /// @throws org.springframework.dao.DuplicateKeyException when somebody else has answered it meanwhile
    void addRating(String position, GlickoRating rating, Instant now) {
        withRating(
                "insert into position_rating (position_id, rating, deviation, volatility, rated)"
                        + " values (:position, :rating, :deviation, :volatility, :now)",
                position,
                rating,
                now);
    }

    private void withRating(String sql, String position, GlickoRating rating, Instant now) {
        database.sql(sql)
                .param("position", position)
                .param("rating", rating.rating())
                .param("deviation", rating.deviation())
                .param("volatility", rating.volatility())
                .param("now", timestamp(now))
                .update();
    }

    static OffsetDateTime timestamp(Instant instant) {
        return instant.atOffset(ZoneOffset.UTC);
    }
}
