package org.crosscage.analysis;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.time.Instant;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;

final class SearchLimitTest {

    private final AtomicLong seconds = new AtomicLong();

    @Test
    void theTimeOfASearchEnds() {
        var stop = new SearchLimit(this::now, Duration.ofSeconds(10)).from(() -> false);

        seconds.set(9);
        assertThat(stop.getAsBoolean()).isFalse();
        seconds.set(10);
        assertThat(stop.getAsBoolean()).isTrue();
    }

    @Test
    void timeThatGoesToOtherWorkIsNotCounted() {
        var limit = new SearchLimit(this::now, Duration.ofSeconds(10), stop -> () -> {
            seconds.addAndGet(60); // others go first
            return stop.getAsBoolean();
        });
        var stop = limit.from(() -> false);

        assertThat(stop.getAsBoolean()).isFalse();
        seconds.addAndGet(9);
        assertThat(stop.getAsBoolean()).isFalse();
        seconds.addAndGet(1);
        assertThat(stop.getAsBoolean()).isTrue();
    }

    @Test
    void whoeverStopsASearchEndsItAtOnce() {
        var shared = new SearchLimit(this::now, Duration.ofSeconds(10), stop -> () -> stop.getAsBoolean());

        assertThat(shared.from(() -> true).getAsBoolean()).isTrue();
        assertThat(new SearchLimit(this::now, Duration.ofSeconds(10))
                        .from(() -> true)
                        .getAsBoolean())
                .isTrue();
    }

    private Instant now() {
        return Instant.ofEpochSecond(seconds.get());
    }
}
