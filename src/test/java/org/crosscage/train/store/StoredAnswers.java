package org.crosscage.train.store;

import java.time.Duration;
import java.time.Instant;
import java.util.function.UnaryOperator;
import org.crosscage.train.GivenAnswers;
import org.springframework.jdbc.core.simple.JdbcClient;

/// Answers in the database that nobody had to give.
public final class StoredAnswers {

    private final TrainingRows rows;

    public StoredAnswers(JdbcClient database) {
        this.rows = new TrainingRows(database);
    }

    /// Once for a player.
    ///
    /// @param ago how long ago the first one was given, about
    public void add(long player, Duration ago, UnaryOperator<GivenAnswers> answers) {
        var begin = Instant.ofEpochSecond(Instant.now().minus(ago).getEpochSecond());
        answers.apply(new GivenAnswers("given-" + player, begin)).all().forEach(answer -> rows.add(player, answer));
    }
}
