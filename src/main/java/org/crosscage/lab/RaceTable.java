package org.crosscage.lab;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.StringJoiner;

/// The runs of a race as comma-separated values, for whoever wants to reckon on: one line a run. Names and outcomes
/// are the ids, so that the file is the same in every language.
public final class RaceTable {

    private static final String HEAD = "racer,solver,settings,run,seed,outcome,millis,nodes,generations,steps";
    private static final String END = "\r\n";
    private static final double NANOS_A_MILLI = 1e6;

    private RaceTable() {}

    public static String of(Race race) {
        var lines = new ArrayList<>(List.of(HEAD));
        var statuses = race.statuses();
        for (int racer = 0; racer < statuses.size(); racer++) {
            var who = race.order().racers().get(racer);
            int run = 0;
            for (var report : statuses.get(racer).reports()) {
                lines.add(line(racer + 1, who, ++run, report));
            }
        }
        return String.join(END, lines) + END;
    }

    private static String line(int number, Racer racer, int run, RunReport report) {
        var line = new StringJoiner(",");
        line.add(Integer.toString(number));
        line.add(racer.solver().id());
        line.add(quoted(settings(racer)));
        line.add(Integer.toString(run));
        line.add(Long.toString(report.seed()));
        line.add(report.outcome().name().toLowerCase(Locale.ROOT).replace('_', '-'));
        line.add(String.format(Locale.ROOT, "%.3f", report.nanos() / NANOS_A_MILLI));
        line.add(Long.toString(report.nodes()));
        line.add(Long.toString(report.generations()));
        line.add(Long.toString(report.steps()));
        return line.toString();
    }

    private static String settings(Racer racer) {
        var all = new StringJoiner(" ");
        racer.settings().texts().forEach((id, text) -> all.add(id + "=" + text));
        return all.toString();
    }

    private static String quoted(String text) {
        return text.isEmpty() ? "" : "\"" + text.replace("\"", "\"\"") + "\"";
    }
}
