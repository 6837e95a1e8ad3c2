package org.crosscage.experiment.solver;

import java.time.InstantSource;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.concurrent.Callable;
import org.crosscage.analysis.SearchLimit;
import org.crosscage.analysis.SolutionFinder;
import org.crosscage.cli.Commands;
import org.crosscage.cli.input.AllowedNumbers;
import org.crosscage.cli.input.PuzzleInput;
import org.crosscage.cli.output.MarkdownTable;
import org.crosscage.core.game.Game;
import org.crosscage.core.kind.PuzzleEntry;
import org.crosscage.core.logic.Technique;
import org.crosscage.core.model.Solution;
import org.crosscage.kind.PuzzleKinds;
import org.crosscage.solver.exact.ExactSolver;
import org.crosscage.teach.Walkthrough;
import org.crosscage.teach.Walkthrough.Ending;
import org.crosscage.teach.WalkthroughSearch;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/// `experiment reveal`: how long a player waits who asks for the solution, by what the solution comes from. Each
/// puzzle is asked about as if nobody had asked before.
@Command(name = "reveal", mixinStandardHelpOptions = true)
public final class RevealExperiment implements Callable<Integer> {

    private static final double MOST_MILLISECONDS = 2_000;
    private static final int WARM_UP = 100;

    @Spec
    private CommandSpec spec = CommandSpec.create();

    @Parameters(arity = "1..*", paramLabel = "FILE", descriptionKey = "files")
    private List<String> files = new ArrayList<>();

    @AllowedNumbers(least = 0, most = 6)
    @Option(names = "--tier", paramLabel = "T", defaultValue = "6")
    private int tier = 6;

    private final InstantSource clock = InstantSource.system();

    /// @return 0 when every puzzle that has a solution was solved in time
    @Override
    public Integer call() {
        var entries = new PuzzleInput(spec).readAll(files);
        entries.stream()
                .sorted(Comparator.comparing(entry -> entry.puzzle().cellCount()))
                .limit(WARM_UP)
                .forEach(this::reveal);
        var groups = new LinkedHashMap<String, List<Reveal>>();
        var late = new ArrayList<String>();
        for (var entry : entries) {
            var reveal = reveal(entry);
            groups.computeIfAbsent(group(entry, reveal), _ -> new ArrayList<>()).add(reveal);
            if (reveal.milliseconds > MOST_MILLISECONDS || reveal.ending instanceof Ending.Open) {
                late.add(entry.id());
            }
        }
        tell(groups, late);
        return late.isEmpty() ? 0 : Commands.FAILED;
    }

    private Reveal reveal(PuzzleEntry entry) {
        var puzzle = entry.puzzle();
        List<Technique> techniques = PuzzleKinds.of(puzzle.kind()).techniques().stream()
                .filter(technique -> technique.tier().level() <= tier)
                .toList();
        var search = WalkthroughSearch.of(
                new SolutionFinder(new ExactSolver(), new SearchLimit(clock, SearchLimit.ENDLESS.limit())), clock);
        long start = System.nanoTime();
        var walk = Walkthrough.fromStart(Game.of(puzzle), techniques, Walkthrough.Extent.NEEDED, search, () -> false);
        double milliseconds = (System.nanoTime() - start) / 1e6;
        walk.filledIn().map(position -> Solution.of(position.digits())).ifPresent(solution -> {
            if (!puzzle.isSolvedBy(solution)) {
                throw new IllegalStateException(solution + " does not solve " + entry.id());
            }
        });
        return new Reveal(walk.ending(), walk.evolution().generations(), milliseconds);
    }

    private static String group(PuzzleEntry entry, Reveal reveal) {
        var from = switch (reveal.ending) {
            case Ending.Solved _ -> "techniques alone";
            case Ending.Bred _ -> "bred";
            case Ending.Searched _ -> "exact search, after breeding";
            case Ending.Known _ -> "known before";
            case Ending.NoSolution _ -> "no solution";
            case Ending.Open _ -> "not found";
        };
        return entry.puzzle().kind() + ", " + from;
    }

    private void tell(LinkedHashMap<String, List<Reveal>> groups, List<String> late) {
        var table = new MarkdownTable("puzzles", "count", "generations, most", "median ms", "99 % ms", "longest ms");
        groups.forEach((name, reveals) -> {
            double[] times =
                    reveals.stream().mapToDouble(Reveal::milliseconds).sorted().toArray();
            table.row(
                    name,
                    times.length,
                    reveals.stream().mapToLong(Reveal::generations).max().orElseThrow(),
                    "%.1f".formatted(times[times.length / 2]),
                    "%.1f".formatted(times[Math.min(times.length - 1, (int) (0.99 * times.length))]),
                    "%.1f".formatted(times[times.length - 1]));
        });
        var out = spec.commandLine().getOut();
        out.println(table + "\n\nnot in time: " + (late.isEmpty() ? "none" : String.join(", ", late)));
        out.flush();
    }

    private record Reveal(Ending ending, long generations, double milliseconds) {}
}
