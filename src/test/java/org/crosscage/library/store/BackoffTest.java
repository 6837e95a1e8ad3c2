package org.crosscage.library.store;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.time.Instant;
import org.crosscage.core.generate.Grade;
import org.crosscage.core.kind.Size;
import org.crosscage.library.PuzzleOrder;
import org.crosscage.library.PuzzleRequirements;
import org.junit.jupiter.api.Test;

final class BackoffTest {

    private static final PuzzleOrder RARE =
            new PuzzleOrder("kenken", new Size(4, 4), PuzzleRequirements.of(Grade.EXTREME));
    private static final PuzzleOrder OTHER =
            new PuzzleOrder("kenken", new Size(5, 5), PuzzleRequirements.of(Grade.EXTREME));

    private Instant now = Instant.EPOCH;
    private final Backoff misses = new Backoff(() -> now);

    /// To the second, and no longer than two days.
    private Duration rest() {
        var begin = now;
        while (!misses.mayBeTried(RARE) && now.isBefore(begin.plus(Duration.ofDays(2)))) {
            now = now.plusSeconds(1);
        }
        return Duration.between(begin, now);
    }

    @Test
    void eachMissInARowRestsTwiceAsLongButNeverLongerThanADay() {
        assertThat(misses.mayBeTried(RARE)).isTrue();
        for (int minutes = 1; minutes < 24 * 60; minutes *= 2) {
            misses.missed(RARE);
            assertThat(misses.mayBeTried(OTHER)).isTrue();
            assertThat(rest()).isEqualTo(Duration.ofMinutes(minutes));
        }
        for (int i = 0; i < 3; i++) {
            misses.missed(RARE);
            assertThat(rest()).isEqualTo(Duration.ofDays(1));
        }
    }

    @Test
    void whatComesUpIsTriedAgainAtOnceAndRestsShortlyAfterItsNextMiss() {
        misses.missed(RARE);
        rest();
        misses.missed(RARE);
        misses.met(RARE);
        assertThat(misses.mayBeTried(RARE)).isTrue();
        misses.missed(RARE);
        assertThat(rest()).isEqualTo(Duration.ofMinutes(1));
    }
}
