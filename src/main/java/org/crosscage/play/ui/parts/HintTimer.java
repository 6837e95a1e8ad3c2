package org.crosscage.play.ui.parts;

import io.micrometer.core.instrument.MeterRegistry;
import io.micrometer.core.instrument.Timer;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.crosscage.kind.TechniqueCatalogue;
import org.crosscage.kind.TechniqueCatalogue.CatalogueEntry;
import org.crosscage.teach.Hint;
import org.crosscage.teach.help.HelpWork.Found;
import org.springframework.stereotype.Component;

/// Times how long hints take to find, by the technique that each is about: as many meters as there are techniques, and
/// two.
@Component
public final class HintTimer {

    private static final String MISTAKE = "mistake";
    private static final String NONE = "none";

    private final MeterRegistry meters;

    /// Whoever reads the meters finds all of them from the start.
    HintTimer(MeterRegistry meters) {
        this.meters = meters;
        Stream.concat(TechniqueCatalogue.all().stream().map(CatalogueEntry::id), Stream.of(MISTAKE, NONE))
                .forEach(this::timer);
    }

    /// @param work done on this thread; its time counts where it finds a hint
    public Found time(Supplier<Found> work) {
        var sample = Timer.start(meters);
        var found = work.get();
        found.hint().ifPresent(hint -> sample.stop(timer(technique(hint))));
        return found;
    }

    private Timer timer(String technique) {
        return meters.timer("crosscage.hints", "technique", technique);
    }

    private static String technique(Hint found) {
        return switch (found) {
            case Hint.Deduction deduction -> deduction.goal().technique().id();
            case Hint.WrongDigit _, Hint.WrongMarks _ -> MISTAKE;
            case Hint.Nothing _ -> NONE;
        };
    }
}
