package org.crosscage.cli;

import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.Callable;
import org.crosscage.cli.input.PuzzleInput;
import org.crosscage.cli.input.SolveOptions;
import org.crosscage.cli.input.SolverChoice;
import org.crosscage.cli.output.JsonLine;
import org.crosscage.cli.solve.PuzzleOutcome;
import org.crosscage.cli.solve.SolveReport;
import org.crosscage.cli.solve.SolveRuns;
import org.crosscage.cli.solve.SolveWords;
import org.crosscage.core.kind.PuzzleEntry;
import org.crosscage.core.search.Solver;
import org.crosscage.texts.Texts;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/// `race`: what all solvers make of each puzzle of the files, side by side.
@Command(name = "race", resourceBundle = Commands.BUNDLE, mixinStandardHelpOptions = true)
final class RaceCommand implements Callable<Integer> {

    /// Some solvers never end by themselves, and there are many of them.
    private static final Duration LIMIT = Duration.ofSeconds(10);

    @Spec
    private CommandSpec spec = CommandSpec.create();

    @Parameters(arity = "1..*", paramLabel = "FILE", descriptionKey = "files")
    private List<String> files = new ArrayList<>();

    @Mixin
    private SolverChoice choice = new SolverChoice();

    @Mixin
    private SolveOptions options = new SolveOptions();

    /// @return 0 when every puzzle was solved by one of them at least
    @Override
    public Integer call() {
        var texts = Texts.in(Locale.getDefault());
        var solvers = choice.solvers(texts);
        var runs = options.runs(solvers, LIMIT, texts);
        var sources = new PuzzleInput(spec).sources(files);
        solvers.forEach(solver -> runs.warmUp(solver, PuzzleInput.entries(sources)));
        var outcomes = new ArrayList<PuzzleOutcome>();
        for (var source : sources) {
            if (!source.isRead()) {
                outcomes.add(PuzzleOutcome.INVALID);
            }
            source.entries().forEach(entry -> outcomes.add(race(solvers, entry, runs, new SolveWords(texts))));
        }
        boolean raced = outcomes.stream().anyMatch(outcome -> outcome != PuzzleOutcome.INVALID);
        if (!options.json() && raced && runs.isCold()) {
            spec.commandLine().getOut().println(texts.say("cli.race.cold"));
            spec.commandLine().getOut().flush();
        }
        return Commands.code(Collections.max(outcomes));
    }

    /// @return the best of what came out
    private PuzzleOutcome race(List<Solver> solvers, PuzzleEntry entry, SolveRuns runs, SolveWords words) {
        var out = spec.commandLine().getOut();
        var reports = new ArrayList<SolveReport>();
        for (var solver : solvers) {
            var report = runs.solve(solver, entry);
            reports.add(report);
            if (options.json()) {
                out.println(JsonLine.of(report.facts()));
                out.flush();
            }
        }
        if (!options.json()) {
            out.println(words.race(reports));
            out.flush();
        }
        return Collections.min(reports.stream().map(SolveReport::outcome).toList());
    }
}
