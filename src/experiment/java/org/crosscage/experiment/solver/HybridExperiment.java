package org.crosscage.experiment.solver;

import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.stream.Stream;
import org.crosscage.cli.Commands;
import org.crosscage.cli.input.AllowedNumbers;
import org.crosscage.cli.input.PuzzleInput;
import org.crosscage.cli.input.TypedSettings;
import org.crosscage.cli.output.MarkdownTable;
import org.crosscage.core.kind.PuzzleEntry;
import org.crosscage.core.search.Solver;
import org.crosscage.experiment.measure.Labels;
import org.crosscage.experiment.measure.OnlySolution;
import org.crosscage.kind.kenken.rules.KenKenRules;
import org.crosscage.solver.Solvers;
import org.crosscage.texts.Texts;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/// `experiment hybrid`: how often and how fast the hybrid genetic algorithm solves puzzles with exactly one
/// solution, by kind and size; or, as an ablation, what becomes of it when parts of it are taken away.
@Command(name = "hybrid", mixinStandardHelpOptions = true)
public final class HybridExperiment implements Callable<Integer> {

    private static final List<Integer> CELLS = List.of(50, 100, 200, 400);

    /// What is taken away, and by which values.
    private static final Map<String, Map<String, String>> ABLATIONS = ablations();

    @Spec
    private CommandSpec spec = CommandSpec.create();

    @Parameters(arity = "1..*", paramLabel = "FILE", descriptionKey = "files")
    private List<String> files = new ArrayList<>();

    @AllowedNumbers(least = 0, most = 6)
    @Option(names = "--tier", paramLabel = "T", defaultValue = "3")
    private int tier = 3;

    @AllowedNumbers(least = 1)
    @Option(names = "--seeds", paramLabel = "N", defaultValue = "100")
    private int seeds = 100;

    @AllowedNumbers(least = 1)
    @Option(names = "--seconds", paramLabel = "S", defaultValue = "30")
    private int seconds = 30;

    @AllowedNumbers(least = 1)
    @Option(names = "--nodes", paramLabel = "N", defaultValue = "1000000000000")
    private long nodes = 1_000_000_000_000L;

    @AllowedNumbers(least = 1)
    @Option(names = "--cells", paramLabel = "N", defaultValue = "400")
    private int cells = 400;

    @AllowedNumbers(least = 1)
    @Option(names = "--least", paramLabel = "N", defaultValue = "1")
    private int least = 1;

    @Option(names = "--labels", split = ",", paramLabel = "A,B,…")
    private List<String> labels = new ArrayList<>();

    @Option(names = "--set", split = ",", paramLabel = "ID=VALUE,…")
    private Map<String, String> set = new LinkedHashMap<>();

    @Option(names = "--each")
    private boolean each = false;

    @Option(names = "--ablation")
    private boolean ablation = false;

    private static Map<String, Map<String, String>> ablations() {
        var ablations = new LinkedHashMap<String, Map<String, String>>();
        ablations.put("as it is", Map.of());
        ablations.put("without crossover", Map.of("crossover", "0"));
        ablations.put("without mutation", Map.of("mutation", "0"));
        ablations.put("without crossover and mutation", Map.of("crossover", "0", "mutation", "0"));
        ablations.put("without selection of parents", Map.of("tournament", "1"));
        ablations.put("without restarts", Map.of("patience", "1000000"));
        ablations.put("population 1", Map.of("population", "1"));
        ablations.put("without foresight", Map.of("foresight", "1000000"));
        ablations.put("without local search", Map.of("local-steps", "0"));
        return Collections.unmodifiableMap(ablations);
    }

    /// @return 0 when every run solved its puzzle
    @Override
    public Integer call() {
        var entries = new PuzzleInput(spec)
                .readAll(files).stream()
                        .filter(this::isWanted)
                        .filter(entry -> OnlySolution.of(entry.puzzle()).isPresent())
                        .toList();
        return (ablation ? tellAblations(entries) : tellSizes(entries)) ? 0 : Commands.FAILED;
    }

