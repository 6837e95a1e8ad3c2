package org.crosscage.play.ui;

import static com.github.mvysny.kaributesting.v10.LocatorJ._get;
import static org.assertj.core.api.Assertions.assertThat;

import com.vaadin.flow.component.ComponentUtil;
import java.time.Duration;
import org.crosscage.BoardCalls;
import org.crosscage.board.ui.PlayTimer;
import org.crosscage.game.SavedGame;
import org.crosscage.shell.limit.Limit;
import org.crosscage.shell.limit.RateLimits;
import org.crosscage.shell.player.PlayerLimits;
import org.junit.jupiter.api.Test;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.test.context.TestPropertySource;

/// A player may enter two moves an hour here.
@TestPropertySource(properties = "crosscage.limits.move.player=2/1h")
final class MoveLimitTest extends PlayScreenTest {

    @Autowired
    private RateLimits limits;

    @Autowired
    private PlayerLimits players;

    @Test
    void aMovePastTheLimitComesAgainAndNothingOvertakesIt() {
        var saved = begin(PROPER);
        send(1, 0, 1);
        send(2, 0, 2);

        assertThat(BoardCalls.during(() -> send(3, 0, 3))).containsExactly("tryAgain");
        limits.refund(Limit.MOVE, players.visitor());
        assertThat(BoardCalls.during(() -> send(4, 0, 1))).containsExactly("tryAgain");
        assertThat(seqs(saved)).containsExactly(1L, 2L);

        assertThat(BoardCalls.during(() -> send(3, 0, 3))).doesNotContain("tryAgain");
        limits.refund(Limit.MOVE, players.visitor());
        send(4, 0, 1);

        assertThat(seqs(saved)).containsExactly(1L, 2L, 3L, 4L);
    }

    @Test
    void aTimePastTheLimitIsNotStored() {
        var saved = begin(PROPER);
        tick(10);
        tick(20);

        tick(30);
        assertThat(elapsed(saved)).isEqualTo(Duration.ofSeconds(20));

        limits.refund(Limit.MOVE, players.visitor());
        tick(40);
        assertThat(elapsed(saved)).isEqualTo(Duration.ofSeconds(40));
    }

    private static void tick(double seconds) {
        var timer = _get(PlayTimer.class);
        ComponentUtil.fireEvent(timer, new PlayTimer.TickEvent(timer, true, seconds));
    }

    private Duration elapsed(SavedGame saved) {
        return totals(saved).elapsed();
    }
}
