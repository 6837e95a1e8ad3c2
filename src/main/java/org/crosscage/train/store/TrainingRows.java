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
import org.crosscage.player.FullQuotaException;
import org.crosscage.player.Quota;
import org.crosscage.player.store.PlayerQuotas;
import org.crosscage.train.AnswerResult;
import org.crosscage.train.AnsweredPosition;
import org.crosscage.train.GlickoRating;
import org.crosscage.train.RunLength;
import org.crosscage.train.TrainingRun;
import org.crosscage.train.TrainingTopic;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.stereotype.Repository;

/// The tables `training_run`, `training_answer` and `position_rating`, on H2 and PostgreSQL alike.
@Repository
final class TrainingRows {

    /// So many answers are in memory at a time.
    static final int AT_ONCE = 5_000;

    private final JdbcClient database;
    private final PlayerQuotas quotas;

    TrainingRows(JdbcClient database) {
        this.database = database;
        this.quotas = new PlayerQuotas(database);
    }

    /// @throws FullQuotaException when the player may begin no run
    void requireRoom(long player) {
        quotas.require(player, Quota.RUNS);
        quotas.require(player, Quota.ANSWERS);
        quotas.require(player, Quota.ANSWER_BYTES);
    }

    /// The answers that a player may still give.
    PlayerQuotas.Room roomForAnswers(long player) {
        return quotas.room(player, Quota.ANSWERS);
    }

    /// The characters that the positions of a player's answers may still take.
    PlayerQuotas.Room roomForPositions(long player) {
        return quotas.room(player, Quota.ANSWER_BYTES);
    }

    /// Nobody else changes what is known of a player until the transaction ends.
    void lockPlayer(long player) {
        database.sql("select id from player where id = :player for update")
                .param("player", player)
                .query(Long.class)
                .optional();
    }

    void add(TrainingRun run) {
        database.sql("""
            insert into training_run (id, player, topic, extent, source, begun, place, position_id, opened, wrong, told,
                answer)
            values (:id, :player, :topic, :extent, :source, :begun, 0, '', :begun, 0, 0, '')\
            """)
                .param("id", run.id())
                .param("player", run.player())
                .param("topic", run.topic().written())
                .param("extent", run.length().word())
                .param("source", run.source())
                .param("begun", timestamp(run.begun()))
                .update();
    }

    /// A player's run, with its answers.
    Optional<TrainingRun> find(long player, String id) {
        return find(player, id, "");
    }

    /// A run, whoever's it is.
    Optional<TrainingRun> find(String id) {
        return database.sql("select * from training_run where id = :id")
                .param("id", id)
                .query((row, _) -> run(row))
                .optional()
                .map(run -> withAnswers(run, answersOf(run.id(), run.player())));
    }

    /// A player's; nobody else changes it until the transaction ends.
    Optional<TrainingRun> findForUpdate(long player, String id) {
        return find(player, id, " for update");
    }

    private Optional<TrainingRun> find(long player, String id, String forWhat) {
        return database.sql("select * from training_run where id = :id and player = :player" + forWhat)
                .param("id", id)
                .param("player", player)
                .query((row, _) -> run(row))
                .optional()
                .map(run -> withAnswers(run, answersOf(run.id(), player)));
    }

    /// Ids of the latest runs that were not ended, the last one first.
    List<String> open(long player, int most) {
        return database.sql("select id from training_run where player = :player and ended is null"
                        + " order by begun desc, id limit :most")
                .param("player", player)
                .param("most", most)
                .query(String.class)
                .list();
    }

    /// As [#open], of the runs that were begun at a place.
    List<String> open(long player, String source, int most) {
        return database.sql("select id from training_run where player = :player and source = :source and ended is null"
                        + " order by begun desc, id limit :most")
                .param("player", player)
                .param("source", source)
                .param("most", most)
                .query(String.class)
                .list();
    }

