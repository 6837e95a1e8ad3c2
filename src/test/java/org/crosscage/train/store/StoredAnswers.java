package org.crosscage.train.store;

import java.time.Duration;
import java.time.Instant;
import java.util.function.UnaryOperator;
import org.crosscage.kind.PuzzleKinds;
import org.crosscage.kind.TechniqueCatalogue;
import org.crosscage.train.TrainingPositions;
import org.crosscage.train.progress.AnsweredPosition;
import org.crosscage.train.progress.GivenAnswers;
import org.springframework.jdbc.core.simple.JdbcClient;

/// Answers in the database that nobody had to give.
public final class StoredAnswers {

    private final AnswerRows rows;

    public StoredAnswers(JdbcClient database) {
        this.rows = new AnswerRows(database);
    }

    /// Once for a player.
    ///
    /// @param ago how long ago the first one was given, about
    public void add(long player, Duration ago, UnaryOperator<GivenAnswers> answers) {
        var begin = Instant.ofEpochSecond(Instant.now().minus(ago).getEpochSecond());
        answers.apply(new GivenAnswers("given-" + player, begin))
                .all()
                .forEach(answer -> rows.add(player, real(answer)));
    }

    /// To a position that there is, another one for each place.
    private static AnsweredPosition real(AnsweredPosition answer) {
        var kind = PuzzleKinds.of(answer.kind());
        var technique = TechniqueCatalogue.of(answer.technique()).orElseThrow().technique();
        return new AnsweredPosition(
                answer.run(),
                answer.place(),
                TrainingPositions.standard().ids(kind, technique).get(answer.place()),
                answer.kind(),
                answer.technique(),
                answer.source(),
                answer.answered(),
                answer.result(),
                answer.score(),
                answer.after());
    }
}
