package org.crosscage.train;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import org.crosscage.core.generate.Bottlenecks;
import org.crosscage.core.kind.PuzzleKind;
import org.crosscage.core.logic.RuleEngine;
import org.crosscage.core.logic.Step;
import org.crosscage.core.logic.Technique;
import org.crosscage.core.model.Board;
import org.crosscage.core.model.Puzzle;
import org.crosscage.kind.PuzzleKinds;

/// Finds the position of a puzzle before its hardest step by the rule engine: that of the highest tier, then of
/// the largest weight; of several, one that alone leads on there, then the earliest.
public final class HardestMoment {

    private static final Comparator<Technique> HARDER =
            Comparator.comparing(Technique::tier).thenComparing(Technique::weight);

    private final PuzzleKind kind;
    private final Board board;
    private final Bottlenecks bottlenecks;
    private Optional<Moment> hardest = Optional.empty();
    private int steps;

    /// @param before how many steps come before it
    private record Moment(Technique technique, boolean isBottleneck, int before, Board board) {}

    private HardestMoment(Puzzle puzzle) {
        this.kind = PuzzleKinds.of(puzzle.kind());
        this.board = Board.of(puzzle);
        this.bottlenecks = new Bottlenecks(kind.techniques());
    }

    /// Takes as long as to rate the puzzle: milliseconds as a rule, for large puzzles seconds.
    ///
    /// @param stop asked often; true ends the work
    /// @return empty when the techniques do not come to the puzzle's end, when its id would be too long, and
    ///     when stopped
    public static Optional<PuzzleMoment> of(Puzzle puzzle, BooleanSupplier stop) {
        return new HardestMoment(puzzle).find(stop);
    }

    private Optional<PuzzleMoment> find(BooleanSupplier stop) {
        if (PuzzleMoment.code(kind, board.puzzle()).isEmpty()) {
            return Optional.empty();
        }
        boolean solved = new RuleEngine(kind.techniques())
                .run(board, stop, this::compare)
                .solved();
        return solved
                ? hardest.flatMap(moment -> PuzzleMoment.of(kind, moment.technique, moment.before, moment.board))
                : Optional.empty();
    }

    private void compare(Step step, List<Step> open) {
        var technique = step.technique();
        int harder = hardest.map(moment -> HARDER.compare(technique, moment.technique))
                .orElse(1);
        boolean canBeMore = harder > 0
                || harder == 0 && hardest.filter(Moment::isBottleneck).isEmpty();
        if (canBeMore) {
            boolean isBottleneck = bottlenecks.isOne(board, step, open);
            if (harder > 0 || isBottleneck) {
                hardest = Optional.of(new Moment(technique, isBottleneck, steps, board.copy()));
            }
        }
        steps++;
    }
}
