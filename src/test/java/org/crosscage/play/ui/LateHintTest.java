package org.crosscage.play.ui;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/// What a player does while a hint is being looked for.
final class LateHintTest extends PlayScreenTest {

    @BeforeEach
    void noThreadIsFree() {
        POOL.reset(true);
    }

    @Test
    void whoHammersTheKeyPaysOnce() {
        var saved = begin(PROPER);
        press("hint");
        int waiting = POOL.waiting();
        for (int i = 1; i < 50; i++) {
            press("hint");
        }

        assertThat(POOL.waiting()).isEqualTo(waiting);
        POOL.work();

        assertThat(words()).contains("stage 1 of 4");
        assertThat(cost(saved)).isEqualTo(1);
    }

    @Test
    void whoWaitsIsAnsweredThoughThePageIsSentWhole() {
        var saved = begin(PROPER);
        press("hint");
        missMessage();

        POOL.work();

        assertThat(words()).contains("stage 1 of 4");
        assertThat(cost(saved)).isEqualTo(1);
    }

    @Test
    void whoTurnsAwayPaysNothing() {
        var saved = begin(PROPER);
        press("hint");
        press("escape");

        POOL.work();

        assertThat(words()).doesNotContain("stage 1 of 4");
        assertThat(cost(saved)).isZero();
    }

    @Test
    void whoPlaysOnPaysNothing() {
        var saved = begin(PROPER);
        press("hint");
        type(0, 1);

        POOL.work();

        assertThat(words()).doesNotContain("stage 1 of 4");
        assertThat(cost(saved)).isZero();
    }

    @Test
    void whoAsksWhileAMoveIsOnItsWayIsAnswered() {
        begin(PROPER);
        typeAndPress(0, 1, "hint");

        POOL.work();

        assertThat(words()).contains("stage 1 of 4");
    }

    @Test
    void whoTurnsAwayWhileAMoveIsOnItsWayPaysNothing() {
        var saved = begin(PROPER);
        typeAndPress(0, 1, "hint", "escape");

        POOL.work();

        assertThat(words()).doesNotContain("stage 1 of 4");
        assertThat(cost(saved)).isZero();
    }
}
