package org.crosscage.train.ui;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowable;

import com.zaxxer.hikari.HikariDataSource;
import org.crosscage.core.game.Change;
import org.crosscage.core.game.Move;
import org.crosscage.store.UnreachableDatabase;
import org.junit.jupiter.api.Test;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.test.context.TestPropertySource;

/// What the board of a run hears while the database cannot be reached.
@TestPropertySource(
        properties = {
            "spring.datasource.url=jdbc:h2:mem:failing-training;DB_CLOSE_DELAY=-1",
            "spring.datasource.hikari.maximum-pool-size=2",
            "spring.datasource.hikari.connection-timeout=500"
        })
final class FailingTrainingTest extends TrainScreenTest {

    @Autowired
    private HikariDataSource pool;

    /// What was not told costs nothing and is told when it can be.
    @Test
    void aHintThatCouldNotBeStoredIsToldNextTime() {
        var run = begin(marked());
        UnreachableDatabase.during(pool, () -> catchThrowable(() -> press("hint")));
        press("hint");
        assertThat(words()).contains("stage 1 of 3");
        assertThat(task(run).told()).isEqualTo(1);
    }

    /// A note behind an answer that could not be stored waits for it: it would make the answer look heard.
    @Test
    void whatComesBehindAnAnswerThatCouldNotBeStoredWaitsForIt() {
        var run = begin(marked());
        int cell = openCells(marked()).findFirst().orElseThrow();
        var note = Move.of(new Change.Colour(cell, 3));
        UnreachableDatabase.during(
                pool,
                () -> assertThat(answersTo(right(marked())))
                        .contains("tryAgain")
                        .doesNotContain("refuse"));

        assertThat(answersTo(note)).contains("tryAgain").doesNotContain("receive", "reset");
        fromBefore(2);
        assertThat(answersTo(right(marked()))).contains("receive");
        assertThat(task(run).isDone()).isTrue();
    }
}
