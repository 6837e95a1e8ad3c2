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

final class PlayerWorkTest {

    private final PlayerWork work = new PlayerWork();

    private static StoredEntry entry(int changes) {
        var move = new Move(IntStream.range(0, changes)
                .<Change>mapToObj(cell -> new Change.Digit(cell, 1))
                .toList());
        return new StoredEntry(1, "page", 1, 1, new LogEntry.Play(move), Instant.EPOCH);
    }

    private void isRefused(long player) {
        assertThatThrownBy(() -> work.require(player))
                .isInstanceOf(RejectedExecutionException.class)
                .hasMessageContaining("player " + player);
    }

    @Test
    void thereIsABoundForAPlayer() {
        work.note(1, PlayerWork.MOST - 1);
        assertThatCode(() -> work.require(1)).doesNotThrowAnyException();

        work.noteRead(1, List.of(entry(1)), 81);
        isRefused(1);
    }

    @Test
    void anEntryOfALargeGridCountsMore() {
        work.noteRead(1, Collections.nCopies((int) PlayerWork.MOST / 20, entry(1)), 40_000);

        isRefused(1);
    }

    @Test
    void someHundredGamesAreBegunInAMinute() {
        for (int i = 0; i < 500; i++) {
            work.noteBegun(1);
        }
        assertThatCode(() -> work.require(1)).doesNotThrowAnyException();

        for (int i = 0; i < 500; i++) {
            work.noteBegun(1);
        }
        isRefused(1);
    }

    @Test
    void eachChangeOfAnEntryCounts() {
        work.noteRead(1, Collections.nCopies((int) PlayerWork.MOST / 1000, entry(1000)), 81);

        isRefused(1);
    }

    @Test
    void linesThatAreSentCountByTheirParts() {
        var line = "2026-11-20T12:00:00Z page 1 play" + " r1c1=1".repeat(1000);
        work.noteSent(1, Collections.nCopies((int) PlayerWork.MOST / 1000, line), 81);

        isRefused(1);
    }

    @Test
    void theOthersGoOn() {
        work.note(1, PlayerWork.MOST);

        assertThatCode(() -> work.require(2)).doesNotThrowAnyException();
    }
}
