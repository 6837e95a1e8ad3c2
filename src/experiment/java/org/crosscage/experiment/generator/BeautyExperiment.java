package org.crosscage.experiment.generator;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
import org.crosscage.cli.generate.Batch;
import org.crosscage.cli.input.AllowedNumbers;
import org.crosscage.cli.output.MarkdownTable;
import org.crosscage.core.generate.Grade;
import org.crosscage.core.generate.Pace;
import org.crosscage.core.kind.PuzzleKind;
import org.crosscage.core.kind.Size;
import org.crosscage.core.logic.RuleEngine;
import org.crosscage.core.model.Board;
import org.crosscage.core.model.Puzzle;
import org.crosscage.library.PuzzleRequirements;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/// `experiment beauty`: how many puzzles of each grade break which law of beauty, by kind and size.
@Command(name = "beauty", mixinStandardHelpOptions = true)
public final class BeautyExperiment implements Callable<Integer> {

    @Spec
    private CommandSpec spec = CommandSpec.create();

    @AllowedNumbers(least = 1)
    @Option(names = "--count", paramLabel = "N", defaultValue = "200")
    private int count = 200;

    @Mixin
    private OfferedSizes offered = new OfferedSizes();

    @Option(names = "--grades", paramLabel = "GRADE", split = ",")
    private List<Grade> grades = new ArrayList<>();

    @Override
    public Integer call() {
        var table = new MarkdownTable(
                "puzzles",
                "grade",
                "made",
                "flaws of their look",
                "early singles",
                "singles in a row",
                "digits in a row");
        var all = grades.isEmpty() ? List.of(Grade.values()) : grades;
        offered.forEach((kind, size) -> all.forEach(grade -> row(table, kind, size, grade)));
        spec.commandLine().getOut().println(table);
        spec.commandLine().getOut().flush();
        return 0;
    }

    private void row(MarkdownTable table, PuzzleKind kind, Size size, Grade grade) {
        var puzzles = new Batch(kind, size, offered.seed(), count, PuzzleRequirements.of(grade))
                .entries().stream().map(entry -> entry.puzzle()).toList();
        Map<String, Long> flaws = puzzles.stream()
                .flatMap(puzzle -> kind.flaws(puzzle).stream())
                .collect(Collectors.groupingBy(flaw -> flaw, TreeMap::new, Collectors.counting()));
        var paces = puzzles.parallelStream().map(puzzle -> pace(kind, puzzle)).toList();
        table.row(
                kind.id() + " " + size,
                grade.id(),
                puzzles.size(),
                flaws.isEmpty() ? "none" : flaws.toString(),
                paces.stream()
                        .filter(pace -> pace.early().size() > Pace.MOST_EARLY)
                        .count(),
                paces.stream()
                        .filter(pace -> pace.longestRow() > Pace.MOST_IN_A_ROW)
                        .count(),
                paces.stream()
                        .filter(pace -> pace.longestFilling() > Pace.MOST_IN_A_ROW)
                        .count());
    }

    private static Pace pace(PuzzleKind kind, Puzzle puzzle) {
        return Pace.of(new RuleEngine(kind.techniques()).run(Board.of(puzzle)).steps());
    }
}
