package org.crosscage.solver.logic;

import java.util.ArrayList;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import java.util.stream.IntStream;
import org.crosscage.core.model.Digits;
import org.crosscage.core.search.Budget;
import org.crosscage.core.search.SolverEvent;

/// The algorithm of *A simple Kakuro solver*: the clue with the fewest ways is considered, and the other clues of
/// the cells that it changed are added to the queue. A clue that was considered gets the mark; level-1 iteration
/// tries the marked ones out when only these are left. What level-1 iteration changes is added to the queue like
/// anything else, except for the clue that it was about.
final class QueueIteration {

    private final Clues clues;
    private final Candidates candidates;
    private final ClueQueue queue;
    private final Budget budget;
    private final Consumer<SolverEvent> listener;
    private final Consideration consideration;

    /// @param candidates changed
    /// @param queue changed
    QueueIteration(Clues clues, Candidates candidates, ClueQueue queue, Budget budget, Consumer<SolverEvent> listener) {
        this.clues = clues;
        this.candidates = candidates;
        this.queue = queue;
        this.budget = budget;
        this.listener = listener;
        this.consideration = new Consideration(candidates, budget, listener);
    }

    /// With every clue in the queue, by the ways that it has when nothing is known.
    static QueueIteration of(Clues clues, Candidates candidates, Budget budget, Consumer<SolverEvent> listener) {
        var queue = full(clues, candidates.puzzle().digits(), budget::isOver, listener);
        return new QueueIteration(clues, candidates, queue, budget, listener);
    }

    /// A queue in which every clue waits.
    ///
    /// @param stop asked between two clues; once it is true their order means nothing
    static ClueQueue full(Clues clues, Digits digits, BooleanSupplier stop, Consumer<SolverEvent> listener) {
        var count = new WayCount(digits);
        var queue = new ClueQueue(
                IntStream.range(0, clues.count())
                        .mapToLong(clue -> stop.getAsBoolean() ? 0 : count.of(clues.get(clue)))
                        .toArray(),
                listener);
        IntStream.range(0, clues.count()).forEach(queue::add);
        return queue;
    }

    /// Simple iteration: until only marked clues are left, some cell has no candidate, or the budget is over.
    void simple() {
        while (queue.hasUnmarked() && !candidates.areDead() && !budget.isOver()) {
            next();
        }
    }

    /// Simple iteration, and where it ends a marked clue is tried out, until the puzzle is solved or none waits.
    void levelOne() {
        simple();
        while (!queue.isEmpty() && !candidates.areSettled() && !candidates.areDead() && !budget.isOver()) {
            next();
            simple();
        }
    }

    /// The clue that is next is considered, or tried out when it has the mark. Of the queue's clues there must be one;
    /// it stays next when the budget ends.
    void next() {
        var next = queue.first();
        int clue = next.index();
        if (next.marked()) {
            tryClue(clue);
        } else {
            consideration
                    .of(clues.get(clue), cell -> addOthers(cell, clue))
                    .ifPresent(count -> queue.mark(clue, count));
        }
    }

    /// A clue is tried out, next or not. It does not wait for that any more.
    void tryClue(int clue) {
        tryOut(clue);
        if (!budget.isOver()) {
            queue.dropMarked(clue);
        }
    }

    /// Every cell keeps what it can have with one of the digits of a cell.
    void tryCell(int cell) {
        var possible = Candidates.none(candidates.puzzle());
        for (int digit : new Digits(candidates.bits(cell)).toArray()) {
            var trial = trial();
            trial.candidates.keep(cell, Digits.bit(digit));
            clues.of(cell).forEach(trial.queue::add);
            trial.simple();
            if (!trial.candidates.areDead()) {
                possible.add(trial.candidates);
            }
        }
        if (!budget.isOver()) {
            for (int each = 0; each < candidates.puzzle().cellCount(); each++) {
                consideration.keep(
                        each, possible.bits(each), changed -> clues.of(changed).forEach(queue::add));
            }
        }
    }

    private QueueIteration trial() {
        return new QueueIteration(clues, candidates.copy(), queue.fresh(), budget, event -> {});
    }

    /// Every cell of the grid keeps what it can have in one of the layouts of a clue.
    private void tryOut(int clue) {
        var constraint = clues.get(clue);
        var layouts = new CandidateLayouts(constraint, candidates, budget);
        var possible = Candidates.none(candidates.puzzle());
        long count = 0;
        while (layouts.next()) {
            count++;
            var after = after(layouts, clue);
            if (!after.areDead()) {
                possible.add(after);
            }
        }
        if (!budget.isOver()) {
            listener.accept(new SolverEvent.Considered(constraint, count, true));
            for (int cell = 0; cell < candidates.puzzle().cellCount(); cell++) {
                consideration.keep(cell, possible.bits(cell), changed -> addOthers(changed, clue));
            }
        }
    }

    /// What simple iteration leaves when a clue has a layout. Told as guesses that are taken back; what
    /// follows from them is not told.
    private Candidates after(CandidateLayouts layout, int clue) {
        var trial = trial();
        var guesses = new ArrayList<SolverEvent.Retracted>();
        for (int place = 0; place < layout.size(); place++) {
            int cell = layout.cell(place);
            if (trial.candidates.keep(cell, Digits.bit(layout.digit(place)))) {
                listener.accept(new SolverEvent.Guessed(cell, layout.digit(place)));
                guesses.add(new SolverEvent.Retracted(cell, layout.digit(place)));
                trial.addOthers(cell, clue);
            }
        }
        trial.simple();
        guesses.reversed().forEach(listener);
        return trial.candidates;
    }

    private void addOthers(int cell, int clue) {
        for (int other : clues.of(cell)) {
            if (other != clue) {
                queue.add(other);
            }
        }
    }
}
