package org.crosscage.library;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.time.Instant;
import org.crosscage.core.kind.Size;
import org.junit.jupiter.api.Test;

final class MissesTest {

    private static final PuzzleOrder FOUR = new PuzzleOrder("kenken", new Size(4, 4), Wanted.ANYTHING);
    private static final PuzzleOrder FIVE = new PuzzleOrder("kenken", new Size(5, 5), Wanted.ANYTHING);

    private Instant now = Instant.EPOCH;
    private final Misses misses = new Misses(() -> now);

    @Test
    void whatWasMissedIsLeftForAMinuteAndNothingElseIs() {
        misses.missed(FOUR);

        assertThat(misses.mayBeTried(FOUR)).isFalse();
        assertThat(misses.mayBeTried(FIVE)).isTrue();
        later(Duration.ofSeconds(59));
        assertThat(misses.mayBeTried(FOUR)).isFalse();
        later(Duration.ofSeconds(1));
        assertThat(misses.mayBeTried(FOUR)).isTrue();
    }

    @Test
    void itIsLeftTwiceAsLongEachTime() {
        misses.missed(FOUR);
        misses.missed(FOUR);
        misses.missed(FOUR);

        later(Duration.ofSeconds(239));
        assertThat(misses.mayBeTried(FOUR)).isFalse();
        later(Duration.ofSeconds(1));
        assertThat(misses.mayBeTried(FOUR)).isTrue();
    }

    @Test
    void howeverOftenItWasMissedItIsTriedEveryDay() {
        for (int i = 0; i < 100; i++) {
            misses.missed(FOUR);
        }

        later(Duration.ofDays(1).minusSeconds(1));
        assertThat(misses.mayBeTried(FOUR)).isFalse();
        later(Duration.ofSeconds(1));
        assertThat(misses.mayBeTried(FOUR)).isTrue();
    }

    @Test
    void onceItCameUpTheMissesBeforeAreForgotten() {
        misses.missed(FOUR);
        misses.missed(FOUR);
        misses.met(FOUR);
        misses.missed(FOUR);

        later(Duration.ofMinutes(1));
        assertThat(misses.mayBeTried(FOUR)).isTrue();
    }

    private void later(Duration by) {
        now = now.plus(by);
    }
}