    /// The run with the most positions found of those that a player began at a place and did to the end; of several
    /// the latest.
    Optional<String> bestDone(long player, String source) {
        return database
                .sql("""
            select id, extent, begun, ended, count(*) as answers
            from training_run join training_answer on training_answer.run = training_run.id
                and training_answer.player = training_run.player
            where training_run.player = :player and training_run.source = :source and ended is not null
            group by id, extent, begun, ended
            order by sum(case when score > 0 then 1 else 0 end) desc, begun desc, id\
            """)
                .param("player", player)
                .param("source", source)
                .query((row, _) ->
                        TrainingSums.isDone(row) ? Optional.of(row.getString("id")) : Optional.<String>empty())
                .list()
                .stream()
                .flatMap(Optional::stream)
                .findFirst();
    }

    private static TrainingRun withAnswers(TrainingRun run, List<AnsweredPosition> answers) {
        return new TrainingRun(
                run.id(),
                run.player(),
                run.topic(),
                run.length(),
                run.source(),
                run.begun(),
                run.ended(),
                run.task(),
                answers);
    }

    /// The run without its answers.
    private static TrainingRun run(ResultSet row) throws SQLException {
        var position = row.getString("position_id");
        return new TrainingRun(
                row.getString("id"),
                row.getLong("player"),
                TrainingTopic.read(row.getString("topic")).orElseGet(() -> new TrainingTopic.AtLevel(Optional.empty())),
                RunLength.of(row.getString("extent")).orElse(RunLength.ENDLESS),
                row.getString("source"),
                instant(row, "begun"),
                Optional.ofNullable(row.getObject("ended", OffsetDateTime.class))
                        .map(OffsetDateTime::toInstant),
                position.isEmpty() ? Optional.empty() : Optional.of(task(row, position)),
                List.of());
    }

    private static TrainingRun.Task task(ResultSet row, String position) throws SQLException {
        return new TrainingRun.Task(
                row.getInt("place"),
                position,
                instant(row, "opened"),
                row.getInt("wrong"),
                row.getInt("told"),
                row.getString("answer"));
    }

    private static Instant instant(ResultSet row, String column) throws SQLException {
        return row.getObject(column, OffsetDateTime.class).toInstant();
    }

    void setTask(String run, TrainingRun.Task task) {
        database.sql("""
            update training_run set place = :place, position_id = :position, opened = :opened, wrong = :wrong,
                told = :told, answer = :answer
            where id = :id\
            """)
                .param("place", task.place())
                .param("position", task.position())
                .param("opened", timestamp(task.opened()))
                .param("wrong", task.wrong())
                .param("told", task.told())
                .param("answer", task.answer())
                .param("id", run)
                .update();
    }

    void setBegun(String run, Instant begun) {
        database.sql("update training_run set begun = :begun where id = :id")
                .param("begun", timestamp(begun))
                .param("id", run)
                .update();
    }

    void end(String run, Instant now) {
        database.sql("update training_run set ended = :now, position_id = '' where id = :id")
                .param("now", timestamp(now))
                .param("id", run)
                .update();
    }

    List<AnsweredPosition> answersOf(String run, long player) {
        return database.sql("select * from training_answer where run = :run and player = :player order by place")
                .param("run", run)
                .param("player", player)
                .query((row, _) -> answer(row))
                .list();
    }

    /// All answers of a player, in the order in which they were given. Some are read at a time.
    Stream<AnsweredPosition> answers(long player) {
        return Stream.iterate(
                        answersAfter(player, Instant.EPOCH, "", 0),
                        page -> !page.isEmpty(),
                        page -> answersAfter(
                                player,
                                page.getLast().answered(),
                                page.getLast().run(),
                                page.getLast().place()))
                .flatMap(List::stream);
    }

    private List<AnsweredPosition> answersAfter(long player, Instant answered, String run, int place) {
        // the first condition is for the index
        return database.sql("select * from training_answer where player = :player and answered >= :answered"
                        + " and (answered, run, place) > (:answered, :run, :place)"
                        + " order by answered, run, place limit :most")
                .param("player", player)
                .param("answered", timestamp(answered))
                .param("run", run)
                .param("place", place)
                .param("most", AT_ONCE)
                .query((row, _) -> answer(row))
                .list();
    }

