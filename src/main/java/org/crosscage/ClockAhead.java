package org.crosscage;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.time.format.DateTimeParseException;

/// A clock that is as much ahead of another one as a file says, which is read each time: so a running server can be
/// taken over midnight by writing to that file.
///
/// @param file holds a duration in ISO 8601, such as `PT26H`; below zero for back
/// @param source the other clock
record ClockAhead(Path file, InstantSource source) implements InstantSource {

    @Override
    public Instant instant() {
        try {
            var written = Files.readString(file).strip();
            return source.instant().plus(Duration.parse(written));
        } catch (IOException e) {
            throw new UncheckedIOException("crosscage.clock-ahead: " + file + " cannot be read", e);
        } catch (DateTimeParseException e) {
            throw new IllegalStateException(
                    "crosscage.clock-ahead: " + file + " holds '" + e.getParsedString()
                            + "', which is no duration; write one such as PT26H",
                    e);
        }
    }
}
