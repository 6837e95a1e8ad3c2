package org.crosscage.train.ui;

import static org.assertj.core.api.Assertions.assertThat;

import org.crosscage.core.game.Change;
import org.crosscage.core.game.Move;
import org.crosscage.shell.limit.Limit;
import org.crosscage.shell.limit.RateLimits;
import org.crosscage.shell.player.PlayerLimits;
import org.junit.jupiter.api.Test;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.test.context.TestPropertySource;

/// A player may enter two moves an hour here.
@TestPropertySource(properties = "crosscage.limits.move.player=2/1h")
final class TrainingLimitTest extends TrainScreenTest {

    @Autowired
    private RateLimits limits;

    @Autowired
    private PlayerLimits players;

    @Test
    void anAnswerPastTheLimitComesAgainAndNothingOvertakesIt() {
        var run = begin(marked());
        int cell = openCells(marked()).findFirst().orElseThrow();
        var note = Move.of(new Change.Colour(cell, 3));
        answersTo(note);
        answersTo(Move.of(new Change.Colour(cell, 2)));

        assertThat(answersTo(right(marked()))).contains("tryAgain").doesNotContain("receive");
        limits.refund(Limit.MOVE, players.visitor());
        assertThat(answersTo(note)).contains("tryAgain").doesNotContain("receive");
        assertThat(task(run).isDone()).isFalse();

        fromBefore(2);
        assertThat(answersTo(right(marked()))).contains("receive");
        assertThat(task(run).isDone()).isTrue();
    }
}
