package org.crosscage.cli;

import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import org.crosscage.core.search.Deduction;
import org.crosscage.core.search.Parameter;
import org.crosscage.core.search.Settings;
import org.crosscage.core.search.Solver;
import org.crosscage.core.search.UnreadableException;
import org.crosscage.solver.Solvers;
import org.crosscage.texts.Texts;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/// What can be asked of solvers: the options that `solve` and `race` share.
final class SolveOptions {

    /// Looks for this many solutions where nothing else is asked for: enough to know whether there is only one.
    static final int USUAL_COUNT = 2;

    private static final double LEAST_SECONDS = 0.001;

    @Spec(Spec.Target.MIXEE)
    private CommandSpec spec = CommandSpec.create();

    @Option(names = "--tier", paramLabel = "N")
    private Optional<String> tier = Optional.empty();

    @Option(names = "--set", paramLabel = "NAME=VALUE")
    private Map<String, String> set = new LinkedHashMap<>();

    @Option(names = "--seed", defaultValue = "1", paramLabel = "N")
    private long seed = 1;

    @Option(names = "--limit", paramLabel = "SECONDS")
    private Optional<Double> limit = Optional.empty();

    @Option(names = "--count", paramLabel = "K")
    private Optional<Integer> count = Optional.empty();

    @Option(names = "--repeat", paramLabel = "N")
    private Optional<Integer> repeat = Optional.empty();

    @Option(names = "--json")
    private boolean json;

    boolean json() {
        return json;
    }

    /// Whether `--tier` is there, which only solvers that reason understand.
    boolean hasTier() {
        return tier.isPresent();
    }

    /// The solver that is meant.
    ///
    /// @param spec of the command that complains
    /// @throws ParameterException in words, when there is none
    static Solver solver(String id, CommandSpec spec, Texts texts) {
        return Solvers.all().stream()
                .filter(solver -> solver.id().equals(id))
                .findFirst()
                .orElseThrow(() -> new ParameterException(
                        spec.commandLine(),
                        texts.say(
                                "cli.no-solver",
                                "found",
                                id,
                                "expected",
                                Solvers.all().stream().map(Solver::id).collect(Collectors.joining(", ")))));
    }

    /// How the solvers are run.
    ///
    /// @param usual the limit where none is set
    /// @throws ParameterException in words, when a number is out of its range, a parameter is none that any of the
    ///     solvers has, or a value is none that it takes
    SolveRuns runs(List<Solver> solvers, Duration usual, Texts texts) {
        require(limit.filter(seconds -> !(seconds >= LEAST_SECONDS)), "--limit", LEAST_SECONDS, texts);
        require(count.filter(k -> k < 1), "--count", 1, texts);
        require(repeat.filter(n -> n < 1), "--repeat", 1, texts);
        var wanted = new LinkedHashMap<>(set);
        tier.ifPresent(level -> wanted.put(Deduction.TIER, level));
        wanted.keySet().forEach(name -> requireKnown(name, solvers, texts));
        var settings =
                solvers.stream().collect(Collectors.toMap(Solver::id, solver -> settings(solver, wanted, texts)));
        var time = limit.map(seconds -> Duration.ofMillis(Math.round(Math.min(seconds, Integer.MAX_VALUE) * 1000)))
                .orElse(usual);
        return new SolveRuns(settings, seed, time, count, repeat.orElse(1), texts);
    }

    private void require(Optional<? extends Number> outside, String option, Number least, Texts texts) {
        if (outside.isPresent()) {
            throw new ParameterException(
                    spec.commandLine(),
                    texts.say(
                            "cli.too-small",
                            "option",
                            option,
                            "found",
                            asTyped(outside.get()),
                            "least",
                            least.toString()));
        }
    }

    /// A whole number of seconds stands without a point, as it was typed most likely.
    private static String asTyped(Number found) {
        return found.doubleValue() == found.longValue() ? Long.toString(found.longValue()) : found.toString();
    }

    private void requireKnown(String name, List<Solver> solvers, Texts texts) {
        var known = solvers.stream()
                .flatMap(solver -> solver.parameters().stream())
                .map(Parameter::id)
                .distinct()
                .toList();
        if (!known.contains(name)) {
            throw new ParameterException(
                    spec.commandLine(),
                    texts.say(
                            "cli.no-parameter",
                            Map.of(
                                    "found",
                                    name,
                                    "solvers",
                                    solvers.stream().map(Solver::id).collect(Collectors.joining(", ")),
                                    "count",
                                    known.size(),
                                    "expected",
                                    String.join(", ", known))));
        }
    }

    /// What of all that is set is meant for one solver.
    private Settings settings(Solver solver, Map<String, String> wanted, Texts texts) {
        var own = new LinkedHashMap<String, String>();
        for (var parameter : solver.parameters()) {
            var text = wanted.get(parameter.id());
            if (text != null) {
                requireValue(parameter, text, solver, texts);
                own.put(parameter.id(), text);
            }
        }
        return Settings.of(solver.parameters(), own);
    }

    private void requireValue(Parameter<?> parameter, String text, Solver solver, Texts texts) {
        try {
            parameter.parse(text);
        } catch (IllegalArgumentException e) {
            throw new ParameterException(
                    spec.commandLine(),
                    texts.say(
                            e.getCause() instanceof UnreadableException
                                    ? "cli.unreadable-parameter"
                                    : "cli.wrong-parameter",
                            Map.of(
                                    "found",
                                    text,
                                    "parameter",
                                    parameter.id(),
                                    "solver",
                                    solver.id(),
                                    "range",
                                    parameter.range().toString(),
                                    "what",
                                    e.getCause() instanceof UnreadableException unreadable
                                            ? texts.say(unreadable.words(), unreadable.facts())
                                            : "")),
                    e);
        }
    }
}
