package org.crosscage.cli.input;

import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import org.crosscage.cli.solve.SolveRuns;
import org.crosscage.core.search.Deduction;
import org.crosscage.core.search.Solver;
import org.crosscage.solver.Solvers;
import org.crosscage.texts.Texts;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/// What can be asked of solvers: the options that `solve` and `race` share.
public final class SolveOptions {

    @Spec(Spec.Target.MIXEE)
    private CommandSpec spec = CommandSpec.create();

    @Option(names = "--tier", paramLabel = "N")
    private Optional<String> tier = Optional.empty();

    @Option(names = "--set", paramLabel = "NAME=VALUE")
    private Map<String, String> set = new LinkedHashMap<>();

    @Option(names = "--seed", defaultValue = "1", paramLabel = "N")
    private long seed = 1;

    @AllowedNumbers(least = SolveRuns.SHORTEST_SECONDS)
    @Option(names = "--limit", paramLabel = "SECONDS")
    private Optional<Double> limit = Optional.empty();

    @AllowedNumbers(least = 1)
    @Option(names = "--count", paramLabel = "K")
    private Optional<Integer> count = Optional.empty();

    @AllowedNumbers(least = 1)
    @Option(names = "--repeat", paramLabel = "N")
    private Optional<Integer> repeat = Optional.empty();

    @Option(names = "--json")
    private boolean json;

    public boolean json() {
        return json;
    }

    /// Whether `--tier` is there, which only solvers that reason understand.
    public boolean hasTier() {
        return tier.isPresent();
    }

    /// The solver that is meant.
    ///
    /// @param spec of the command that complains
    /// @throws ParameterException in words, when there is none
    public static Solver solver(String id, CommandSpec spec, Texts texts) {
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

    /// The time that was typed in seconds, or else the usual one.
    public static Duration time(Optional<Double> typed, Duration usual) {
        return typed.map(seconds -> Duration.ofMillis(Math.round(Math.min(seconds, Integer.MAX_VALUE) * 1000)))
                .orElse(usual);
    }

    /// How the solvers are run.
    ///
    /// @param usual the limit where none is set
    /// @throws ParameterException in words, when a parameter is none that any of the solvers has, or a value is
    ///     none that it takes
    public SolveRuns runs(List<Solver> solvers, Duration usual, Texts texts) {
        var wanted = new LinkedHashMap<>(set);
        tier.ifPresent(level -> wanted.put(Deduction.TIER, level));
        var typed = new TypedSettings(wanted, spec, texts);
        typed.requireKnown(solvers);
        var settings = solvers.stream().collect(Collectors.toMap(Solver::id, typed::of));
        return new SolveRuns(settings, seed, time(limit, usual), count, repeat.orElse(1), texts);
    }
}
