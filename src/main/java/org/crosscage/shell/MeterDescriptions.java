package org.crosscage.shell;

import io.micrometer.core.instrument.Meter;
import io.micrometer.core.instrument.Tags;
import io.micrometer.core.instrument.config.MeterFilter;
import java.util.Map;
import org.springframework.stereotype.Component;

/// What each meter of the game says of itself to whoever reads it. In one place, because what waits is one meter to
/// which several parts of the game add theirs; docs/hosting.md says more.
@Component
final class MeterDescriptions implements MeterFilter {

    private static final Map<String, String> DESCRIPTIONS = Map.of(
            "crosscage.players", "browsers with a page open",
            "crosscage.sessions", "sessions, those of pages that were closed lately among them",
            "crosscage.pages", "open pages",
            "crosscage.moves", "moves stored",
            "crosscage.moves.storing", "how long it took to store a move",
            "crosscage.hints", "how long a hint took to find, by the technique that it is about",
            "crosscage.queue", "what waits, by the work that it waits for",
            "crosscage.stock", "new puzzles in stock",
            "crosscage.refused", "what was refused, by the limit that it was past");

    @Override
    public Meter.Id map(Meter.Id id) {
        var text = DESCRIPTIONS.get(id.getName());
        return text == null
                ? id
                : new Meter.Id(id.getName(), Tags.of(id.getTags()), id.getBaseUnit(), text, id.getType());
    }
}
