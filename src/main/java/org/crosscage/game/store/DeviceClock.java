package org.crosscage.game.store;

import java.time.DateTimeException;
import java.time.Duration;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.List;
import java.util.Optional;

/// Reads the times of a device. Its clock is believed within a day; one that is wrong by more is set right
/// by what it says when it sends. Where times are still older than any game, the clock was set in between:
/// those move together, until the last of them meets what the device did next.
///
/// @param reference from which times are counted back: now, by the server's clock where the device's is
///     believed, and otherwise by its own
/// @param lost how far times move that are older than any game
/// @param now by the server's clock
record DeviceClock(Instant reference, Duration lost, Instant now) {

    /// The clock of a device is believed as far as that.
    static final Duration BELIEVED = Duration.ofDays(1);

    /// @param there what the device's clock says now
    /// @param made when it did what it brings, by its clock and in that order
    static DeviceClock of(Instant there, Instant now, List<Instant> made) {
        boolean isBelieved = Duration.between(now, there).abs().compareTo(BELIEVED) <= 0;
        var clock = new DeviceClock(isBelieved ? now : there, Duration.ZERO, now);
        var lost = Duration.ZERO;
        var next = Duration.ZERO;
        for (var time : made.reversed()) {
            var age = clock.age(time);
            if (!clock.isTooOld(age)) {
                next = lost.isZero() && age.isPositive() ? age : next;
            } else if (lost.isZero() || age.minus(next).compareTo(lost) < 0) {
                lost = age.minus(next);
            }
        }
        return new DeviceClock(clock.reference, lost, now);
    }

    private Duration age(Instant there) {
        return Duration.between(there, reference);
    }

    private boolean isTooOld(Duration age) {
        return age.compareTo(oldest()) > 0;
    }

    private Duration oldest() {
        return Duration.between(ArchivedLog.FIRST, now);
    }

    /// A moment of the device as one of the server's clock, not after now.
    Instant here(Instant there) {
        var age = age(there);
        var right = isTooOld(age) ? age.minus(lost) : age;
        if (right.isNegative()) {
            return now;
        }
        return isTooOld(right) ? ArchivedLog.FIRST : now.minus(right);
    }

    /// The same of a text that begins with one; any other stays as it is.
    String here(String text) {
        var time = text.split(" ", 2)[0];
        return read(time)
                .map(when -> here(when) + text.substring(time.length()))
                .orElse(text);
    }

    /// @return empty when the text begins with no moment
    static Optional<Instant> read(String text) {
        try {
            return Optional.of(Instant.parse(text.split(" ", 2)[0]).truncatedTo(ChronoUnit.MICROS));
        } catch (DateTimeException _) {
            return Optional.empty();
        }
    }

    /// A moment of the server's clock that is not after now.
    Instant past(Instant here) {
        return here.isAfter(now) ? now : here;
    }
}
