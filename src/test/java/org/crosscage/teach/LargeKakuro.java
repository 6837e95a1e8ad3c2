package org.crosscage.teach;

import java.util.BitSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import org.crosscage.core.game.Change;
import org.crosscage.core.game.Move;
import org.crosscage.core.kind.PuzzleEntry;
import org.crosscage.core.model.Puzzle;
import org.crosscage.core.model.Shape;
import org.crosscage.core.model.Solution;
import org.crosscage.kind.kakuro.rules.KakuroRules;

/// Kakuro as large as a grid can be: runs of nine, with a black line after each.
public final class LargeKakuro {

    private static final int PERIOD = 10;

    private LargeKakuro() {}

    /// @param side 2…200
    public static PuzzleEntry of(int side) {
        var white = new BitSet();
        for (int at = 0; at < side * side; at++) {
            white.set(at, at / side % PERIOD > 0 && at % side % PERIOD > 0);
        }
        var shape = Shape.of(side, side, white);
        int[] digits = new int[shape.cellCount()];
        for (int cell = 0; cell < digits.length; cell++) {
            var place = shape.cell(cell);
            digits[cell] = 1 + ((place.row() - 1) % PERIOD + (place.column() - 1) % PERIOD) % (PERIOD - 1);
        }
        var solution = Solution.of(digits);
        var puzzle = KakuroRules.puzzle(shape, KakuroRules.ORDINARY_DIGITS, solution);
        return new PuzzleEntry("large", Map.of("title", "Large"), puzzle, Optional.of(solution), List.of());
    }

    /// A move that writes so many cells, from the first one.
    public static Move digits(Puzzle puzzle, int cells, int digit) {
        return new Move(IntStream.range(0, Math.min(cells, puzzle.cellCount()))
                .<Change>mapToObj(cell -> new Change.Digit(cell, digit))
                .toList());
    }
}
