package org.crosscage.cli;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.crosscage.cli.input.PuzzleInput;
import org.crosscage.cli.input.SolveOptions;
import org.crosscage.cli.output.JsonLine;
import org.crosscage.cli.solve.PuzzleOutcome;
import org.crosscage.cli.solve.SolveReport;
import org.crosscage.cli.solve.SolveRuns;
import org.crosscage.cli.solve.SolveWords;
import org.crosscage.solver.Solvers;
import org.crosscage.texts.Texts;
import picocli.CommandLine.ArgGroup;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/// `solve`: what a solver makes of each puzzle of the files, in words or as a line of JSON; or which solvers there
/// are.
@Command(name = "solve", resourceBundle = Commands.BUNDLE, mixinStandardHelpOptions = true)
final class SolveCommand implements Callable<Integer> {

    private static final String EXACT = "exact";

    /// What is meant where only a tier is named, which the exact solver has no use for.
    private static final String REASONING = "hybrid";

    @Spec
    private CommandSpec spec = CommandSpec.create();

    @ArgGroup(multiplicity = "1")
    private Task task = new Task();

    @Option(names = "--solver", paramLabel = "ID")
    private Optional<String> id = Optional.empty();

    @Mixin
    private SolveOptions options = new SolveOptions();

    private static final class Task {

        @Parameters(arity = "1..*", paramLabel = "FILE", descriptionKey = "files")
        private List<String> files = new ArrayList<>();

        @Option(names = "--solvers")
        private boolean solvers;
    }

    /// @return 0 when every puzzle is solved and certainly has no other solution, as far as was asked
    @Override
    public Integer call() {
        var texts = Texts.in(Locale.getDefault());
        var words = new SolveWords(texts);
        if (task.solvers) {
            report(words.solvers(Solvers.all()));
            return 0;
        }
        var solver = SolveOptions.solver(id.orElse(options.hasTier() ? REASONING : EXACT), spec, texts);
        var runs = options.runs(List.of(solver), SolveRuns.USUAL_LIMIT, texts);
        var sources = new PuzzleInput(spec).sources(task.files);
        runs.warmUp(solver, PuzzleInput.entries(sources));
        var outcomes = new ArrayList<PuzzleOutcome>();
        for (var source : sources) {
            source.complaints()
                    .forEach(complaint ->
                            outcomes.add(report(SolveReport.invalid(source.name(), solver.id(), complaint), words)));
            source.entries().forEach(entry -> outcomes.add(report(runs.solve(solver, entry), words)));
        }
        return Commands.code(Collections.max(outcomes));
    }

    private PuzzleOutcome report(SolveReport report, SolveWords words) {
        if (options.json()) {
            report(JsonLine.of(report.facts()));
        } else if (report.entry().isPresent()) {
            report(words.of(report));
        }
        return report.outcome();
    }

    private void report(String text) {
        spec.commandLine().getOut().println(text);
        spec.commandLine().getOut().flush();
    }
}
