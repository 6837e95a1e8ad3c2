package org.crosscage.analysis;

import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.function.BooleanSupplier;
import java.util.function.UnaryOperator;

/// How long somebody waits for one search. A limit of nodes alone is not enough: on a large, ill-made grid two
/// million nodes take more than a minute.
///
/// @param limit after which a search is to end
/// @param sharing makes a stop flag one that lets other work go first when it is asked; that time is not counted
public record SearchLimit(InstantSource clock, Duration limit, UnaryOperator<BooleanSupplier> sharing) {

    /// Waits for as long as it takes.
    public static final SearchLimit ENDLESS = new SearchLimit(InstantSource.fixed(Instant.EPOCH), Duration.ofDays(1));

    /// A limit of work that shares its thread with no other.
    public SearchLimit(InstantSource clock, Duration limit) {
        this(clock, limit, UnaryOperator.identity());
    }

    /// The stop flag of a search that begins now: true when this one is, and when the time is over. For one thread.
    public BooleanSupplier from(BooleanSupplier stop) {
        var shared = sharing.apply(stop);
        return shared == stop ? new Flag(stop, clock, limit)::isOver : new Flag(shared, clock, limit)::isOverInAll;
    }

    private static final class Flag {

        private final BooleanSupplier stop;
        private final InstantSource clock;
        private Instant end;

        Flag(BooleanSupplier stop, InstantSource clock, Duration limit) {
            this.stop = stop;
            this.clock = clock;
            this.end = clock.instant().plus(limit);
        }

        boolean isOver() {
            return stop.getAsBoolean() || !clock.instant().isBefore(end);
        }

        boolean isOverInAll() {
            var before = clock.instant();
            if (stop.getAsBoolean()) {
                return true;
            }
            var after = clock.instant();
            end = end.plus(Duration.between(before, after));
            return !after.isBefore(end);
        }
    }
}
