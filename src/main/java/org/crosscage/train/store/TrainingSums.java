package org.crosscage.train.store;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.List;
import java.util.OptionalLong;
import org.crosscage.train.RunLength;
import org.crosscage.train.TrainingRun;
import org.springframework.jdbc.core.simple.JdbcClient;

/// Sums over the runs of all players by where they were offered, on H2 and PostgreSQL alike.
public final class TrainingSums {

    private final JdbcClient database;

    public TrainingSums(JdbcClient database) {
        this.database = database;
    }

    /// What became of the positions of a technique.
    ///
    /// @param technique its id
    /// @param players how many were asked
    /// @param asked how many positions were answered or shown
    /// @param found in how many of them the step was found, without a mistake and without being told all of it
    /// @param hinted how many of those were found with a hint
    public record OfTechnique(String technique, int players, int asked, int found, int hinted) {}

    /// By technique, the one that was missed most often first. An answer by another technique than the one that was
    /// asked for counts for none.
    ///
    /// @param sources of runs; those that do not begin with one are not counted
    public List<OfTechnique> ofSources(List<String> sources) {
        if (sources.isEmpty()) {
            return List.of();
        }
        return database.sql("""
            select technique, count(distinct player) as players, count(*) as asked,
                sum(case when score > 0 then 1 else 0 end) as found,
                sum(case when score > 0 and told > 0 then 1 else 0 end) as hinted
            from training_answer where source in (:sources) and technique <> ''
            group by technique
            order by sum(case when score > 0 then 0 else 1 end) desc, count(*) desc, technique\
            """)
                .param("sources", sources)
                .query(OfTechnique.class)
                .list();
    }

    /// How many players began a run of a source.
    public int begun(String source) {
        return database.sql("select count(distinct player) from training_run where source = :source")
                .param("source", source)
                .query(Integer.class)
                .single();
    }

    /// How many of them came to the end of one.
    public int done(String source) {
        var players = database.sql("""
            select player, extent, begun, ended,
                (select count(*) from training_answer
                    where training_answer.run = training_run.id and training_answer.player = training_run.player)
                as answers
            from training_run where source = :source and ended is not null\
            """)
                .param("source", source)
                .query((row, _) -> isDone(row) ? OptionalLong.of(row.getLong("player")) : OptionalLong.empty())
                .list();
        return (int)
                players.stream().flatMapToLong(OptionalLong::stream).distinct().count();
    }

    /// Whether the player did a run to its end.
    ///
    /// @param row its extent, when it was begun and ended, and how many answers it has
    static boolean isDone(ResultSet row) throws SQLException {
        var length = RunLength.of(row.getString("extent"));
        return length.isPresent()
                && TrainingRun.isDone(
                        length.get(),
                        AnswerRows.instant(row, "begun"),
                        AnswerRows.instant(row, "ended"),
                        row.getInt("answers"));
    }
}
