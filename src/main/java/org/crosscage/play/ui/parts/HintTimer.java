package org.crosscage.play.ui.parts;

import io.micrometer.core.instrument.MeterRegistry;
import io.micrometer.core.instrument.Timer;
import java.util.function.Supplier;
import org.crosscage.teach.Hint;
import org.springframework.stereotype.Component;

/// Times how long hints take to find, by the technique that each is about: as many meters as there are techniques, and
/// two.
@Component
public final class HintTimer {

    private final MeterRegistry meters;

    HintTimer(MeterRegistry meters) {
        this.meters = meters;
    }

    /// @param search finds the hint, on this thread
    public Hint time(Supplier<Hint> search) {
        var sample = Timer.start(meters);
        var found = search.get();
        sample.stop(meters.timer("crosscage.hints", "technique", technique(found)));
        return found;
    }

    private static String technique(Hint found) {
        return switch (found) {
            case Hint.Deduction deduction -> deduction.goal().technique().id();
            case Hint.WrongDigit _, Hint.WrongMarks _ -> "mistake";
            case Hint.Nothing _ -> "none";
        };
    }
}
