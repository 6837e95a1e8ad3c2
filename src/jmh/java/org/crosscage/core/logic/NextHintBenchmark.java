package org.crosscage.core.logic;

import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import org.crosscage.core.model.Board;
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

/// The simplest step, its reason read, on one position after the other: the percentiles tell how long a player may
/// wait for a hint. What techniques keep beside a board is worked out anew each time, as it is for a player's position.
@State(Scope.Thread)
@BenchmarkMode(Mode.SampleTime)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
@Fork(1)
@Warmup(iterations = 3, time = 3)
@Measurement(iterations = 5, time = 3)
public class NextHintBenchmark {

    private static final int PUZZLES = 40;

    @Param({"kenken-9", "kakuro-15"})
    public String puzzle = "";

    private List<Board> positions = List.of();
    private RuleEngine engine = new RuleEngine(List.of());
    private int next;

    @Setup
    public void make() {
        engine = new RuleEngine(SamplePositions.kind(puzzle).techniques());
        positions = SamplePositions.puzzles(puzzle, PUZZLES).stream()
                .flatMap(made -> SamplePositions.positions(made, engine).stream())
                .toList();
    }

    @Benchmark
    public Optional<Reason> hint() {
        next = (next + 1) % positions.size();
        return engine.next(positions.get(next).copy()).map(Step::reason);
    }
}
