package org.crosscage.core.logic;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.TimeUnit;
import org.crosscage.core.kind.PuzzleEntry;
import org.crosscage.core.model.Board;
import org.crosscage.core.model.Puzzle;
import org.crosscage.kind.PuzzleKinds;
import org.crosscage.kind.text.PuzzleFormats;
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

/// A whole trace, which is also the grade, of one puzzle of a file after the other: of one size, and of those with one
/// label where one is asked for.
@State(Scope.Thread)
@BenchmarkMode(Mode.SampleTime)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
@Fork(1)
@Warmup(iterations = 3, time = 3)
@Measurement(iterations = 5, time = 3)
public class LabelledTraceBenchmark {

    private static final String ANY = "any";

    /// On the class path, wherever the benchmark runs.
    private static final String SHIPPED = "puzzles/kenken/kenken-9x9.txt";

    @Param(SHIPPED)
    public String file = "";

    @Param("9x9")
    public String size = "";

    /// The first word of the label.
    @Param(ANY)
    public String label = "";

    private List<Puzzle> puzzles = List.of();
    private RuleEngine engine = new RuleEngine(List.of());
    private int next;

    /// @throws IllegalArgumentException when the file has no such puzzles
    @Setup
    public void read() throws IOException {
        puzzles = PuzzleFormats.read(text()).stream()
                .filter(this::isWanted)
                .map(PuzzleEntry::puzzle)
                .toList();
        if (puzzles.isEmpty()) {
            throw new IllegalArgumentException(
                    "no puzzle in %s has the size %s and the label %s".formatted(file, size, label));
        }
        engine = new RuleEngine(PuzzleKinds.of(puzzles.getFirst().kind()).techniques());
    }

    private String text() throws IOException {
        if (!file.equals(SHIPPED)) {
            return Files.readString(Path.of(file));
        }
        try (var in = Objects.requireNonNull(ClassLoader.getSystemResourceAsStream(SHIPPED))) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        }
    }

    private boolean isWanted(PuzzleEntry entry) {
        var shape = entry.puzzle().shape();
        return size.equals(shape.rows() + "x" + shape.columns())
                && (label.equals(ANY)
                        || label.equals(entry.notes().getOrDefault("label", "").split(" ")[0]));
    }

    @Benchmark
    public Trace trace() {
        next = (next + 1) % puzzles.size();
        return engine.run(Board.of(puzzles.get(next)));
    }
}
