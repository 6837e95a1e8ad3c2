package org.crosscage.experiment.paper;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import org.crosscage.cli.generate.Batch;
import org.crosscage.cli.input.AllowedNumbers;
import org.crosscage.cli.input.PuzzleInput;
import org.crosscage.cli.output.MarkdownTable;
import org.crosscage.core.kind.PuzzleEntry;
import org.crosscage.core.kind.Size;
import org.crosscage.core.logic.RuleEngine;
import org.crosscage.core.logic.Technique;
import org.crosscage.core.model.Board;
import org.crosscage.experiment.measure.Labels;
import org.crosscage.kind.Preset;
import org.crosscage.kind.PuzzleKinds;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/// `experiment rules`: Table 2 of *Solving and Modeling Ken-ken Puzzle by Using Hybrid Genetics Algorithm* (ICETD
/// 2012) again: the share of puzzles that its rules finish alone, beside the figures it prints, by size and by the
/// label that a puzzle came with; and the same over generated puzzles. A second figure is that of its rules with
/// killer combinations for every operation and cage.
@Command(name = "rules", mixinStandardHelpOptions = true)
public final class RulesExperiment implements Callable<Integer> {

    private static final String KENKEN = "kenken";
    private static final List<Integer> SIZES = List.of(5, 7, 9);

    /// Printed for easy, medium, hard and expert, by size.
    private static final List<List<Integer>> PRINTED =
            List.of(List.of(100, 80, 50, 0), List.of(100, 60, 0, 0), List.of(100, 90, 0, 0));

    @Spec
    private CommandSpec spec = CommandSpec.create();

    @Parameters(arity = "0..*", paramLabel = "FILE", descriptionKey = "files")
    private List<String> files = new ArrayList<>();

    @Option(names = "--labels", split = ",", paramLabel = "A,B,…", defaultValue = "easy,normal,hard,extreme")
    private List<String> labels = new ArrayList<>();

    @AllowedNumbers(least = 0)
    @Option(names = "--count", paramLabel = "N", defaultValue = "1000")
    private int count = 1_000;

    @Override
    public Integer call() {
        var entries = new PuzzleInput(spec)
                .readAll(files).stream()
                        .filter(entry -> entry.puzzle().kind().equals(KENKEN))
                        .toList();
        var table = new MarkdownTable("size", "puzzles", "count", "paper", "its rules", "with our killer combination");
        for (int i = 0; i < SIZES.size(); i++) {
            int size = SIZES.get(i);
            for (int level = 0; level < labels.size(); level++) {
                var label = labels.get(level);
                var group = entries.stream()
                        .filter(entry -> entry.puzzle().shape().rows() == size
                                && Labels.first(entry).equals(label))
                        .toList();
                row(table, size, label, group, level < 4 ? PRINTED.get(i).get(level) + " %" : "");
            }
            row(table, size, "generated, first 10", generated(size, 10), "");
            row(table, size, "generated", generated(size, count), "");
        }
        spec.commandLine().getOut().println(table);
        spec.commandLine().getOut().flush();
        return 0;
    }

    private static List<PuzzleEntry> generated(int size, int count) {
        return new Batch(PuzzleKinds.of(KENKEN), new Size(size, size), 1, count).entries();
    }

    private static void row(MarkdownTable table, int size, String name, List<PuzzleEntry> puzzles, String printed) {
        if (!puzzles.isEmpty()) {
            var kind = PuzzleKinds.of(KENKEN);
            var paper = Preset.PAPER.of(kind);
            table.row(
                    size + "×" + size,
                    name,
                    puzzles.size(),
                    printed,
                    share(puzzles, paper),
                    share(puzzles, withOurs(paper, kind.techniques())));
        }
    }

    private static List<Technique> withOurs(List<Technique> paper, List<Technique> ours) {
        return paper.stream()
                .flatMap(rule -> ours.stream().filter(t -> t.id().equals(rule.id())))
                .toList();
    }

    private static String share(List<PuzzleEntry> puzzles, List<Technique> techniques) {
        long finished = puzzles.parallelStream()
                .filter(entry ->
                        new RuleEngine(techniques).run(Board.of(entry.puzzle())).solved())
                .count();
        return "%.0f %%".formatted(100.0 * finished / puzzles.size());
    }
}
