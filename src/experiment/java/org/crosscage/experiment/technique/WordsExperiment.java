package org.crosscage.experiment.technique;

import java.time.InstantSource;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.Callable;
import java.util.stream.Stream;
import org.crosscage.analysis.SearchLimit;
import org.crosscage.analysis.SolutionFinder;
import org.crosscage.cli.input.PuzzleInput;
import org.crosscage.cli.output.MarkdownTable;
import org.crosscage.core.game.Game;
import org.crosscage.core.kind.PuzzleEntry;
import org.crosscage.core.logic.Step;
import org.crosscage.core.model.Arithmetic;
import org.crosscage.kind.PuzzleKinds;
import org.crosscage.solver.exact.ExactSolver;
import org.crosscage.teach.Walkthrough;
import org.crosscage.teach.Walkthrough.Ending;
import org.crosscage.teach.Walkthrough.Extent;
import org.crosscage.teach.WalkthroughSearch;
import org.crosscage.texts.StepTexts;
import org.crosscage.texts.Texts;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/// `experiment words`: how many words the walk-throughs of puzzles take, by what is said of which clue.
@Command(name = "words", mixinStandardHelpOptions = true)
public final class WordsExperiment implements Callable<Integer> {

    private static final String ALL = "all";

    @Spec
    private CommandSpec spec = CommandSpec.create();

    @Parameters(arity = "1..*", paramLabel = "FILE", descriptionKey = "files")
    private List<String> files = new ArrayList<>();

    @Option(names = "--list", descriptionKey = "list")
    private boolean list;

    private final InstantSource clock = InstantSource.system();
    private final Texts texts = Texts.in(Locale.ENGLISH);
    private final Map<String, List<Integer>> words = new TreeMap<>();

    @Override
    public Integer call() {
        var entries = new PuzzleInput(spec).readAll(files);
        entries.forEach(this::count);
        var table = new MarkdownTable("steps", "count", "mean words", "median", "90 %", "most");
        words.forEach((what, counts) -> row(what, counts, table));
        spec.commandLine().getOut().println(table);
        spec.commandLine().getOut().flush();
        return 0;
    }

    private static void row(String what, List<Integer> counts, MarkdownTable table) {
        int[] sorted = counts.stream().mapToInt(Integer::intValue).sorted().toArray();
        table.row(
                what,
                sorted.length,
                String.format(
                        Locale.ROOT, "%.1f", Arrays.stream(sorted).average().orElseThrow()),
                sorted[sorted.length / 2],
                sorted[sorted.length * 9 / 10],
                sorted[sorted.length - 1]);
    }

    private void count(PuzzleEntry entry) {
        var kind = PuzzleKinds.of(entry.puzzle().kind());
        var finder = new SolutionFinder(new ExactSolver(), new SearchLimit(clock, SearchLimit.ENDLESS.limit()));
        var search = new WalkthroughSearch(finder, new SearchLimit(clock, SearchLimit.ENDLESS.limit()), 0);
        var walk =
                Walkthrough.fromStart(Game.of(entry.puzzle()), kind.techniques(), Extent.NEEDED, search, () -> false);
        if (!(walk.ending() instanceof Ending.Solved)) {
            return;
        }
        var say = new StepTexts(texts, entry.puzzle());
        for (var moment : walk.moments()) {
            count(kind.id() + ", " + ALL + " thoughts", say.why(moment.steps()).text());
            for (var step : moment.steps()) {
                var told = say.why(step).text();
                var what = kind.id() + ", " + step.technique().id() + ", "
                        + step.reason().key() + operation(step);
                count(what, told);
                if (list) {
                    spec.commandLine()
                            .getOut()
                            .println(entry.id() + "\t" + what + "\t" + step + "\t" + length(told) + "\t" + told);
                }
            }
        }
    }

    private static String operation(Step step) {
        return step.reason().constraints().stream()
                .flatMap(each -> each instanceof Arithmetic clue
                        ? Stream.of(" " + clue.operation().sign())
                        : Stream.of())
                .findFirst()
                .orElse("");
    }

    private void count(String what, String told) {
        words.computeIfAbsent(what, _ -> new ArrayList<>()).add(length(told));
    }

    private static int length(String told) {
        return told.split("[\\s\u00a0]+").length;
    }
}