    private boolean isWanted(PuzzleEntry entry) {
        int count = entry.puzzle().cellCount();
        return count >= least && count <= cells && (labels.isEmpty() || labels.contains(Labels.first(entry)));
    }

    private boolean tellSizes(List<PuzzleEntry> entries) {
        var groups = new LinkedHashMap<String, List<PuzzleEntry>>();
        entries.stream()
                .sorted(Comparator.comparing(
                                (PuzzleEntry entry) -> entry.puzzle().kind())
                        .thenComparing(entry -> entry.puzzle().cellCount()))
                .forEach(entry -> groups.computeIfAbsent(group(entry), g -> new ArrayList<>())
                        .add(entry));
        var table = table("puzzles");
        boolean all = true;
        var failed = new ArrayList<String>();
        runs(Map.of()).warmedUp(entries);
        for (var group : groups.entrySet()) {
            var runs = runs(Map.of()).measure(group.getValue());
            row(table, group.getKey(), runs);
            failed.addAll(runs.unsolved());
            all &= runs.unsolved().isEmpty();
        }
        tell(table + "\n\nnot solved (puzzle and seed): " + (all ? "none" : String.join(", ", failed)));
        return all;
    }

    private boolean tellAblations(List<PuzzleEntry> entries) {
        var table = new MarkdownTable(
                "the algorithm", "puzzles", "runs", "solved", "nodes, geometric mean", "times as many", "median ms");
        boolean all = true;
        runs(Map.of()).warmedUp(entries);
        var whole = runs(Map.of()).measure(entries);
        for (var without : ABLATIONS.entrySet()) {
            var runs = without.getValue().isEmpty()
                    ? whole
                    : runs(without.getValue()).measure(entries);
            table.row(
                    without.getKey(),
                    runs.searched(),
                    runs.runs(),
                    runs.solved(),
                    runs.work(),
                    runs == whole ? "1" : runs.workBeside(whole),
                    runs.time(0.5));
            all &= !without.getValue().isEmpty() || runs.unsolved().isEmpty();
        }
        tell(table.toString());
        return all;
    }

    private HybridRuns runs(Map<String, String> takenAway) {
        Solver solver = Solvers.of("hybrid");
        var all = new LinkedHashMap<>(set);
        all.putAll(takenAway);
        all.put("tier", Integer.toString(tier));
        var typed = new TypedSettings(all, spec, Texts.in(Locale.getDefault()));
        typed.requireKnown(List.of(solver));
        return new HybridRuns(solver, typed.of(solver), seeds, Duration.ofSeconds(seconds), nodes);
    }

    /// Kakuro come in all shapes; they are grouped by their white cells.
    private String group(PuzzleEntry entry) {
        var puzzle = entry.puzzle();
        if (each) {
            return entry.id();
        }
        if (puzzle.kind().equals(KenKenRules.ID)) {
            return puzzle.kind() + " " + puzzle.shape().rows() + "×"
                    + puzzle.shape().columns();
        }
        return puzzle.kind() + ", up to "
                + Stream.concat(CELLS.stream(), Stream.of(Integer.MAX_VALUE))
                        .filter(most -> puzzle.cellCount() <= most)
                        .findFirst()
                        .orElseThrow()
                + " cells";
    }

    private static MarkdownTable table(String first) {
        return new MarkdownTable(
                first,
                "count",
                "with cells left",
                "cells left: median, most",
                "runs",
                "solved",
                "median ms",
                "p99 ms",
                "longest ms");
    }

    private static void row(MarkdownTable table, String name, HybridRuns runs) {
        table.row(
                name,
                runs.puzzles(),
                runs.searched(),
                runs.cellsLeft(),
                runs.runs(),
                runs.solved(),
                runs.time(0.5),
                runs.time(0.99),
                runs.longest());
    }

    private void tell(String text) {
        spec.commandLine().getOut().println(text);
        spec.commandLine().getOut().flush();
    }
}
