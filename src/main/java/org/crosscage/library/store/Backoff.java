package org.crosscage.library.store;

import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.HashMap;
import java.util.Map;
import org.crosscage.library.PuzzleOrder;

/// Which orders did not come up when they were last tried, and when each is tried again: a minute later, and after
/// each further miss in a row twice as late, but every day. How long a puzzle takes is a matter of luck, so no number
/// of misses proves that there is none; and what hardly ever comes up must not take all the time there is. Not safe
/// for use by several threads.
final class Backoff {

    private static final Duration FIRST = Duration.ofMinutes(1);
    private static final Duration LONGEST = Duration.ofDays(1);

    private final InstantSource clock;
    private final Map<PuzzleOrder, Miss> missed = new HashMap<>();

    Backoff(InstantSource clock) {
        this.clock = clock;
    }

    /// @param rest how long the order is not tried
    private record Miss(Duration rest, Instant again) {}

    boolean mayBeTried(PuzzleOrder order) {
        var miss = missed.get(order);
        return miss == null || !clock.instant().isBefore(miss.again());
    }

    /// The order was tried and did not come up.
    void missed(PuzzleOrder order) {
        missed.compute(order, (_, before) -> {
            var rest = before == null ? FIRST : shorter(before.rest().multipliedBy(2), LONGEST);
            return new Miss(rest, clock.instant().plus(rest));
        });
    }

    /// The order came up.
    void met(PuzzleOrder order) {
        missed.remove(order);
    }

    private static Duration shorter(Duration one, Duration other) {
        return one.compareTo(other) < 0 ? one : other;
    }
}
