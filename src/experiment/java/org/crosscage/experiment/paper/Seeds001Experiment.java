package org.crosscage.experiment.paper;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.concurrent.Callable;
import java.util.stream.IntStream;
import org.crosscage.cli.input.AllowedNumbers;
import org.crosscage.cli.input.PuzzleInput;
import org.crosscage.cli.output.MarkdownTable;
import org.crosscage.core.kind.PuzzleEntry;
import org.crosscage.experiment.measure.Labels;
import org.crosscage.kind.kenken.rules.KenKenRules;
import org.crosscage.solver.Solvers;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/// `experiment seeds-001`: the experiments of the hybrid genetic algorithm paper again: the time to each cell, and
/// whether that depends on the size or on the level. Which share its rules solve alone is [RulesExperiment].
@Command(name = "seeds-001", mixinStandardHelpOptions = true)
public final class Seeds001Experiment implements Callable<Integer> {

    private static final String FILE = "seeds-001-table-3.txt";
    private static final List<Integer> SIZES = List.of(5, 7, 9);
    private static final List<String> LEVELS = List.of("easy", "medium", "hard", "expert");
    private static final List<String> PRINTED_F = List.of("2.2", "0.3", "0.3", "0.8");
    private static final int PUZZLES = 10;

    @Spec
    private CommandSpec spec = CommandSpec.create();

    @Parameters(arity = "1..*", paramLabel = "FILE", descriptionKey = "files")
    private List<String> files = new ArrayList<>();

    @Option(names = "--labels", split = ",", paramLabel = "A,B,C,D", defaultValue = "easy,normal,hard,extreme")
    private List<String> labels = new ArrayList<>();

    @AllowedNumbers(least = 1)
    @Option(names = "--attempts", paramLabel = "N", defaultValue = "10")
    private int attempts = 10;

    @AllowedNumbers(least = 1)
    @Option(names = "--seconds", paramLabel = "S", defaultValue = "10")
    private int seconds = 10;

    @Override
    public Integer call() {
        var entries = new PuzzleInput(spec)
                .readAll(files).stream()
                        .filter(entry -> entry.puzzle().kind().equals(KenKenRules.ID))
                        .toList();
        var paper = new Means(printed());
        var theirs = measured("hybrid-paper", entries);
        var ours = measured("hybrid", entries);
        tell(times(theirs, ours, paper).toString());
        tell(sizes(theirs.means, ours.means, paper).toString());
        tell(levels(theirs.means, ours.means, paper).toString());
        return 0;
    }

    /// The mean time to each cell of every puzzle, by size and level, and how many attempts solved it.
    private Measured measured(String solver, List<PuzzleEntry> entries) {
        var all = new ArrayList<List<double[]>>();
        var shares = new ArrayList<List<String>>();
        for (int size : SIZES) {
            var row = new ArrayList<double[]>();
            var solved = new ArrayList<String>();
            for (var label : labels) {
                var group = entries.stream()
                        .filter(entry -> entry.puzzle().shape().rows() == size
                                && Labels.first(entry).equals(label))
                        .limit(PUZZLES)
                        .toList();
                var trials = group.stream().map(entry -> trials(solver, entry)).toList();
                row.add(trials.stream()
                        .mapToDouble(of -> of.stream()
                                        .mapToDouble(RunRecord::milliseconds)
                                        .average()
                                        .orElseThrow()
                                / (size * size))
                        .toArray());
                solved.add(RunRecord.share(trials.stream().flatMap(List::stream).toList()));
            }
            all.add(row);
            shares.add(solved);
        }
        return new Measured(new Means(all), shares);
    }

    private List<RunRecord> trials(String solver, PuzzleEntry entry) {
        return IntStream.rangeClosed(1, attempts)
                .mapToObj(seed ->
                        RunRecord.of(Solvers.of(solver), entry.puzzle(), Map.of(), seed, Duration.ofSeconds(seconds)))
                .toList();
    }

