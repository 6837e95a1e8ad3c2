package org.crosscage.lab.ui;

import java.util.Locale;
import org.crosscage.core.search.Solver;
import org.crosscage.lab.LaneNews;
import org.crosscage.lab.Outcome;
import org.crosscage.lab.Race;
import org.crosscage.texts.Texts;

/// What the lab calls things, and how it writes numbers.
record LabWords(Texts texts) {

    private static final double NANOS_A_MILLI = 1e6;
    private static final double NANOS_A_SECOND = 1e9;
    private static final double SECONDS_FROM = 1e10;

    String say(String key) {
        return texts.say("lab." + key);
    }

    String name(Solver solver) {
        return texts.say("solvers." + solver.id() + ".name");
    }

    String source(Solver solver) {
        return texts.say("solvers." + solver.id() + ".source");
    }

    String about(Solver solver) {
        return texts.say("solvers." + solver.id() + ".about");
    }

    /// Milliseconds, and seconds from ten on.
    String time(double nanos) {
        if (nanos >= SECONDS_FROM) {
            return texts.say("lab.seconds", "time", digits(nanos / NANOS_A_SECOND));
        }
        return texts.say("lab.millis", "time", digits(nanos / NANOS_A_MILLI));
    }

    /// With as many digits as are worth reading: 0.042, 4.2, 42, 4,200.
    String digits(double value) {
        double size = Math.abs(value);
        String form = value == Math.rint(value)
                ? "%,.0f"
                : size < 0.1 ? "%.3f" : size < 10 ? "%.2f" : size < 100 ? "%.1f" : "%,.0f";
        return String.format(texts.locale(), form, value);
    }

    /// How it stands with a racer, in a word or two.
    String standing(Race.State state, LaneNews lane) {
        if (state == Race.State.WAITING) {
            return say("lane.waits");
        }
        if (state == Race.State.PAUSED && !lane.over()) {
            return say("lane.paused");
        }
        return lane.ended().map(report -> outcome(report.outcome())).orElseGet(() -> say("lane.works"));
    }

    String outcome(Outcome outcome) {
        return say("outcome." + key(outcome));
    }

    static String key(Enum<?> constant) {
        return constant.name().toLowerCase(Locale.ROOT).replace('_', '-');
    }
}
