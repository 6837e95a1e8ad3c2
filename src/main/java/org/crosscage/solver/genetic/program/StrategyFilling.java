package org.crosscage.solver.genetic.program;

import org.crosscage.core.model.Puzzle;
import org.crosscage.solver.genetic.grid.FaultCount;

/// Fills a board by a strategy, line by line, and says how good that is.
///
/// A cell gets the strategy's value, or the nearest digit. The report does not say how a value becomes a digit; the
/// values of its three printed strategies *are* the digits, in every cell, so that they tell nothing of values
/// below 1 and above 9. A given cell keeps its digit.
final class StrategyFilling {

    private final Puzzle puzzle;
    private final int smallest;
    private final int largest;
    private final FaultCount faults;
    private final BoardFeatures features;

    /// @param puzzle whose digits are without gaps
    StrategyFilling(Puzzle puzzle, Groups groups) {
        int[] digits = puzzle.digits().toArray();
        this.puzzle = puzzle;
        this.smallest = digits[0];
        this.largest = digits[digits.length - 1];
        this.faults = new FaultCount(puzzle);
        this.features = new BoardFeatures(groups);
    }

    /// The digits by cell index.
    int[] digits(Strategy strategy) {
        int[] digits = new int[puzzle.cellCount()];
        features.begin();
        for (int cell = 0; cell < digits.length; cell++) {
            int value = Math.clamp(strategy.value(features), smallest, largest);
            digits[cell] = puzzle.given(cell).orElse(value);
            features.fill(digits[cell]);
        }
        return digits;
    }

    /// F = 10 (F1 + F2) + F3 + F4; 0 is solved.
    double fitness(int[] digits) {
        var found = faults.of(digits);
        return 10.0 * (found.rowRepeats() + found.columnRepeats()) + found.rowDistance() + found.columnDistance();
    }
}
