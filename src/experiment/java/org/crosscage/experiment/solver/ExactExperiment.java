package org.crosscage.experiment.solver;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.stream.Stream;
import org.crosscage.cli.Commands;
import org.crosscage.cli.input.AllowedNumbers;
import org.crosscage.cli.input.PuzzleInput;
import org.crosscage.cli.output.MarkdownTable;
import org.crosscage.cli.solve.SolveRuns;
import org.crosscage.core.model.Puzzle;
import org.crosscage.core.search.Limits;
import org.crosscage.core.search.SolverContext;
import org.crosscage.core.search.SolverResult;
import org.crosscage.experiment.measure.NamedPuzzles;
import org.crosscage.experiment.measure.PuzzleTimes;
import org.crosscage.solver.exact.ExactSolver;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/// `experiment exact`: how long the exact solver takes, warm, from a puzzle to its first solution and the proof that
/// there is no other.
@Command(name = "exact", mixinStandardHelpOptions = true)
public final class ExactExperiment implements Callable<Integer> {

    @Spec
    private CommandSpec spec = CommandSpec.create();

    @Parameters(arity = "0..*", paramLabel = "FILE", descriptionKey = "files")
    private List<String> files = new ArrayList<>();

    @AllowedNumbers(least = 0)
    @Option(names = "--count", paramLabel = "N", defaultValue = "200")
    private int count = 200;

    @Option(names = "--seed", paramLabel = "X", defaultValue = "1")
    private long seed = 1;

    @AllowedNumbers(least = 1)
    @Option(names = "--least", paramLabel = "N", defaultValue = "5")
    private int least = 5;

    @AllowedNumbers(least = SolveRuns.SHORTEST_SECONDS)
    @Option(names = "--seconds", paramLabel = "S", defaultValue = "2")
    private double seconds = 2;

    private final ExactSolver solver = new ExactSolver();

    /// @return 0 when every puzzle was proven to have exactly one solution
    @Override
    public Integer call() {
        var input = new PuzzleInput(spec);
        var table = new MarkdownTable(
                "puzzles", "count", "unique", "median µs", "99 % µs", "max µs", "nodes, median", "nodes, max");
        boolean allUnique = Stream.concat(
                        files.stream().flatMap(file -> NamedPuzzles.of(file, input.read(file)).stream()),
                        count == 0 ? Stream.of() : NamedPuzzles.generated(count, seed))
                .filter(set -> set.puzzles().size() >= least)
                .map(set -> row(table, set))
                .reduce(true, Boolean::logicalAnd);
        var out = spec.commandLine().getOut();
        out.println(table);
        out.flush();
        return allUnique ? 0 : Commands.FAILED;
    }

    private boolean row(MarkdownTable table, NamedPuzzles set) {
        var times = PuzzleTimes.of(set.puzzles(), List.of(this::solve), seconds).getFirst();
        var results = set.puzzles().stream().map(this::solve).toList();
        var nodes = results.stream().mapToLong(SolverResult::nodes).sorted().toArray();
        long unique = results.stream().filter(SolverResult::isUnique).count();
        table.row(
                set.name(),
                set.puzzles().size(),
                unique,
                "%.1f".formatted(times.median()),
                "%.1f".formatted(times.percentile(99)),
                "%.1f".formatted(times.max()),
                nodes[nodes.length / 2],
                nodes[nodes.length - 1]);
        return unique == set.puzzles().size();
    }

    private SolverResult solve(Puzzle puzzle) {
        return solver.solve(puzzle, SolverContext.quiet(new Limits(2, Long.MAX_VALUE)));
    }
}
