package org.crosscage.experiment.generator;

import java.util.ArrayList;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.crosscage.cli.input.AllowedNumbers;
import org.crosscage.cli.output.MarkdownTable;
import org.crosscage.cli.solve.SolveRuns;
import org.crosscage.core.generate.Drafts;
import org.crosscage.core.generate.GenerateRequest;
import org.crosscage.core.generate.Generator;
import org.crosscage.core.generate.Grade;
import org.crosscage.core.kind.PuzzleKind;
import org.crosscage.core.kind.Size;
import org.crosscage.core.model.Shape;
import org.crosscage.experiment.measure.CpuClock;
import org.crosscage.experiment.measure.PuzzleTimes;
import org.crosscage.kind.PuzzleKinds;
import org.crosscage.library.PuzzleRequirements;
import org.crosscage.solver.exact.ExactSolver;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/// `experiment peers`: the generator at what is known of others: KenKen of the lower grades, and Kakuro with one
/// solution on given patterns, in the processor time of one warm thread.
@Command(name = "peers", mixinStandardHelpOptions = true)
public final class PeersExperiment implements Callable<Integer> {

    /// So many puzzles share a pattern.
    private static final int OF_A_PATTERN = 10;
    private static final long WARM = 1L << 32;

    @Spec
    private CommandSpec spec = CommandSpec.create();

    @AllowedNumbers(least = 1)
    @Option(names = "--count", paramLabel = "N", defaultValue = "200")
    private int count = 200;

    @AllowedNumbers(least = SolveRuns.SHORTEST_SECONDS)
    @Option(names = "--seconds", paramLabel = "S", defaultValue = "10")
    private double seconds = 10;

    @AllowedNumbers(least = 0)
    @Option(names = "--warm-up", paramLabel = "S", defaultValue = "5")
    private double warmUp = 5;

    @Option(names = "--seed", paramLabel = "X", defaultValue = "1")
    private long seed = 1;

    private enum Row {
        KENKEN_9_EASY("kenken", new Size(9, 9), Grade.EASY, "mean 10", "mean 42 (Keen)"),
        KENKEN_9_MEDIUM("kenken", new Size(9, 9), Grade.MEDIUM, "mean 4", "mean 7.6 (Keen)"),
        KENKEN_6_EASY("kenken", new Size(6, 6), Grade.EASY, "mean 0.3", "mean 0.76 (Keen)"),
        KAKURO_6("kakuro", new Size(6, 6), null, "median 0.6", "median 0.6 (penciloid2)"),
        KAKURO_10("kakuro", new Size(10, 10), null, "median 4.5", "median 4.5 (penciloid2)"),
        KAKURO_14("kakuro", new Size(14, 14), null, "median 6", "median 5.3 (penciloid2)"),
        KAKURO_14_24("kakuro", new Size(14, 24), null, "median 34", "median 34 (penciloid2)"),
        KAKURO_30("kakuro", new Size(30, 30), null, "1000", "–");

        private final String kind;
        private final Size size;
        private final Optional<Grade> grade;
        private final String goal;
        private final String peer;

        Row(String kind, Size size, @Nullable Grade grade, String goal, String peer) {
            this.kind = kind;
            this.size = size;
            this.grade = Optional.ofNullable(grade);
            this.goal = goal;
            this.peer = peer;
        }
    }

    @Override
    public Integer call() {
        var table = new MarkdownTable(
                "puzzles", "made", "wished for, ms", "peer, ms", "mean ms", "median ms", "99 % ms", "longest ms");
        for (var row : Row.values()) {
            run(table, row);
        }
        spec.commandLine().getOut().println(table);
        spec.commandLine().getOut().flush();
        return 0;
    }

    private void run(MarkdownTable table, Row row) {
        var kind = PuzzleKinds.of(row.kind);
        var solver = new ExactSolver(); // kept from puzzle to puzzle, as `generate` and the stock do
        double spent = 0;
        for (long i = WARM; spent < warmUp * 1_000; i++) {
            spent += milliseconds(kind, row, solver, i);
        }
        var times = new ArrayList<Double>();
        spent = 0;
        for (long i = seed; i < seed + count && spent < seconds * 1_000; i++) {
            times.add(milliseconds(kind, row, solver, i));
            spent += times.getLast();
        }
        var sorted = new PuzzleTimes(
                times.stream().mapToDouble(Double::doubleValue).sorted().toArray());
        table.row(
                row.kind + " " + row.size
                        + row.grade.map(grade -> " " + grade.id()).orElse(" on a pattern"),
                times.size(),
                row.goal,
                row.peer,
                "%.2f".formatted(spent / times.size()),
                "%.2f".formatted(sorted.median()),
                "%.2f".formatted(sorted.percentile(99)),
                "%.2f".formatted(sorted.max()));
    }

    /// How long one puzzle takes; its pattern is there before the clock starts.
    private static double milliseconds(PuzzleKind kind, Row row, ExactSolver solver, long seed) {
        var drafts = row.grade.isPresent() ? kind.drafts() : onPattern(kind, row.size, seed / OF_A_PATTERN);
        var generator = new Generator(drafts, kind.techniques(), solver);
        var clock = new CpuClock();
        generator
                .generate(PuzzleRequirements.of(row.grade).request(row.size, seed), () -> false)
                .orElseThrow();
        return clock.milliseconds();
    }

    /// Drafts on a pattern that the generator has drawn, and on which it has found a puzzle.
    private static Drafts onPattern(PuzzleKind kind, Size size, long seed) {
        var shape = new Generator(kind.drafts(), new ExactSolver())
                .generate(new GenerateRequest(size.rows(), size.columns(), seed), () -> false)
                .orElseThrow()
                .puzzle()
                .shape();
        return kind.drafts(Map.of("pattern", drawn(shape)));
    }

    private static String drawn(Shape shape) {
        var drawn = new StringBuilder();
        for (int row = 1; row <= shape.rows(); row++) {
            for (int column = 1; column <= shape.columns(); column++) {
                drawn.append(shape.isWhite(row, column) ? '.' : '#');
            }
            drawn.append('\n');
        }
        return drawn.toString();
    }
}
