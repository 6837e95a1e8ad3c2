package org.crosscage.cli;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
import org.crosscage.core.generate.Grade;
import org.crosscage.core.generate.Pace;
import org.crosscage.core.kind.PuzzleKind;
import org.crosscage.core.kind.Size;
import org.crosscage.core.logic.RuleEngine;
import org.crosscage.core.model.Board;
import org.crosscage.core.model.Puzzle;
import org.crosscage.kind.PuzzleKinds;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/// `experiment beauty`: how many puzzles of each grade break which law of beauty, by kind and size.
@Command(name = "beauty", resourceBundle = Commands.BUNDLE, mixinStandardHelpOptions = true)
final class BeautyExperiment implements Callable<Integer> {

    @Spec
    private CommandSpec spec = CommandSpec.create();

    @Option(names = "--count", paramLabel = "N", defaultValue = "200")
    private int count = 200;

    @Option(names = "--seed", paramLabel = "X", defaultValue = "1")
    private long seed = 1;

    @Option(names = "--kind", paramLabel = "KIND")
    private Optional<String> kind = Optional.empty();

    @Option(names = "--sizes", paramLabel = "SIZE", split = ",")
    private List<Size> sizes = new ArrayList<>();

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
        for (var one : PuzzleKinds.all()) {
            if (kind.isEmpty() || kind.get().equals(one.id())) {
                for (var size : sizes.isEmpty() ? one.sizes() : sizes) {
                    for (var grade : grades.isEmpty() ? List.of(Grade.values()) : grades) {
                        row(table, one, size, grade);
                    }
                }
            }
        }
        spec.commandLine().getOut().println(table);
        spec.commandLine().getOut().flush();
        return 0;
    }

    private void row(MarkdownTable table, PuzzleKind one, Size size, Grade grade) {
        var puzzles = new Batch(one, size, seed, count, Wanted.of(grade))
                .entries().stream().map(entry -> entry.puzzle()).toList();
        Map<String, Long> flaws = puzzles.stream()
                .flatMap(puzzle -> one.flaws(puzzle).stream())
                .collect(Collectors.groupingBy(flaw -> flaw, TreeMap::new, Collectors.counting()));
        var paces = puzzles.parallelStream().map(puzzle -> pace(one, puzzle)).toList();
        table.row(
                one.id() + " " + size,
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
