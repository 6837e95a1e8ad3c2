package org.crosscage.cli.solve;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.crosscage.cli.output.MarkdownTable;
import org.crosscage.core.kind.Size;
import org.crosscage.core.search.Parameter;
import org.crosscage.core.search.Solver;
import org.crosscage.core.search.SolverEvent.GaveUp;
import org.crosscage.texts.Texts;

/// Says for people what solvers did, and what solvers there are.
public record SolveWords(Texts texts) {

    private static final String INDENT = "  ";

    private static final int MOST_IN_TABLE = 120;

    /// Outcome, time and work, what else is to be said, techniques, and the grids that were found.
    public String of(SolveReport report) {
        var entry = report.entry().orElseThrow();
        var lines = new ArrayList<String>();
        lines.add(texts.say(
                "cli.outcome",
                Map.of(
                        "id",
                        report.id(),
                        "size",
                        Size.of(entry.puzzle()).toString(),
                        "solver",
                        report.solver(),
                        "outcome",
                        outcome(report))));
        lines.add(INDENT + work(report));
        if (!report.message().isEmpty()) {
            lines.add(INDENT + report.message());
        }
        report.counts()
                .techniques()
                .forEach((technique, times) -> lines.add(texts.say(
                        "cli.rated-technique",
                        "technique",
                        texts.say("hints.technique-name." + technique),
                        "count",
                        times)));
        for (var solution : report.found()) {
            lines.add("");
            Grids.text(entry.puzzle().shape(), solution).lines().forEach(lines::add);
        }
        lines.add("");
        return String.join(System.lineSeparator(), lines);
    }

    /// All solvers beside each other on one puzzle.
    ///
    /// @param reports of the same puzzle, at least one
    public String race(List<SolveReport> reports) {
        var first = reports.getFirst();
        var table = new MarkdownTable(
                texts.say("cli.race.solver"),
                texts.say("cli.race.outcome"),
                texts.say("cli.race.time"),
                texts.say("cli.race.nodes"),
                texts.say("cli.race.generations"),
                texts.say("cli.race.steps"),
                texts.say("cli.race.message"));
        for (var report : reports) {
            table.row(
                    report.solver(),
                    outcome(report),
                    time(report.micros()),
                    number(report.nodes()),
                    number(report.counts().generations()),
                    number(report.counts().steps()),
                    cut(report.message()));
        }
        var head = texts.say(
                "cli.race.head",
                Map.of(
                        "id",
                        first.id(),
                        "size",
                        Size.of(first.entry().orElseThrow().puzzle()).toString()));
        var nl = System.lineSeparator();
        return head + nl + nl + table.aligned() + nl;
    }

    /// Every solver: what it does, where it is from, and what can be set.
    public String solvers(List<Solver> solvers) {
        return solvers.stream().map(this::solver).collect(Collectors.joining(System.lineSeparator()));
    }

    private String solver(Solver solver) {
        var key = "solvers." + solver.id() + ".";
        var lines = new ArrayList<String>();
        lines.add(solver.id() + ": " + texts.say(key + "name"));
        lines.add(INDENT + texts.say(key + "source"));
        lines.add(INDENT + texts.say(key + "about"));
        solver.parameters().forEach(parameter -> lines.add(INDENT + "--set " + parameter(parameter)));
        lines.add("");
        return String.join(System.lineSeparator(), lines);
    }

    private String parameter(Parameter<?> parameter) {
        return texts.say(
                "cli.parameter",
                Map.of(
                        "id",
                        parameter.id(),
                        "usual",
                        parameter.usualText(),
                        "range",
                        parameter.range().toString(),
                        "paper",
                        parameter.paperText().orElse("none"),
                        "meaning",
                        texts.say(parameter.meaning())));
    }

    private String outcome(SolveReport report) {
        return texts.say(
                "cli.outcome-of." + outcomeKey(report),
                "count",
                report.count().orElse(report.found().size()));
    }

    private static String outcomeKey(SolveReport report) {
        boolean isAll = report.count().isPresent() && report.all();
        return switch (report.outcome()) {
            case SOLVED -> isAll ? "only" : "solved";
            case SEVERAL -> isAll ? "all" : "several";
            case NONE -> "none";
            case GAVE_UP -> isNotForThis(report) ? "not-for-this" : gaveUpKey(report);
            case INVALID -> "invalid";
        };
    }

    private static String gaveUpKey(SolveReport report) {
        return report.count().orElse(report.found().size()) == 0 ? "gave-up" : "gave-up-after-one";
    }

    /// Whether the solver never tried: the puzzle is of a kind or size that it does not know.
    private static boolean isNotForThis(SolveReport report) {
        return report.outcome() == PuzzleOutcome.GAVE_UP
                && report.counts()
                        .gaveUp()
                        .filter(GaveUp.Reason.NOT_FOR_THIS_PUZZLE::equals)
                        .isPresent();
    }

    /// Time, and what there was of nodes, generations and steps.
    private String work(SolveReport report) {
        var parts = new ArrayList<>(List.of(time(report.micros())));
        addWork(parts, "steps", report.counts().steps());
        addWork(parts, "generations", report.counts().generations());
        addWork(parts, "nodes", report.nodes());
        return String.join(", ", parts);
    }

    private void addWork(List<String> parts, String what, long count) {
        if (count > 0) {
            parts.add(texts.say("cli.work." + what, what, count));
        }
    }

    /// A time with its unit and no more than one digit behind the point, or two below a millisecond: three of them
    /// would read as thousands where the point parts those.
    public String time(double micros) {
        double milliseconds = micros / 1000;
        String pattern = milliseconds < 1
                ? "%.2f ms"
                : milliseconds < 10 ? "%.1f ms" : milliseconds < 1000 ? "%.0f ms" : "%.1f s";
        return String.format(texts.locale(), pattern, milliseconds < 1000 ? milliseconds : milliseconds / 1000);
    }

    /// A strategy that was bred would make the table wider than any terminal; `solve` tells all of it.
    private static String cut(String message) {
        return message.length() <= MOST_IN_TABLE ? message : message.substring(0, MOST_IN_TABLE - 1) + "…";
    }

    private static String number(long number) {
        return number == 0 ? "" : Long.toString(number);
    }
}
