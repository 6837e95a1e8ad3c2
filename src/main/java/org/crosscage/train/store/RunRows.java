package org.crosscage.train.store;

import static org.crosscage.train.store.AnswerRows.instant;
import static org.crosscage.train.store.AnswerRows.timestamp;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Instant;
import java.time.OffsetDateTime;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.crosscage.player.FullQuotaException;
import org.crosscage.player.Quota;
import org.crosscage.player.store.PlayerQuotas;
import org.crosscage.player.store.Players;
import org.crosscage.train.RunLength;
import org.crosscage.train.TrainingRun;
import org.crosscage.train.TrainingTopic;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.stereotype.Repository;

/// Runs of the trainer: the table `training_run`, on H2 and PostgreSQL alike.
@Repository
final class RunRows {

    private final JdbcClient database;
    private final AnswerRows answers;

    RunRows(JdbcClient database, AnswerRows answers) {
        this.database = database;
        this.answers = answers;
    }

    /// @throws FullQuotaException when the player may begin no run
    void requireRoom(long player) {
        new PlayerQuotas(database).require(player, Quota.RUNS);
        answers.room(player).requireLeft();
        answers.roomForPositions(player).requireLeft();
    }

    /// Nobody else who locks the player goes on until the transaction ends.
    void lockPlayer(long player) {
        Players.lock(database, player);
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
        return find("id = :id and player = :player", Map.of("id", id, "player", player));
    }

    /// A run, whoever's it is.
    Optional<TrainingRun> find(String id) {
        return find("id = :id", Map.of("id", id));
    }

    /// A player's; nobody else changes it until the transaction ends.
    Optional<TrainingRun> findForUpdate(long player, String id) {
        return find("id = :id and player = :player for update", Map.of("id", id, "player", player));
    }

    private Optional<TrainingRun> find(String condition, Map<String, ?> values) {
        return database.sql("select * from training_run where " + condition)
                .params(values)
                .query((row, _) -> run(row))
                .optional()
                .map(run -> run.with(answers.ofRun(run.id(), run.player())));
    }

    /// Ids of the latest runs that were not ended, the last one first.
    ///
    /// @param source where they were begun; empty for anywhere
    List<String> open(long player, Optional<String> source, int most) {
        return database.sql("select id from training_run where player = :player and ended is null"
                        + source.map(_ -> " and source = :source").orElse("")
                        + " order by begun desc, id limit :most")
                .param("player", player)
                .param("source", source.orElse(""))
                .param("most", most)
                .query(String.class)
                .list();
    }

    /// The run with the most positions found of those that a player began at a place and did to the end; of several
    /// the latest.
    Optional<String> bestDone(long player, String source) {
        return bestDone(player, "training_run.source = :value", source);
    }

    Optional<String> bestDone(long player, TrainingTopic topic) {
        return bestDone(player, "topic = :value", topic.written());
    }

    private Optional<String> bestDone(long player, String condition, String value) {
        return database
                .sql("""
            select id, extent, begun, ended, count(*) as answers
            from training_run join training_answer on training_answer.run = training_run.id
                and training_answer.player = training_run.player
            where training_run.player = :player and %s and ended is not null
            group by id, extent, begun, ended
            order by sum(case when found and technique <> '' then 1 else 0 end) desc, begun desc, id\
            """.formatted(condition))
                .param("player", player)
                .param("value", value)
                .query((row, _) ->
                        TrainingSums.isDone(row) ? Optional.of(row.getString("id")) : Optional.<String>empty())
                .list()
                .stream()
                .flatMap(Optional::stream)
                .findFirst();
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
}
