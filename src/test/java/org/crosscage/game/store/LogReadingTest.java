package org.crosscage.game.store;

import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Instant;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.RejectedExecutionException;
import java.util.stream.IntStream;
import org.crosscage.core.game.Change;
import org.crosscage.core.game.LogEntry;
import org.crosscage.core.game.Move;
import org.crosscage.game.StoredEntry;
import org.junit.jupiter.api.Test;

final class LogReadingTest {

    private final LogReading reading = new LogReading();

    private static StoredEntry entry(int changes) {
        var move = new Move(IntStream.range(0, changes)
                .<Change>mapToObj(cell -> new Change.Digit(cell, 1))
                .toList());
        return new StoredEntry(1, "page", 1, new LogEntry.Play(move), Instant.EPOCH);
    }

    private void isRefused(long player) {
        assertThatThrownBy(() -> reading.require(player))
                .isInstanceOf(RejectedExecutionException.class)
                .hasMessageContaining("player " + player);
    }

    @Test
    void aPlayerReadsUpToTheBound() {
        reading.note(1, LogReading.MOST - 1);
        assertThatCode(() -> reading.require(1)).doesNotThrowAnyException();

        reading.note(1, List.of(entry(1)), 81);
        isRefused(1);
    }

    @Test
    void anEntryOfALargeGridCountsMore() {
        reading.note(1, Collections.nCopies((int) LogReading.MOST / 20, entry(1)), 40_000);

        isRefused(1);
    }

    @Test
    void eachChangeOfAnEntryCounts() {
        reading.note(1, Collections.nCopies((int) LogReading.MOST / 1000, entry(1000)), 81);

        isRefused(1);
    }

    @Test
    void theOthersReadOn() {
        reading.note(1, LogReading.MOST);

        assertThatCode(() -> reading.require(2)).doesNotThrowAnyException();
    }
}
