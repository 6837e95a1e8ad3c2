package org.crosscage.experiment.paper;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.function.LongFunction;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import org.crosscage.cli.generate.Batch;
import org.crosscage.cli.input.AllowedNumbers;
import org.crosscage.cli.output.MarkdownTable;
import org.crosscage.core.kind.PuzzleEntry;
import org.crosscage.core.kind.Size;
import org.crosscage.core.model.Puzzle;
import org.crosscage.kind.PuzzleKinds;
import org.crosscage.solver.Solvers;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/// `experiment seeds-000`: the experiments of *Evolutionary AI for Kakuro* again, beside its own numbers.
@Command(name = "seeds-000", mixinStandardHelpOptions = true)
public final class Seeds000Experiment implements Callable<Integer> {

    private static final Duration LONG = Duration.ofMinutes(10);
    private static final List<Integer> POPULATIONS = List.of(100, 500, 800, 2_000, 5_000);
    private static final List<String> SOLVERS = List.of("ga-light", "ga-pro", "gp");
    private static final int GENERATIONS_A_BAR = 2;
    private static final int BARS = 16;
    /// Of genetic programming: the random one and fifty more. The report counts its attempts.
    private static final int GENERATIONS_AN_ATTEMPT = 51;

    /// By solver and board: runs that succeeded, of how many, and the seconds of one of them.
    private static final Map<String, List<String>> PRINTED = Map.of(
            "ga-light", List.of("3 of 3, 5.9 s", "2 of 3, 5.6 s", "1 of 3, 8.0 s", "none of more than 3, 16.0 s"),
            "ga-pro", List.of("59 s", "", "3 of 3, 109.9 s", "3 of 3, 242.4 s"),
            "gp", List.of("attempt 1, 216.3 s", "attempt 1", "attempt 107", ""));

    @Spec
    private CommandSpec spec = CommandSpec.create();

    @AllowedNumbers(least = 1)
    @Option(names = "--runs", paramLabel = "N", defaultValue = "30")
    private int runs = 30;

    @AllowedNumbers(least = 0)
    @Option(names = "--gp-runs", paramLabel = "N", defaultValue = "30")
    private int gpRuns = 30;

    @AllowedNumbers(least = 1)
    @Option(names = "--gp-seconds", paramLabel = "S", defaultValue = "300")
    private int gpSeconds = 300;

    @Option(names = "--gp-file", paramLabel = "FILE")
    private Optional<Path> gpFile = Optional.empty();

    @AllowedNumbers(least = 0)
    @Option(names = "--grids", paramLabel = "N", defaultValue = "10")
    private int grids = 10;

    @Option(names = "--svg", paramLabel = "FILE")
    private Optional<Path> svg = Optional.empty();

    /// Several tables look at the same runs.
    private final Map<List<Object>, List<RunRecord>> done = new HashMap<>();

    @Override
    public Integer call() throws IOException {
        var boards = ReportBoards.all();
        // for the compiler
        SOLVERS.forEach(id -> trials(id, boards.getFirst(), 2, Map.of()));
        var hits = new ArrayList<Long>();
        tell(boards(boards, hits));
        tell(histogram(hits).toString());
        tell(lightAndPro(boards).toString());
        tell(populations().toString());
        tell(larger().toString());
        return 0;
    }

    private String boards(List<Puzzle> boards, List<Long> hits) throws IOException {
        var table = new MarkdownTable(
                "board", "solver", "solved", "generation of the solution: median, last", "time, median ms", "report");
        for (int board = 0; board < boards.size(); board++) {
            for (var id : SOLVERS) {
                boolean program = id.equals("gp");
                var trials = program ? programs(board) : trials(id, boards.get(board), runs, Map.of());
                if (!program) {
                    RunRecord.firstHits(trials).forEach(hits::add);
                }
                table.row(
                        ReportBoards.NAMES.get(board),
                        id,
                        RunRecord.share(trials),
                        program ? attempts(trials) : hits(trials),
                        RunRecord.times(trials, 0),
                        PRINTED.get(id).get(board));
            }
        }
        return table.toString();
    }

    private MarkdownTable histogram(List<Long> hits) throws IOException {
        var table = new MarkdownTable("generations", "solutions");
        var labels = new ArrayList<String>();
        long[] counts = new long[BARS];
        for (int bar = 0; bar < BARS; bar++) {
            int from = bar * GENERATIONS_A_BAR;
            boolean last = bar == BARS - 1;
            counts[bar] = hits.stream()
                    .filter(hit -> hit >= from && (last || hit < from + GENERATIONS_A_BAR))
                    .count();
            labels.add(last ? from + "+" : Integer.toString(from));
            table.row(last ? from + " and later" : from + "–" + (from + GENERATIONS_A_BAR - 1), counts[bar]);
        }
        if (svg.isPresent()) {
            Files.writeString(
                    svg.get(),
                    new BarChart("In which generation the solution came", "generation", labels, counts).svg());
        }
        return table;
    }

