package org.crosscage.experiment.technique;

import java.util.ArrayList;
import java.util.Collections;
import java.util.EnumMap;
import java.util.List;
import java.util.Optional;
import java.util.TreeMap;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
import org.crosscage.cli.input.AllowedNumbers;
import org.crosscage.cli.input.PuzzleInput;
import org.crosscage.cli.output.MarkdownTable;
import org.crosscage.core.generate.Grade;
import org.crosscage.core.generate.Grader;
import org.crosscage.core.generate.Rating;
import org.crosscage.core.kind.PuzzleEntry;
import org.crosscage.core.kind.PuzzleKind;
import org.crosscage.core.logic.RuleEngine;
import org.crosscage.core.model.Board;
import org.crosscage.experiment.measure.CpuClock;
import org.crosscage.experiment.measure.Labels;
import org.crosscage.kind.PuzzleKinds;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/// `experiment labels`: our score beside the label that a puzzle came with, by kind and size, with Spearman's rank
/// correlation; and how long grading takes, warm.
@Command(name = "labels", mixinStandardHelpOptions = true)
public final class LabelsExperiment implements Callable<Integer> {

    @Spec
    private CommandSpec spec = CommandSpec.create();

    @Parameters(arity = "1..*", paramLabel = "FILE", descriptionKey = "files")
    private List<String> files = new ArrayList<>();

    @Option(
            names = "--labels",
            split = ",",
            paramLabel = "A,B,…",
            defaultValue = "easy,normal,hard,extreme,unreasonable")
    private List<String> labels = new ArrayList<>();

    @AllowedNumbers(least = 1)
    @Option(names = "--rounds", paramLabel = "N", defaultValue = "20")
    private int rounds = 20;

    @Override
    public Integer call() {
        var bySize = new TreeMap<String, List<Labelled>>();
        new PuzzleInput(spec)
                .readAll(files).stream()
                        .flatMap(entry -> labelled(entry).stream())
                        .forEach(puzzle -> bySize.computeIfAbsent(puzzle.group(), size -> new ArrayList<>())
                                .add(puzzle));
        var table = new MarkdownTable(
                "puzzles",
                "label",
                "count",
                "grades",
                "score, median",
                "trace, median ms",
                "grade, median ms",
                "grade, worst ms");
        bySize.values().forEach(puzzles -> puzzles.forEach(this::grading)); // nothing is cold in the first row
        bySize.forEach((size, puzzles) -> rows(table, size, puzzles));
        var correlations = new MarkdownTable("puzzles", "count", "rank correlation of score and label");
        bySize.forEach((size, puzzles) ->
                correlations.row(size, puzzles.size(), "%.2f".formatted(RankCorrelation.of(ranks(puzzles)))));
        spec.commandLine().getOut().println(table + "\n\n" + correlations);
        spec.commandLine().getOut().flush();
        return 0;
    }

    private Optional<Labelled> labelled(PuzzleEntry entry) {
        int level = labels.indexOf(Labels.first(entry));
        var kind = PuzzleKinds.of(entry.puzzle().kind());
        return level < 0
                ? Optional.empty()
                : new Grader(kind.techniques())
                        .rate(entry.puzzle(), () -> false)
                        .map(rating -> new Labelled(entry, level, rating));
    }

    private void rows(MarkdownTable table, String size, List<Labelled> puzzles) {
        for (int level = 0; level < labels.size(); level++) {
            int wanted = level;
            var group = puzzles.stream().filter(p -> p.level == wanted).toList();
            if (!group.isEmpty()) {
                var scores = group.stream().map(p -> p.rating.score()).sorted().toList();
                var traces = group.stream().map(this::tracing).sorted().toList();
                var times = group.stream().map(this::grading).sorted().toList();
                table.row(
                        size,
                        labels.get(level),
                        group.size(),
                        grades(group),
                        scores.get(scores.size() / 2),
                        "%.2f".formatted(traces.get(traces.size() / 2)),
                        "%.2f".formatted(times.get(times.size() / 2)),
                        "%.2f".formatted(Collections.max(times)));
            }
        }
    }

    private static String grades(List<Labelled> group) {
        var counts = new EnumMap<Grade, Integer>(Grade.class);
        group.forEach(puzzle -> counts.merge(puzzle.rating.grade(), 1, Integer::sum));
        return counts.entrySet().stream()
                .map(grade -> grade.getValue() + " " + grade.getKey().id())
                .collect(Collectors.joining(", "));
    }

    /// How long the techniques take from the first step to the last.
    private double tracing(Labelled puzzle) {
        var engine = new RuleEngine(puzzle.kind().techniques());
        return milliseconds(() -> engine.run(Board.of(puzzle.entry.puzzle())));
    }

    /// How long the grade takes: the same, and at every step whether it is a bottleneck.
    private double grading(Labelled puzzle) {
        var grader = puzzle.grader();
        return milliseconds(() -> grader.rate(puzzle.entry.puzzle(), () -> false));
    }

    /// The median of the rounds in the thread's own time, which other programs lengthen less than the clock's.
    private double milliseconds(Runnable work) {
        var times = new ArrayList<Double>();
        for (int round = 0; round < rounds; round++) {
            var clock = new CpuClock();
            work.run();
            times.add(clock.milliseconds());
        }
        return times.stream().sorted().toList().get(times.size() / 2);
    }

    private static double[][] ranks(List<Labelled> puzzles) {
        return puzzles.stream()
                .map(puzzle -> new double[] {puzzle.level, puzzle.rating.score()})
                .toArray(double[][]::new);
    }

    private record Labelled(PuzzleEntry entry, int level, Rating rating) {

        PuzzleKind kind() {
            return PuzzleKinds.of(entry.puzzle().kind());
        }

        Grader grader() {
            return new Grader(kind().techniques());
        }

        String group() {
            var shape = entry.puzzle().shape();
            return entry.puzzle().kind() + " " + shape.rows() + "x" + shape.columns();
        }
    }
}
