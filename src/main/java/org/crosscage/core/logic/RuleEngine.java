package org.crosscage.core.logic;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import java.util.function.UnaryOperator;
import org.crosscage.core.model.Board;

/// The one loop behind hints, solving, grading and generating: the easiest technique that finds something, then
/// from the top again. Deterministic: among the steps of that technique the choice is total.
public final class RuleEngine {

    /// Hears of each step before it is applied.
    @FunctionalInterface
    public interface Observer {

        /// @param step the simplest one, or what is applied in place of it
        /// @param open all that the technique of the simplest one found; every easier one found none
        void takes(Step step, List<Step> open);
    }

    private static final StepOrder ORDER = StepOrder.anywhere();

    private final List<Technique> techniques;

    /// @param techniques easiest first
    public RuleEngine(List<Technique> techniques) {
        this.techniques = List.copyOf(techniques);
    }

    /// The simplest step on the board; empty when no technique finds one, or when some cell has no candidate left.
    public Optional<Step> next(Board board) {
        return next(board, ORDER);
    }

    /// The simplest step, near a cell where several are equally simple.
    ///
    /// @param near cell index of the player's selection
    public Optional<Step> nextNear(Board board, int near) {
        var shape = board.puzzle().shape();
        return next(board, StepOrder.near(cell -> shape.distance(cell, near)));
    }

    /// Every step that is open now, by technique, easiest first; of steps that change the same, one a technique.
    public List<Step> all(Board board) {
        if (board.isDead()) {
            return List.of();
        }
        return techniques.stream()
                .flatMap(technique -> technique.find(board).stream().distinct().sorted(ORDER))
                .toList();
    }

    /// Applies the simplest step to the board again and again until none is left.
    public Trace run(Board board) {
        return run(board, () -> false, step -> {});
    }

    /// As [#run(Board)], for an observer.
    ///
    /// @param stop asked before each technique looks, and while one does that takes long; true ends the run
    /// @param listener gets each step before it is applied, so that its reason can still be read
    public Trace run(Board board, BooleanSupplier stop, Consumer<Step> listener) {
        return run(board, stop, (step, open) -> listener.accept(step));
    }

    /// As [#run(Board)], for an observer who also wants to know what else the same technique found.
    public Trace run(Board board, BooleanSupplier stop, Observer observer) {
        return run(board, stop, UnaryOperator.identity(), observer);
    }

    /// As [#run(Board)], with other steps in place of the simplest ones.
    ///
    /// @param instead gives what is applied, which must [include][Step#includes] the step
    /// @param observer hears of what is applied
    /// @throws IllegalArgumentException when a step in place of another does not include it
    public Trace run(Board board, BooleanSupplier stop, UnaryOperator<Step> instead, Observer observer) {
        var steps = new ArrayList<Step>();
        board.until(stop, () -> takeAll(board, instead, observer, steps));
        boolean solved = board.isSolved();
        return new Trace(steps, solved, board.isDead() || board.openCount() == 0 && !solved);
    }

    private void takeAll(Board board, UnaryOperator<Step> instead, Observer observer, List<Step> steps) {
        while (board.openCount() > 0) {
            var open = simplest(board);
            if (open.isEmpty()) {
                return;
            }
            var simplest = Collections.min(open, ORDER);
            var next = instead.apply(simplest);
            if (next != simplest && !next.includes(simplest)) {
                throw new IllegalArgumentException(next + " does not include " + simplest);
            }
            observer.takes(next, open);
            next.applyTo(board);
            steps.add(next);
        }
    }

    private Optional<Step> next(Board board, StepOrder order) {
        return simplest(board).stream().min(order);
    }

    /// All steps of the easiest technique that finds any.
    private List<Step> simplest(Board board) {
        if (!board.isDead()) {
            for (var technique : techniques) {
                board.goOn();
                var steps = technique.find(board);
                if (!steps.isEmpty()) {
                    return steps;
                }
            }
        }
        return List.of();
    }
}
