package org.crosscage.core.logic;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.LongStream;
import org.crosscage.core.generate.GenerateRequest;
import org.crosscage.core.generate.Generator;
import org.crosscage.core.kind.PuzzleKind;
import org.crosscage.core.model.Board;
import org.crosscage.core.model.Puzzle;
import org.crosscage.kind.PuzzleKinds;
import org.crosscage.solver.exact.ExactSolver;

/// Puzzles of our own generator, and the positions that the techniques go through on their way.
public final class SamplePositions {

    private SamplePositions() {}

    public static PuzzleKind kind(String kindAndSize) {
        return PuzzleKinds.of(kindAndSize.split("-")[0]);
    }

    /// @param kindAndSize such as `kenken-9`
    /// @param count how many, of the seeds from 1
    public static List<Puzzle> puzzles(String kindAndSize, int count) {
        var kind = kind(kindAndSize);
        int size = Integer.parseInt(kindAndSize.split("-")[1]);
        var generator = new Generator(kind.drafts(), new ExactSolver());
        return LongStream.rangeClosed(1, count)
                .mapToObj(seed -> generator
                        .generate(new GenerateRequest(size, size, seed), () -> false)
                        .orElseThrow()
                        .puzzle())
                .toList();
    }

    /// Every position before a step, and the last.
    public static List<Board> positions(Puzzle puzzle, RuleEngine engine) {
        var positions = new ArrayList<Board>();
        var board = Board.of(puzzle);
        positions.add(board.copy());
        for (var step = engine.next(board); step.isPresent(); step = engine.next(board)) {
            step.get().applyTo(board);
            positions.add(board.copy());
        }
        return positions;
    }
}
