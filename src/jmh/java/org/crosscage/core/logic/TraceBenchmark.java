package org.crosscage.core.logic;

import java.util.List;
import java.util.concurrent.TimeUnit;
import org.crosscage.core.model.Board;
import org.crosscage.core.model.Puzzle;
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

/// A whole trace, which is also the grade, of one puzzle after the other.
@State(Scope.Thread)
@BenchmarkMode(Mode.SampleTime)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
@Fork(1)
@Warmup(iterations = 3, time = 3)
@Measurement(iterations = 5, time = 3)
public class TraceBenchmark {

    private static final int PUZZLES = 60;

    @Param({"kenken-6", "kenken-9", "kakuro-10", "kakuro-15"})
    public String puzzle = "";

    private List<Puzzle> puzzles = List.of();
    private RuleEngine engine = new RuleEngine(List.of());
    private int next;

    @Setup
    public void make() {
        puzzles = SamplePositions.puzzles(puzzle, PUZZLES);
        engine = new RuleEngine(SamplePositions.kind(puzzle).techniques());
    }

    @Benchmark
    public Trace trace() {
        next = (next + 1) % puzzles.size();
        return engine.run(Board.of(puzzles.get(next)));
    }
}
