package org.crosscage.experiment.generator;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.crosscage.cli.input.AllowedNumbers;
import org.crosscage.cli.output.MarkdownTable;
import org.crosscage.cli.solve.SolveRuns;
import org.crosscage.core.generate.Generator;
import org.crosscage.core.generate.Grade;
import org.crosscage.core.kind.PuzzleKind;
import org.crosscage.core.kind.Size;
import org.crosscage.experiment.measure.CpuClock;
import org.crosscage.library.GradeTimes;
import org.crosscage.library.PuzzleRequirements;
import org.crosscage.solver.exact.ExactSolver;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/// `experiment generator`: how long a puzzle of each grade takes, by kind and size, in the processor time of one warm
/// thread, and how many puzzles are looked at for one of the grade.
@Command(name = "generator", mixinStandardHelpOptions = true)
public final class GeneratorExperiment implements Callable<Integer> {

    private static final double MILLISECONDS = 1e3;

    @Spec
    private CommandSpec spec = CommandSpec.create();

    @AllowedNumbers(least = 1)
    @Option(names = "--count", paramLabel = "N", defaultValue = "100")
    private int count = 100;

    @AllowedNumbers(least = SolveRuns.SHORTEST_SECONDS)
    @Option(names = "--seconds", paramLabel = "S", defaultValue = "10")
    private double seconds = 10;

    @AllowedNumbers(least = 0)
    @Option(names = "--warm-up", paramLabel = "S", defaultValue = "0")
    private double warmUp;

    @Option(names = "--grades", paramLabel = "GRADE", split = ",")
    private List<Grade> grades = new ArrayList<>();

    @Option(names = "--times", paramLabel = "FILE")
    private Optional<Path> times = Optional.empty();

    @Mixin
    private OfferedSizes offered = new OfferedSizes();

    @Override
    public Integer call() throws IOException {
        var all = grades.isEmpty() ? List.of(Grade.values()) : grades;
        var found = new ArrayList<GradeTimes.Time>();
        var table = new MarkdownTable(
                "puzzles", "grade", "made", "not found", "looked at for one", "mean ms", "median ms", "longest ms");
        offered.forEach((kind, size) -> {
            row(table, kind, size, Optional.empty());
            all.forEach(grade -> row(table, kind, size, Optional.of(grade)).ifPresent(found::add));
        });
        if (times.isPresent()) {
            Files.writeString(times.get(), GradeTimes.text(found));
        }
        spec.commandLine().getOut().println(table);
        spec.commandLine().getOut().flush();
        return 0;
    }

    /// As many puzzles as are asked for and the time allows, after a quarter of that time, or more, to warm up; where
    /// one takes longer than the time there is, it is given up.
    ///
    /// @return the mean time; empty where none was made
    private Optional<GradeTimes.Time> row(MarkdownTable table, PuzzleKind kind, Size size, Optional<Grade> grade) {
        var generator = new Generator(kind.drafts(), kind.techniques(), new ExactSolver());
        run(generator, size, grade, Integer.MAX_VALUE, Math.max(warmUp, seconds / 4));
        var run = run(generator, size, grade, count, seconds);
        double[] times =
                run.times.stream().mapToDouble(Double::doubleValue).sorted().toArray();
        boolean none = times.length == 0;
        table.row(
                kind.id() + " " + size,
                grade.map(Grade::id).orElse("any"),
                times.length,
                run.failed,
                none ? "–" : "%.1f".formatted((double) run.unique / times.length),
                none ? "–" : "%.2f".formatted(run.spent * 1_000 / times.length),
                none ? "–" : "%.2f".formatted(times[times.length / 2]),
                none ? "–" : "%.2f".formatted(Arrays.stream(times).max().orElse(0)));
        return grade.filter(_ -> !none)
                .map(wanted -> new GradeTimes.Time(
                        kind.id(), size, wanted, (int) Math.ceil(run.spent * 1_000 / times.length)));
    }

    private Run run(Generator generator, Size size, Optional<Grade> grade, int most, double budget) {
        var run = new Run();
        for (long i = 0; i < most && run.spent < budget; i++) {
            var clock = new CpuClock();
            var made = generator.generate(
                    PuzzleRequirements.of(grade).request(size, offered.seed() + i),
                    clock.alarm(Duration.ofMillis((long) (budget * MILLISECONDS))));
            double time = clock.milliseconds() / MILLISECONDS;
            run.spent += time;
            if (made.isPresent()) {
                run.times.add(time * 1_000);
                run.unique += made.get().unique();
            } else {
                run.failed++;
            }
        }
        return run;
    }

    private static final class Run {

        private final List<Double> times = new ArrayList<>();
        private int failed;
        private long unique;
        private double spent;
    }
}