    private MarkdownTable times(Measured theirs, Measured ours, Means paper) {
        var table = new MarkdownTable(
                "size",
                "level",
                "puzzles",
                "hybrid-paper: solved",
                "ms a cell: median, mean",
                "hybrid: solved",
                "ms a cell: median, mean",
                "paper, ms a cell: median, mean");
        for (int size = 0; size < SIZES.size(); size++) {
            for (int level = 0; level < LEVELS.size(); level++) {
                table.row(
                        SIZES.get(size) + "×" + SIZES.get(size),
                        LEVELS.get(level),
                        theirs.means.of(size, level).length,
                        theirs.solved.get(size).get(level),
                        told(theirs.means.of(size, level)),
                        ours.solved.get(size).get(level),
                        told(ours.means.of(size, level)),
                        told(paper.of(size, level)));
            }
        }
        return table;
    }

    private static String told(double... times) {
        return times.length == 0
                ? "–"
                : "%s, %.4f"
                        .formatted(
                                RunRecord.median(times, 4),
                                Arrays.stream(times).average().orElseThrow());
    }

    /// Does the time depend on the size, at one level?
    private static MarkdownTable sizes(Means theirs, Means ours, Means paper) {
        var table = new MarkdownTable(
                "level", "F, hybrid-paper", "F, hybrid", "F of the paper’s table", "F in the paper’s text");
        for (int level = 0; level < LEVELS.size(); level++) {
            int at = level;
            var groups = List.of(theirs, ours, paper).stream()
                    .map(means -> f(IntStream.range(0, SIZES.size())
                            .mapToObj(size -> means.of(size, at))
                            .toList()))
                    .toList();
            table.row(LEVELS.get(level), groups.get(0), groups.get(1), groups.get(2), PRINTED_F.get(level));
        }
        return table;
    }

    /// Does it depend on the level, all sizes taken together?
    private static MarkdownTable levels(Means theirs, Means ours, Means paper) {
        var table = new MarkdownTable(
                "levels", "F, hybrid-paper", "F, hybrid", "F of the paper’s table", "differ, as the paper says");
        for (var pair : List.of(new Pair(0, 1, "no"), new Pair(0, 3, "yes"), new Pair(2, 3, "no"))) {
            var groups = List.of(theirs, ours, paper).stream()
                    .map(means -> f(List.of(means.level(pair.one), means.level(pair.other))))
                    .toList();
            table.row(
                    LEVELS.get(pair.one) + ", " + LEVELS.get(pair.other),
                    groups.get(0),
                    groups.get(1),
                    groups.get(2),
                    pair.printed);
        }
        return table;
    }

    private static String f(List<double[]> groups) {
        if (groups.stream().anyMatch(group -> group.length < 2)) {
            return "–";
        }
        var analysis = new AnalysisOfVariance(groups);
        return "%.2f (%d, %d)".formatted(analysis.f(), analysis.degreesBetween(), analysis.degreesWithin());
    }

    private static List<List<double[]>> printed() {
        try (var file = Objects.requireNonNull(Seeds001Experiment.class.getResourceAsStream(FILE), FILE)) {
            var lines = new String(file.readAllBytes(), StandardCharsets.UTF_8)
                    .lines()
                    .filter(line -> !line.startsWith("#"))
                    .map(line -> line.split(" "))
                    .toList();
            return SIZES.stream()
                    .map(size -> IntStream.rangeClosed(1, LEVELS.size())
                            .mapToObj(column -> lines.stream()
                                    .filter(line -> Integer.parseInt(line[0]) == size)
                                    .mapToDouble(line -> Double.parseDouble(line[column]))
                                    .toArray())
                            .toList())
                    .toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private void tell(String text) {
        spec.commandLine().getOut().println(text);
        spec.commandLine().getOut().println();
        spec.commandLine().getOut().flush();
    }

    /// Times by size, level and puzzle.
    private record Means(List<? extends List<double[]>> all) {

        double[] of(int size, int level) {
            return all.get(size).get(level);
        }

        double[] level(int level) {
            return all.stream()
                    .flatMapToDouble(row -> Arrays.stream(row.get(level)))
                    .toArray();
        }
    }

    private record Measured(Means means, List<? extends List<String>> solved) {}

    private record Pair(int one, int other, String printed) {}
}
