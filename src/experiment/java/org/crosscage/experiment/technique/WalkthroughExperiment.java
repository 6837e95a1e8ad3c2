package org.crosscage.experiment.technique;

import java.time.InstantSource;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.Callable;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.crosscage.analysis.SearchLimit;
import org.crosscage.analysis.SolutionFinder;
import org.crosscage.cli.input.PuzzleInput;
import org.crosscage.cli.output.MarkdownTable;
import org.crosscage.core.game.Game;
import org.crosscage.core.kind.PuzzleEntry;
import org.crosscage.core.kind.PuzzleKind;
import org.crosscage.core.logic.Step;
import org.crosscage.core.model.Puzzle;
import org.crosscage.kind.PuzzleKinds;
import org.crosscage.solver.exact.ExactSolver;
import org.crosscage.teach.Walkthrough;
import org.crosscage.teach.Walkthrough.Ending;
import org.crosscage.teach.Walkthrough.Extent;
import org.crosscage.teach.WalkthroughSearch;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/// `experiment walkthrough`: how long walk-throughs are and how they go about, with every step that the techniques find
/// and with those that are needed, of the puzzles that techniques solve.
@Command(name = "walkthrough", mixinStandardHelpOptions = true)
public final class WalkthroughExperiment implements Callable<Integer> {

    @Spec
    private CommandSpec spec = CommandSpec.create();

    @Parameters(arity = "1..*", paramLabel = "FILE", descriptionKey = "files")
    private List<String> files = new ArrayList<>();

    private final InstantSource clock = InstantSource.system();

    @Override
    public Integer call() {
        var entries = new PuzzleInput(spec).readAll(files);
        var table = new MarkdownTable(
                "walk-through",
                "puzzles",
                "steps",
                "thoughts",
                "removals",
                "never used",
                "mean way",
                "in the same clue",
                "before the first digit",
                "median ms",
                "longest ms");
        for (var kind : PuzzleKinds.all()) {
            var ofKind = entries.stream()
                    .filter(entry -> entry.puzzle().kind().equals(kind.id()))
                    .toList();
            for (var extent : Extent.values()) {
                row(kind, extent, ofKind, table);
            }
        }
        spec.commandLine().getOut().println(table);
        spec.commandLine().getOut().flush();
        return 0;
    }

    private void row(PuzzleKind kind, Extent extent, List<PuzzleEntry> entries, MarkdownTable table) {
        var walks = entries.stream()
                .map(entry -> walk(entry.puzzle(), kind, extent))
                .filter(Walk::isSolved)
                .toList();
        if (walks.isEmpty()) {
            return;
        }
        var times = walks.stream().mapToDouble(Walk::milliseconds).sorted().toArray();
        double pairs = walks.stream().mapToInt(walk -> walk.steps.size() - 1).sum();
        table.row(
                kind.id() + ", " + extent.name().toLowerCase(Locale.ROOT),
                walks.size(),
                walks.stream().mapToInt(walk -> walk.steps.size()).sum(),
                walks.stream().mapToInt(Walk::thoughts).sum(),
                walks.stream().mapToInt(Walk::removals).sum(),
                walks.stream().mapToInt(Walk::neverUsed).sum(),
                decimal(walks.stream().mapToLong(Walk::way).sum() / pairs),
                decimal(100 * walks.stream().mapToLong(Walk::inTheSameClue).sum() / pairs) + " %",
                decimal(walks.stream()
                        .mapToLong(Walk::beforeTheFirstDigit)
                        .average()
                        .orElseThrow()),
                decimal(times[times.length / 2]),
                decimal(times[times.length - 1]));
    }

    private static String decimal(double number) {
        return String.format(Locale.ROOT, "%.1f", number);
    }

    private Walk walk(Puzzle puzzle, PuzzleKind kind, Extent extent) {
        var finder = new SolutionFinder(new ExactSolver(), new SearchLimit(clock, SearchLimit.ENDLESS.limit()));
        var search = new WalkthroughSearch(finder, new SearchLimit(clock, SearchLimit.ENDLESS.limit()), 0);
        long start = System.nanoTime();
        var walk = Walkthrough.fromStart(Game.of(puzzle), kind.techniques(), extent, search, () -> false);
        double milliseconds = (System.nanoTime() - start) / 1e6;
        return new Walk(
                puzzle,
                walk.moments().stream()
                        .flatMap(moment -> moment.steps().stream())
                        .toList(),
                walk.moments().size(),
                walk.ending() instanceof Ending.Solved,
                milliseconds);
    }

    /// The steps of one walk-through.
    private record Walk(Puzzle puzzle, List<Step> steps, int thoughts, boolean isSolved, double milliseconds) {

        int removals() {
            return (int) steps.stream().filter(Walk::isRemoval).count();
        }

        private static boolean isRemoval(Step step) {
            return step.placements().isEmpty();
        }

        /// Removals in cells that no later step names or removes from which is used itself.
        int neverUsed() {
            int unused = 0;
            var named = new BitSet();
            for (var step : steps.reversed()) {
                if (isRemoval(step) && step.changedCells().stream().noneMatch(named::get)) {
                    unused++;
                } else {
                    step.reason().premises().forEach(premise -> named.set(premise.cell()));
                    step.eliminations().forEach(gone -> named.set(gone.cell()));
                }
            }
            return unused;
        }

        long beforeTheFirstDigit() {
            return steps.stream().takeWhile(Walk::isRemoval).count();
        }

        /// Rows and columns between the nearest cells that a step and the one before change, all steps together.
        long way() {
            return IntStream.range(1, steps.size())
                    .map(i -> pairs(i).mapToInt(pair -> puzzle.shape().distance(pair[0], pair[1]))
                            .min()
                            .orElseThrow())
                    .sum();
        }

        /// How many steps change a cell in a clue in which the one before changed one.
        long inTheSameClue() {
            return IntStream.range(1, steps.size())
                    .filter(i -> pairs(i).anyMatch(pair -> puzzle.cluesOf(pair[0]).stream()
                            .anyMatch(clue -> clue.cells().contains(pair[1]))))
                    .count();
        }

        private Stream<int[]> pairs(int index) {
            return steps.get(index - 1).changedCells().stream()
                    .boxed()
                    .flatMap(before ->
                            steps.get(index).changedCells().stream().mapToObj(now -> new int[] {before, now}));
        }
    }
}