    TrainingHistory.Count count(long player) {
        return database.sql(
                        "select count(*) as answers, coalesce(sum(case when score > 0 then 1 else 0 end), 0) as found"
                                + " from training_answer where player = :player")
                .param("player", player)
                .query((row, _) -> new TrainingHistory.Count(row.getInt("answers"), row.getInt("found")))
                .single();
    }

    /// A player's ratings of a kind after each rated answer, in the order of [#answers].
    List<GlickoRating> ratings(long player, String kind) {
        return database.sql("select rating, deviation, volatility from training_answer"
                        + " where player = :player and kind = :kind and rating is not null"
                        + " order by answered, run, place")
                .param("player", player)
                .param("kind", kind)
                .query((row, _) -> rating(row))
                .list();
    }

    private static GlickoRating rating(ResultSet row) throws SQLException {
        return new GlickoRating(row.getDouble("rating"), row.getDouble("deviation"), row.getDouble("volatility"));
    }

    /// As [#answers], of positions alone that were missed at least once.
    List<AnsweredPosition> answersToMissed(long player) {
        return database.sql("""
            select * from training_answer where player = :player and position_id in
                (select position_id from training_answer where player = :player and score = 0)
            order by answered, run, place\
            """)
                .param("player", player)
                .query((row, _) -> answer(row))
                .list();
    }

    /// Ids of the positions that a player was asked, the last one last.
    List<String> asked(long player) {
        return database.sql("""
            select position_id from training_answer where player = :player
            group by position_id order by max(answered), max(place)\
            """).param("player", player).query(String.class).list();
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
    Optional<Instant> lastAnsweredElsewhere(TrainingRun run, Instant now) {
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
        return isThere(
                database.sql("select count(*) from training_answer where player = :player and position_id = :position")
                        .param("player", player)
                        .param("position", position));
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

    private static boolean isThere(JdbcClient.StatementSpec counting) {
        return counting.query(Integer.class).single() > 0;
    }

    /// The last rated answer to a position of a kind.
    Optional<AnsweredPosition> lastRated(long player, String kind) {
        return database.sql("""
            select * from training_answer where player = :player and kind = :kind and rating is not null
            order by answered desc, run desc, place desc limit 1\
            """)
                .param("player", player)
                .param("kind", kind)
                .query((row, _) -> answer(row))
                .optional();
    }

    /// The last rated answer to a position of the same kind before an answer.
    Optional<AnsweredPosition> lastRatedBefore(long player, AnsweredPosition answer) {
        return database.sql("""
            select * from training_answer where player = :player and kind = :kind and rating is not null
                and answered < :answered
            order by answered desc, run desc, place desc limit 1\
            """)
                .param("player", player)
                .param("kind", answer.kind())
                .param("answered", timestamp(answer.answered()))
                .query((row, _) -> answer(row))
                .optional();
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
                isRated ? Optional.of(rating(row)) : Optional.empty());
    }

    /// @throws org.springframework.dao.DuplicateKeyException when its place in the run has an answer
    void add(long player, AnsweredPosition answer) {
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
                        Math.min(Integer.MAX_VALUE, answer.result().time().toSeconds()))
                .param("wrong", answer.result().wrongTries())
                .param("told", answer.result().stages())
                .param("found", !answer.result().hasGivenUp())
                .param("score", answer.score())
                .param("rating", after.map(GlickoRating::rating).orElse(null))
                .param("deviation", after.map(GlickoRating::deviation).orElse(null))
                .param("volatility", after.map(GlickoRating::volatility).orElse(null))
                .update();
    }

    /// How hard a position has turned out to be; nobody else changes it until the transaction ends. Empty when nobody
    /// was asked it.
    Optional<GlickoRating> ratingForUpdate(String position) {
        return database.sql("select * from position_rating where position_id = :position for update")
                .param("position", position)
                .query((row, _) -> rating(row))
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

    private static OffsetDateTime timestamp(Instant instant) {
        return instant.atOffset(ZoneOffset.UTC);
    }
}
