package org.crosscage.game.store;

import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.concurrent.RejectedExecutionException;
import org.junit.jupiter.api.Test;

final class LogReadingTest {

    private final LogReading reading = new LogReading();

    @Test
    void aPlayerReadsUpToTheBound() {
        reading.note(1, LogReading.MOST - 1, 81);
        assertThatCode(() -> reading.require(1)).doesNotThrowAnyException();

        reading.note(1, 1, 81);
        assertThatThrownBy(() -> reading.require(1))
                .isInstanceOf(RejectedExecutionException.class)
                .hasMessageContaining("player 1");
    }

    @Test
    void anEntryOfALargeGridCountsMore() {
        reading.note(1, LogReading.MOST / 20, 40_000);

        assertThatThrownBy(() -> reading.require(1)).isInstanceOf(RejectedExecutionException.class);
    }

    @Test
    void theOthersReadOn() {
        reading.note(1, LogReading.MOST, 81);

        assertThatCode(() -> reading.require(2)).doesNotThrowAnyException();
    }
}
