package org.crosscage.teach;

import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import org.crosscage.core.logic.Reason;
import org.crosscage.core.logic.RuleEngine;
import org.crosscage.core.logic.SamplePositions;
import org.crosscage.core.logic.Technique;
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

/// The hint that a player is told, its reason read, on one position after the other: the simplest step, and of it one
/// thought. The percentiles tell how long a player may wait for it. What techniques keep beside a board is worked out
/// anew each time, as it is for a player's position.
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
    private List<Technique> techniques = List.of();
    private RuleEngine engine = new RuleEngine(List.of());
    private int next;

    @Setup
    public void make() {
        techniques = SamplePositions.kind(puzzle).techniques();
        engine = new RuleEngine(techniques);
        positions = SamplePositions.puzzles(puzzle, PUZZLES).stream()
                .flatMap(made -> SamplePositions.positions(made, engine).stream())
                .toList();
    }

    @Benchmark
    public Optional<Reason> hint() {
        next = (next + 1) % positions.size();
        var board = positions.get(next).copy();
        return engine.next(board)
                .map(step -> HintStep.of(step, board, new Teaching(techniques, true, true))
                        .reason());
    }
}
