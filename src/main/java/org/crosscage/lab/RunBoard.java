package org.crosscage.lab;

import java.util.Arrays;
import java.util.Optional;
import java.util.stream.IntStream;
import org.crosscage.core.model.Board;
import org.crosscage.core.model.Cells;
import org.crosscage.core.model.Constraint;
import org.crosscage.core.model.Digits;
import org.crosscage.core.model.Grid;
import org.crosscage.core.model.Position;
import org.crosscage.core.model.Puzzle;
import org.crosscage.core.model.Square;
import org.crosscage.core.search.SolverEvent;

/// What a run has on its board, by its events: the solution, else the best grid of the latest generation, else what
/// techniques and clues left of the candidates, with the digits that are being tried.
final class RunBoard {

    private final Puzzle puzzle;
    private final Board deduced;
    private final long[] narrowed;
    private final int[] tried;
    private boolean hasDeduced;
    private boolean hasNarrowed;
    private Optional<int[]> grid = Optional.empty();

    RunBoard(Puzzle puzzle) {
        this.puzzle = puzzle;
        this.deduced = Board.of(puzzle);
        this.narrowed = new long[puzzle.cellCount()];
        this.tried = new int[puzzle.cellCount()];
        Arrays.fill(narrowed, puzzle.digits().bits());
        Arrays.fill(tried, Constraint.EMPTY);
        puzzle.givens().forEach((cell, digit) -> narrowed[cell] = Digits.bit(digit));
    }

    void accept(SolverEvent event) {
        switch (event) {
            case SolverEvent.Deduced(var step) -> {
                step.applyTo(deduced);
                hasDeduced = true;
            }
            case SolverEvent.Guessed(int cell, int digit) -> tried[cell] = digit;
            case SolverEvent.Retracted(int cell, int _) -> tried[cell] = Constraint.EMPTY;
            case SolverEvent.Narrowed(int cell, var left) -> {
                narrowed[cell] = left.bits();
                hasNarrowed = true;
            }
            case SolverEvent.Generation generation -> show(generation.grid());
            case SolverEvent.Improved(var better, double _) -> show(better);
            case SolverEvent.Found(var solution) -> grid = Optional.of(solution.toArray());
            default -> {}
        }
    }

    private void show(Grid shown) {
        grid = Optional.of(shown.toArray());
    }

    /// How many cells have a digit.
    int filled() {
        int filled = 0;
        for (int cell = 0; cell < tried.length; cell++) {
            if (digit(cell) != Constraint.EMPTY) {
                filled++;
            }
        }
        return filled;
    }

    /// How many constraints are met.
    int met() {
        int[] digits = digits();
        int met = 0;
        for (var constraint : puzzle.constraints()) {
            if (constraint.cells().stream().noneMatch(cell -> digits[cell] == Constraint.EMPTY)
                    && constraint.violation(digits) == 0) {
                met++;
            }
        }
        return met;
    }

    private int[] digits() {
        return IntStream.range(0, tried.length).map(this::digit).toArray();
    }

    RacerPosition position() {
        int[] digits = digits();
        var position = new Position(IntStream.range(0, digits.length)
                .mapToObj(cell -> Square.BLANK.withDigit(digits[cell]).withCandidates(candidates(cell, digits[cell])))
                .toList());
        var constraints = puzzle.constraints();
        var broken = IntStream.range(0, constraints.size())
                .filter(i -> constraints.get(i).violation(digits) > 0)
                .boxed()
                .toList();
        var wrong = broken.stream()
                .map(constraints::get)
                .filter(Constraint::allDifferent)
                .flatMapToInt(unit -> repeated(unit, digits))
                .distinct();
        return new RacerPosition(position, broken, Cells.of(wrong));
    }

    private static IntStream repeated(Constraint unit, int[] digits) {
        return unit.cells().stream()
                .filter(cell -> digits[cell] != Constraint.EMPTY
                        && unit.cells().stream().anyMatch(other -> other != cell && digits[other] == digits[cell]));
    }

    private int digit(int cell) {
        if (grid.isPresent()) {
            return grid.get()[cell];
        }
        if (tried[cell] != Constraint.EMPTY) {
            return tried[cell];
        }
        if (hasDeduced && deduced.isPlaced(cell)) {
            return deduced.digit(cell);
        }
        if (hasNarrowed && Long.bitCount(narrowed[cell]) == 1) {
            return Long.numberOfTrailingZeros(narrowed[cell]);
        }
        return puzzle.given(cell).orElse(Constraint.EMPTY);
    }

    private Digits candidates(int cell, int digit) {
        if (digit != Constraint.EMPTY) {
            return Digits.NONE;
        }
        if (hasNarrowed) {
            return new Digits(narrowed[cell]);
        }
        return hasDeduced ? deduced.candidates(cell) : Digits.NONE;
    }
}
