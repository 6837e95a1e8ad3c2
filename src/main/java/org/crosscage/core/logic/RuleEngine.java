package org.crosscage.core.logic;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import java.util.function.IntUnaryOperator;
import java.util.stream.Stream;
import org.crosscage.core.model.Board;
import org.crosscage.core.model.Shape;

/// The one loop behind hints, solving, grading and generating: the easiest technique that finds something, then from the
/// top again. Deterministic: among the steps of that technique the choice is total.
public final class RuleEngine {

    private static final IntUnaryOperator ANYWHERE = cell -> 0;

    private final List<Technique> techniques;

    /// @param techniques easiest first
    public RuleEngine(List<Technique> techniques) {
        this.techniques = List.copyOf(techniques);
    }

    public List<Technique> techniques() {
        return techniques;
    }

    /// The simplest step on the board; empty when no technique finds one, or when some cell has no candidate left.
    public Optional<Step> next(Board board) {
        return next(board, ANYWHERE);
    }

    /// The simplest step, near a cell where several are equally simple.
    ///
    /// @param near cell index of the player's selection
    public Optional<Step> nextNear(Board board, int near) {
        var shape = board.puzzle().shape();
        return next(board, cell -> distance(shape, cell, near));
    }

    /// Every step that is open now, by technique, easiest first.
    public List<Step> all(Board board) {
        if (board.isDead()) {
            return List.of();
        }
        return techniques.stream()
                .flatMap(technique -> technique.find(board).distinct().sorted(order(ANYWHERE)))
                .toList();
    }

    /// Applies the simplest step to the board again and again until none is left.
    public Trace run(Board board) {
        return run(board, () -> false, step -> {});
    }

    /// As [#run(Board)], for an observer.
    ///
    /// @param stop asked before each step; true ends the run
    /// @param listener gets each step before it is applied, so that its reason can still be read
    public Trace run(Board board, BooleanSupplier stop, Consumer<Step> listener) {
        var steps = new ArrayList<Step>();
        while (!stop.getAsBoolean() && board.openCount() > 0) {
            var next = next(board);
            if (next.isEmpty()) {
                break;
            }
            listener.accept(next.get());
            next.get().applyTo(board);
            steps.add(next.get());
        }
        boolean solved = board.isSolved();
        return new Trace(steps, solved, board.isDead() || board.openCount() == 0 && !solved);
    }

    private Optional<Step> next(Board board, IntUnaryOperator distance) {
        if (board.isDead()) {
            return Optional.empty();
        }
        return techniques.stream()
                .map(technique -> technique.find(board).min(order(distance)))
                .flatMap(Optional::stream)
                .findFirst();
    }

    /// Near first, then a placement before a removal, then most removed, then reading order, then digit.
    private static Comparator<Step> order(IntUnaryOperator distance) {
        return Comparator.<Step>comparingInt(step -> nearest(step, distance))
                .thenComparing(step -> step.placements().isEmpty())
                .thenComparing(Comparator.comparingInt(Step::removedCount).reversed())
                .thenComparing(RuleEngine::byPlaceAndDigit);
    }

    private static int nearest(Step step, IntUnaryOperator distance) {
        return step.changedCells().stream().map(distance::applyAsInt).min().orElse(0);
    }

    private static int distance(Shape shape, int cell, int near) {
        return Math.abs(shape.row(cell) - shape.row(near)) + Math.abs(shape.column(cell) - shape.column(near));
    }

    private static int byPlaceAndDigit(Step a, Step b) {
        return Arrays.compare(keys(a), keys(b));
    }

    private static long[] keys(Step step) {
        return Stream.concat(
                        step.placements().stream().flatMap(p -> Stream.of((long) p.cell(), (long) p.digit())),
                        step.eliminations().stream().flatMap(e -> Stream.of((long) e.cell(), e.digits().bits())))
                .mapToLong(Long::longValue)
                .toArray();
    }
}
