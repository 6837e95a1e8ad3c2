package org.crosscage.solver.logic;

import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.function.BooleanSupplier;
import java.util.stream.IntStream;
import org.crosscage.core.model.Constraint;
import org.crosscage.core.model.Digits;
import org.crosscage.core.model.Position;
import org.crosscage.core.model.Puzzle;
import org.crosscage.core.model.Square;
import org.crosscage.core.search.Budget;
import org.crosscage.core.search.Limits;
import org.crosscage.core.search.QueuedClue;
import org.crosscage.core.search.SolverContext;
import org.crosscage.core.search.SolverEvent;

/// *A simple Kakuro solver* by hand: its queue to be looked at, its three buttons, and its clicks on a sum or a cell.
/// Not for several threads at once.
///
/// ```java
/// var stepper = ClueStepper.of(puzzle);
/// stepper.iterateOne(() -> false);
/// stepper.queue().getFirst();
/// ```
public final class ClueStepper {

    private final Puzzle puzzle;
    private final Clues clues;
    private final Candidates candidates;
    private final ClueQueue queue;
    private Optional<SolverEvent.Considered> considered = Optional.empty();

    private ClueStepper(Puzzle puzzle) {
        this.puzzle = puzzle;
        this.clues = new Clues(puzzle);
        this.candidates = Candidates.all(puzzle);
        this.queue = QueueIteration.full(clues, puzzle.digits(), () -> false, event -> {});
    }

    /// Nothing is considered yet: every clue is in the queue, by the ways that it has when nothing is known.
    public static ClueStepper of(Puzzle puzzle) {
        return new ClueStepper(puzzle);
    }

    /// The whole queue, the clue that is next first.
    public List<QueuedClue> queue() {
        return queue.all();
    }

    /// "Iterate 1": the next clue is considered, or tried out when it is marked.
    ///
    /// @param stop asked often; true ends it early, and the clue stays in the queue
    public void iterateOne(BooleanSupplier stop) {
        if (!isOver() && !queue.isEmpty()) {
            iteration(stop).next();
        }
    }

    /// "Iterate S": simple iteration until only marked clues are left.
    ///
    /// @param stop asked often; true ends it early
    public void iterateSimply(BooleanSupplier stop) {
        iteration(stop).simple();
    }

    /// "Iterate A": all that there is to do, until the puzzle is solved or nothing waits.
    ///
    /// @param stop asked often; true ends it early
    public void iterateAll(BooleanSupplier stop) {
        iteration(stop).levelOne();
    }

    /// A click on a sum: all ways to write it are tried, and what occurs after none of them is taken away.
    ///
    /// @param index of the constraint in the puzzle
    /// @param stop asked often; true ends it early, and then nothing changes
    public void tryClue(int index, BooleanSupplier stop) {
        if (!isOver()) {
            iteration(stop).tryClue(index);
        }
    }

    /// A click on a cell: all its digits are tried likewise. No clue was considered last then.
    ///
    /// @param stop asked often; true ends it early, and then nothing changes
    public void tryCell(int cell, BooleanSupplier stop) {
        if (!isOver()) {
            considered = Optional.empty();
            iteration(stop).tryCell(cell);
        }
    }

    private QueueIteration iteration(BooleanSupplier stop) {
        var context = new SolverContext(new SplittableRandom(0), stop, new Limits(1, Long.MAX_VALUE), event -> {
            if (event instanceof SolverEvent.Considered clue) {
                considered = Optional.of(clue);
            }
        });
        return new QueueIteration(clues, candidates, queue, new Budget(context), context.listener());
    }

    /// The clue that was considered last.
    public Optional<SolverEvent.Considered> considered() {
        return considered;
    }

    /// What is known of the cells: the digit of one that has no other, else the candidates.
    public Position position() {
        return new Position(IntStream.range(0, puzzle.cellCount())
                .mapToObj(cell -> square(new Digits(candidates.bits(cell))))
                .toList());
    }

    private static Square square(Digits left) {
        return left.size() == 1
                ? Square.BLANK.withDigit(Long.numberOfTrailingZeros(left.bits()))
                : Square.BLANK.withDigit(Constraint.EMPTY).withCandidates(left);
    }

    /// Whether every cell has exactly one digit left.
    public boolean isSolved() {
        return candidates.areSettled() && puzzle.isSolvedBy(candidates.solution());
    }

    /// Whether some cell has none left, or the only grid that is left is no solution: there is none.
    public boolean isContradiction() {
        return candidates.areDead() || candidates.areSettled() && !isSolved();
    }

    private boolean isOver() {
        return candidates.areDead() || candidates.areSettled();
    }
}
