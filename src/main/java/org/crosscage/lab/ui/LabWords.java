package org.crosscage.lab.ui;

import java.util.Collections;
import java.util.List;
import java.util.stream.IntStream;
import org.crosscage.core.search.Solver;
import org.crosscage.lab.Race;
import org.crosscage.lab.RaceOrder;
import org.crosscage.lab.Racer;
import org.crosscage.lab.RacerStatus;
import org.crosscage.lab.RunOutcome;
import org.crosscage.texts.Texts;

/// What the lab calls things, and how it writes numbers.
record LabWords(Texts texts) {

    private static final double NANOS_A_MILLI = 1e6;
    private static final double NANOS_A_SECOND = 1e9;
    private static final double SECONDS_FROM = 1e10;
    private static final int LONGEST_VALUE = 40;

    String say(String key) {
        return texts.say("lab." + key);
    }

    String name(Solver solver) {
        return texts.say("solvers." + solver.id() + ".name");
    }

    /// The racers of a race, in their order: by their solvers, and what is set of them; who is the same otherwise
    /// has a number.
    List<String> names(RaceOrder order) {
        var plain = order.racers().stream().map(this::name).toList();
        return IntStream.range(0, plain.size())
                .mapToObj(i -> Collections.frequency(plain, plain.get(i)) == 1
                        ? plain.get(i)
                        : texts.say("lab.racer.twin", "name", plain.get(i), "number", i + 1))
                .toList();
    }

    private String name(Racer racer) {
        var set = racer.settings().texts().entrySet().stream()
                .map(each -> texts.say(
                        "lab.racer.setting", "parameter", parameter(each.getKey()), "value", cut(each.getValue())))
                .toList();
        return set.isEmpty()
                ? name(racer.solver())
                : texts.say("lab.racer.set", "solver", name(racer.solver()), "settings", String.join(", ", set));
    }

    /// What a parameter is called.
    String parameter(String id) {
        return texts.say("solvers.parameter." + id + ".name");
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
    String state(Race.State state, RacerStatus lane) {
        if (state == Race.State.WAITING) {
            return say("lane.waits");
        }
        if (state == Race.State.PAUSED && !lane.over()) {
            return say("lane.paused");
        }
        return lane.ended().map(report -> outcome(report.outcome())).orElseGet(() -> say("lane.works"));
    }

    String outcome(RunOutcome outcome) {
        return say("outcome." + Texts.key(outcome));
    }

    /// The beginning of a long value, to be named in a sentence.
    static String cut(String value) {
        return value.length() <= LONGEST_VALUE ? value : value.substring(0, LONGEST_VALUE) + "…";
    }

    /// A text within markup.
    static String markup(String text) {
        return text.replace("&", "&amp;").replace("<", "&lt;");
    }
}
