package org.crosscage.experiment.paper;

import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import org.crosscage.cli.generate.Batch;
import org.crosscage.cli.input.AllowedNumbers;
import org.crosscage.cli.input.PuzzleInput;
import org.crosscage.cli.output.MarkdownTable;
import org.crosscage.core.kind.PuzzleEntry;
import org.crosscage.core.kind.Size;
import org.crosscage.core.search.Solver;
import org.crosscage.experiment.measure.OnlySolution;
import org.crosscage.kind.PuzzleKinds;
import org.crosscage.solver.logic.ClueSolver;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/// `experiment seeds-003`: what simple iteration and level-1 iteration of *A simple Kakuro solver* leave open, and
/// how many clues they consider with a queue and without.
@Command(name = "seeds-003", mixinStandardHelpOptions = true)
public final class Seeds003Experiment implements Callable<Integer> {

    private static final List<Solver> SOLVERS = List.of(
            ClueSolver.simpleIteration(),
            ClueSolver.queue(),
            ClueSolver.levelOneInRounds(),
            ClueSolver.queueLevelOne());

    @Spec
    private CommandSpec spec = CommandSpec.create();

    @Parameters(arity = "0..*", paramLabel = "FILE", descriptionKey = "files")
    private List<String> files = new ArrayList<>();

    @AllowedNumbers(least = 0)
    @Option(names = "--count", paramLabel = "N", defaultValue = "50")
    private int count = 50;

    @AllowedNumbers(least = 1)
    @Option(names = "--seconds", paramLabel = "S", defaultValue = "60")
    private int seconds = 60;

    @Override
    public Integer call() {
        var sets = new LinkedHashMap<String, List<PuzzleEntry>>();
        new PuzzleInput(spec)
                .readAll(files).stream()
                        .filter(entry -> OnlySolution.of(entry.puzzle()).isPresent())
                        .forEach(entry -> sets.computeIfAbsent(
                                        entry.puzzle().kind() + " of the files", name -> new ArrayList<>())
                                .add(entry));
        for (var size : List.of(new Size(8, 8), new Size(12, 12), new Size(20, 20))) {
            sets.put("kakuro " + size + " generated", generated("kakuro", size));
        }
        for (var size : List.of(new Size(6, 6), new Size(9, 9))) {
            sets.put("kenken " + size + " generated", generated("kenken", size));
        }
        var table = new MarkdownTable(
                "puzzles",
                "count",
                "solver",
                "solved",
                "cells left open: of those not solved, median, most",
                "clues considered, median",
                "all together",
                "values tried, all together",
                "median ms");
        sets.forEach((name, entries) -> SOLVERS.forEach(solver -> row(table, name, entries, solver)));
        spec.commandLine().getOut().println(table);
        spec.commandLine().getOut().flush();
        return 0;
    }

    private List<PuzzleEntry> generated(String kind, Size size) {
        return new Batch(PuzzleKinds.of(kind), size, 1, count).entries();
    }

    private void row(MarkdownTable table, String name, List<PuzzleEntry> entries, Solver solver) {
        var trials = entries.stream()
                .map(entry -> RunRecord.of(solver, entry.puzzle(), Map.of(), 1, Duration.ofSeconds(seconds)))
                .toList();
        var open = trials.stream()
                .filter(trial -> !trial.solved())
                .mapToInt(RunRecord::open)
                .sorted()
                .toArray();
        table.row(
                name,
                entries.size(),
                solver.id(),
                RunRecord.solved(trials),
                open.length == 0 ? "–" : open[open.length / 2] + ", " + open[open.length - 1],
                RunRecord.median(
                        trials.stream().mapToDouble(RunRecord::considered).toArray(), 0),
                trials.stream().mapToLong(RunRecord::considered).sum(),
                trials.stream().mapToLong(RunRecord::nodes).sum(),
                RunRecord.times(trials, 2));
    }
}
