package org.crosscage.analysis;

import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.function.BooleanSupplier;

/// How long somebody waits for one search. A limit of nodes alone is not enough: on a large, ill-made grid two
/// million nodes take more than a minute.
///
/// @param limit after which a search is to end
public record SearchLimit(InstantSource clock, Duration limit) {

    /// Waits for as long as it takes.
    public static final SearchLimit ENDLESS = new SearchLimit(InstantSource.fixed(Instant.EPOCH), Duration.ofDays(1));

    /// The stop flag of a search that begins now: true when this one is, and when the time is over.
    public BooleanSupplier from(BooleanSupplier stop) {
        var end = clock.instant().plus(limit);
        return () -> stop.getAsBoolean() || !clock.instant().isBefore(end);
    }
}