    /// A run ends with its solution here, and after its hundred generations in the report; so times are told by
    /// generation.
    private MarkdownTable lightAndPro(List<Puzzle> boards) {
        var table = new MarkdownTable("board", "light, ms a generation", "pro, ms a generation", "ratio", "report");
        for (int board = 0; board < boards.size(); board++) {
            double light = perGeneration(trials("ga-light", boards.get(board), runs, Map.of()));
            double pro = perGeneration(trials("ga-pro", boards.get(board), runs, Map.of()));
            table.row(
                    ReportBoards.NAMES.get(board),
                    "%.3f".formatted(light),
                    "%.3f".formatted(pro),
                    "%.1f".formatted(pro / light),
                    board == 0 ? "12" : "");
        }
        return table;
    }

    private static double perGeneration(List<RunRecord> trials) {
        return trials.stream().mapToDouble(RunRecord::milliseconds).sum()
                / trials.stream().mapToLong(RunRecord::generations).sum();
    }

    private MarkdownTable populations() {
        var table =
                new MarkdownTable("population", "solved, hard", "ms a generation", "solved, expert", "ms a generation");
        var boards = ReportBoards.all();
        for (int population : POPULATIONS) {
            var set = Map.of("population", Integer.toString(population));
            var hard = trials("ga-light", boards.get(2), runs, set);
            var expert = trials("ga-light", boards.get(3), runs, set);
            table.row(
                    population,
                    RunRecord.share(hard),
                    "%.2f".formatted(perGeneration(hard)),
                    RunRecord.share(expert),
                    "%.2f".formatted(perGeneration(expert)));
        }
        return table;
    }

    private MarkdownTable larger() {
        var table = new MarkdownTable("grid", "white cells", "solved", "best fitness, median", "time, median ms");
        for (var entry : grids()) {
            var trials = trials("ga-pro", entry.puzzle(), 3, Map.of());
            table.row(
                    entry.id(),
                    entry.puzzle().cellCount(),
                    RunRecord.share(trials),
                    RunRecord.median(
                            trials.stream().mapToDouble(RunRecord::best).toArray(), 0),
                    RunRecord.times(trials, 0));
        }
        return table;
    }

    /// Half of them 8×8, the other half 12×12.
    private List<PuzzleEntry> grids() {
        return IntStream.of(8, 12)
                .boxed()
                .flatMap(size -> new Batch(
                                PuzzleKinds.of("kakuro"),
                                new Size(size, size),
                                1,
                                size == 8 ? (grids + 1) / 2 : grids / 2)
                        .entries().stream())
                .toList();
    }

    private List<RunRecord> trials(String id, Puzzle puzzle, int count, Map<String, String> set) {
        return done.computeIfAbsent(
                List.of(id, puzzle, count, set),
                asked -> IntStream.rangeClosed(1, count)
                        .mapToObj(seed -> RunRecord.of(Solvers.of(id), puzzle, set, seed, LONG))
                        .toList());
    }

    /// Those of genetic programming take hours, and are kept.
    private List<RunRecord> programs(int board) throws IOException {
        var puzzle = ReportBoards.all().get(board);
        var limit = Duration.ofSeconds(gpSeconds);
        LongFunction<RunRecord> run = seed -> RunRecord.of(Solvers.of("gp"), puzzle, Map.of(), seed, limit);
        var seeds = LongStream.rangeClosed(1, gpRuns);
        if (gpFile.isEmpty()) {
            return seeds.mapToObj(run).toList();
        }
        var kept = KeptTrials.open(gpFile.get(), spec);
        return seeds.mapToObj(seed -> kept.of(
                        "gp-" + ReportBoards.NAMES.get(board) + "-" + seed + "-" + gpSeconds + "s",
                        () -> run.apply(seed)))
                .toList();
    }

    private static String hits(List<RunRecord> trials) {
        var hits = RunRecord.firstHits(trials).sorted().toArray();
        return hits.length == 0 ? "–" : hits[hits.length / 2] + ", " + hits[hits.length - 1];
    }

    private static String attempts(List<RunRecord> trials) {
        var hits = RunRecord.firstHits(trials).sorted().toArray();
        return hits.length == 0
                ? "–"
                : "%s (attempts %d, %d)"
                        .formatted(hits(trials), attempt(hits[hits.length / 2]), attempt(hits[hits.length - 1]));
    }

    /// The one that a generation, counted over all attempts, belongs to, from 1.
    private static long attempt(long generation) {
        return generation / GENERATIONS_AN_ATTEMPT + 1;
    }

    private void tell(String text) {
        spec.commandLine().getOut().println(text);
        spec.commandLine().getOut().println();
        spec.commandLine().getOut().flush();
    }
}
