package org.crosscage.cli;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.concurrent.Callable;
import org.crosscage.core.kind.PuzzleEntry;
import org.crosscage.core.search.Limits;
import org.crosscage.core.search.SolverContext;
import org.crosscage.core.search.SolverResult;
import org.crosscage.solver.exact.ExactSolver;
import org.crosscage.texts.Texts;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/// `solve`: how many solutions each puzzle of the files has, and the solutions.
@Command(name = "solve", resourceBundle = Commands.BUNDLE, mixinStandardHelpOptions = true)
final class SolveCommand implements Callable<Integer> {

    @Spec
    private CommandSpec spec = CommandSpec.create();

    @Parameters(arity = "1..*", paramLabel = "FILE", descriptionKey = "files")
    private List<String> files = new ArrayList<>();

    @Option(names = "--count", defaultValue = "2", paramLabel = "K")
    private int count = 2;

    @Option(names = "--limit", defaultValue = "60", paramLabel = "SECONDS")
    private int limit = 60;

    private final Texts texts = Texts.in(Locale.getDefault());

    /// @return 0 when every puzzle has exactly one solution
    @Override
    public Integer call() {
        var entries = new PuzzleInput(spec).readAll(files);
        boolean allUnique = true;
        for (var entry : entries) {
            allUnique &= solve(entry).isUnique();
        }
        return allUnique ? 0 : Commands.FAILED;
    }

    private SolverResult solve(PuzzleEntry entry) {
        long end = System.nanoTime() + Duration.ofSeconds(limit).toNanos();
        var limits = new Limits(Math.max(2, count), Long.MAX_VALUE);
        var context =
                new SolverContext(new SplittableRandom(0), () -> System.nanoTime() - end > 0, limits, event -> {});
        var result = new ExactSolver().solve(entry.puzzle(), context);
        print(entry, result);
        return result;
    }

    private void print(PuzzleEntry entry, SolverResult result) {
        var out = spec.commandLine().getOut();
        var shape = entry.puzzle().shape();
        out.println(texts.say(
                "cli.outcome",
                Map.of(
                        "id",
                        entry.id().isEmpty() ? entry.puzzle().kind() : entry.id(),
                        "size",
                        shape.rows() + "x" + shape.columns(),
                        "known",
                        result.complete() ? "all" : "some",
                        "count",
                        result.solutions().size())));
        for (var solution : result.solutions()) {
            out.println();
            out.print(Grids.text(shape, solution));
        }
        out.println();
        out.flush();
    }
}
