package org.crosscage.experiment.paper;

import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.stream.IntStream;
import org.crosscage.cli.generate.Batch;
import org.crosscage.cli.input.AllowedNumbers;
import org.crosscage.cli.output.MarkdownTable;
import org.crosscage.core.kind.PuzzleEntry;
import org.crosscage.core.kind.Size;
import org.crosscage.kind.PuzzleKinds;
import org.crosscage.kind.kenken.rules.KenKenRules;
import org.crosscage.solver.Solvers;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/// `experiment seeds-002`: how many values the two backtracking searches of *COMP 560: KenKen Solver* try, how many
/// changes its local search makes, and how often its genetic algorithm succeeds.
@Command(name = "seeds-002", mixinStandardHelpOptions = true)
public final class Seeds002Experiment implements Callable<Integer> {

    private static final Duration LONG = Duration.ofMinutes(10);

    @Spec
    private CommandSpec spec = CommandSpec.create();

    @AllowedNumbers(least = 1)
    @Option(names = "--puzzles", paramLabel = "N", defaultValue = "10")
    private int puzzles = 10;

    @AllowedNumbers(least = 1)
    @Option(names = "--seeds", paramLabel = "N", defaultValue = "100")
    private int seeds = 100;

    @AllowedNumbers(least = 1)
    @Option(names = "--nodes", paramLabel = "N", defaultValue = "1000000")
    private long nodes = 1_000_000;

    @AllowedNumbers(least = 1)
    @Option(names = "--tries", paramLabel = "N", defaultValue = "100000")
    private long tries = 100_000;

    @Override
    public Integer call() {
        var exact = new MarkdownTable(
                "size",
                "puzzles",
                "backtracking: solved",
                "values tried: median, most",
                "backtracking-best: solved",
                "values tried: median, most");
        var chance = new MarkdownTable(
                "size",
                "runs",
                "local-search: solved",
                "changes, median",
                "with annealing: solved",
                "changes, median",
                "ga-roulette: solved",
                "grids, median",
                "text");
        for (int size = 4; size <= 7; size++) {
            var entries = new Batch(PuzzleKinds.of(KenKenRules.ID), new Size(size, size), 1, puzzles).entries();
            var name = size + "×" + size;
            var plain = each("backtracking", entries, 1, nodes, Map.of());
            var best = each("backtracking-best", entries, 1, nodes, Map.of());
            exact.row(name, puzzles, RunRecord.share(plain), tried(plain), RunRecord.share(best), tried(best));
            int runs = Math.max(1, seeds / puzzles);
            var local = each("local-search", entries, runs, tries, Map.of());
            var annealed = each("local-search", entries, runs, tries, Map.of("annealing", "on"));
            var bred = each("ga-roulette", entries, runs, tries, Map.of());
            chance.row(
                    name,
                    runs * puzzles,
                    RunRecord.share(local),
                    nodes(local),
                    RunRecord.share(annealed),
                    nodes(annealed),
                    RunRecord.share(bred),
                    nodes(bred),
                    size == 4 ? "about 1 in 10" : "hopeless");
        }
        spec.commandLine().getOut().println(exact);
        spec.commandLine().getOut().println();
        spec.commandLine().getOut().println(chance);
        spec.commandLine().getOut().flush();
        return 0;
    }

    private static List<RunRecord> each(
            String solver, List<PuzzleEntry> entries, int runs, long most, Map<String, String> set) {
        return entries.stream()
                .flatMap(entry -> IntStream.rangeClosed(1, runs)
                        .mapToObj(seed -> RunRecord.of(Solvers.of(solver), entry.puzzle(), set, seed, LONG, most)))
                .toList();
    }

    /// Of all runs; one that was given up counts as far as it came.
    private static String tried(List<RunRecord> trials) {
        var tried = trials.stream().mapToLong(RunRecord::nodes).sorted().toArray();
        return tried[tried.length / 2] + ", " + tried[tried.length - 1];
    }

    /// Of those that succeeded.
    private static String nodes(List<RunRecord> trials) {
        return RunRecord.median(
                trials.stream()
                        .filter(RunRecord::solved)
                        .mapToDouble(RunRecord::nodes)
                        .toArray(),
                0);
    }
}
