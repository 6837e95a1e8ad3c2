package org.crosscage.core.generate;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import org.crosscage.kind.PuzzleKinds;
import org.crosscage.solver.exact.ExactSolver;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/// One puzzle after the other, with the seeds 1, 2, …; a Kakuro without a grade once more on a pattern that is given,
/// which is what other generators are timed by.
@State(Scope.Thread)
@BenchmarkMode(Mode.SampleTime)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
@Fork(1)
@Warmup(iterations = 3, time = 3)
@Measurement(iterations = 5, time = 3)
public class GeneratorBenchmark {

    @Param({
        "kakuro-7-pattern",
        "kakuro-11-pattern",
        "kakuro-15-pattern",
        "kakuro-30-pattern",
        "kakuro-9-medium",
        "kakuro-9-hard",
        "kakuro-9-expert",
        "kenken-6-easy",
        "kenken-9-easy",
        "kenken-9-medium",
        "kenken-9-hard",
        "killer-9-gentle",
        "killer-9-medium",
        "killer-9-hard",
        "killer-9-expert"
    })
    public String wanted = "";

    private Generator generator = new Generator(PuzzleKinds.of("kenken").drafts(), new ExactSolver());
    private Optional<Grade> grade = Optional.empty();
    private int size;
    private long seed;

    @Setup
    public void make() {
        var parts = wanted.split("-");
        var kind = PuzzleKinds.of(parts[0]);
        size = Integer.parseInt(parts[1]);
        boolean pattern = parts[2].equals("pattern");
        grade = pattern ? Optional.empty() : Optional.of(Grade.valueOf(parts[2].toUpperCase(Locale.ROOT)));
        generator = new Generator(
                kind.drafts(pattern ? Map.of("pattern", pattern(size)) : Map.of()),
                List.copyOf(kind.techniques()),
                new ExactSolver());
    }

    /// The pattern of the puzzle that the seed 1 makes.
    private static String pattern(int size) {
        var shape = new Generator(PuzzleKinds.of("kakuro").drafts(), new ExactSolver())
                .generate(new GenerateRequest(size, size, 1), () -> false)
                .orElseThrow()
                .puzzle()
                .shape();
        var pattern = new StringBuilder();
        for (int row = 1; row <= size; row++) {
            for (int column = 1; column <= size; column++) {
                pattern.append(shape.isWhite(row, column) ? '.' : '#');
            }
            pattern.append('\n');
        }
        return pattern.toString();
    }

    @Benchmark
    public Optional<Generator.Generated> generate() {
        var request = new GenerateRequest(size, size, ++seed, grade, Optional.empty(), GenerateRequest.TRIES);
        return generator.generate(request, () -> false);
    }
}
