package org.crosscage.solver.exact;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.crosscage.core.model.Puzzle;
import org.crosscage.core.model.Solution;
import org.crosscage.core.search.SolverContext;
import org.crosscage.core.search.SolverEvent;
import org.crosscage.core.search.SolverEvent.GaveUp;
import org.crosscage.core.search.SolverResult;

/// One run of the exact solver: depth first, with a stack of guesses instead of recursion. A guess that fails is
/// taken back and its digit removed, and what follows from that is worked out before the next guess.
final class Search {

    private final SolverContext context;
    private final Store store;
    private final int[] values;
    private final Branching branching;
    private final List<Solution> solutions = new ArrayList<>();

    private int depth;
    private int[] cells = new int[64];
    private long[] digits = new long[64];
    private int[] marks = new int[64];
    private long nodes;

    Search(Puzzle puzzle, SolverContext context) {
        this.context = context;
        this.values = puzzle.digits().toArray();
        this.store = Translation.store(puzzle, context.stop());
        this.branching = new Branching(store);
    }

    SolverResult run() {
        if (context.stop().getAsBoolean()) {
            return gaveUp(GaveUp.Reason.STOPPED);
        }
        if (store.isDead()) {
            return new SolverResult(solutions, true, nodes);
        }
        int state = store.propagate();
        while (true) {
            if (state == Store.STOPPED) {
                return gaveUp(GaveUp.Reason.STOPPED);
            }
            int cell = state == Store.NOTHING_BROKEN ? branching.choose() : Branching.NONE;
            if (cell == Branching.NONE) {
                if (state != Store.NOTHING_BROKEN) {
                    branching.blame(state);
                    if (depth > 0) {
                        branching.insistOn(cells[depth - 1]);
                    }
                } else if (!hasRoomAfterFinding()) {
                    return new SolverResult(solutions, false, nodes);
                }
                if (depth == 0) {
                    return new SolverResult(solutions, true, nodes);
                }
                state = retract();
            } else if (nodes == context.limits().nodes()) {
                return gaveUp(GaveUp.Reason.NODE_LIMIT);
            } else if (context.stop().getAsBoolean()) {
                return gaveUp(GaveUp.Reason.STOPPED);
            } else {
                state = guess(cell);
            }
        }
    }

    /// Notes the solution that the domains are now.
    ///
    /// @return whether more solutions are wanted
    private boolean hasRoomAfterFinding() {
        int[] found = new int[store.cellCount()];
        Arrays.setAll(found, cell -> value(store.domain(cell)));
        var solution = Solution.of(found);
        solutions.add(solution);
        context.listener().accept(new SolverEvent.Found(solution));
        return solutions.size() < context.limits().solutions();
    }

    private int guess(int cell) {
        long digit = Long.lowestOneBit(store.domain(cell));
        if (depth == cells.length) {
            cells = Arrays.copyOf(cells, 2 * depth);
            digits = Arrays.copyOf(digits, 2 * depth);
            marks = Arrays.copyOf(marks, 2 * depth);
        }
        cells[depth] = cell;
        digits[depth] = digit;
        marks[depth] = store.mark();
        depth++;
        nodes++;
        context.listener().accept(new SolverEvent.Guessed(cell, value(digit)));
        store.keep(cell, digit);
        return store.propagate();
    }

    private int retract() {
        depth--;
        store.takeBackTo(marks[depth]);
        context.listener().accept(new SolverEvent.Retracted(cells[depth], value(digits[depth])));
        store.keep(cells[depth], ~digits[depth]);
        return store.propagate();
    }

    private SolverResult gaveUp(GaveUp.Reason reason) {
        context.listener().accept(new GaveUp(reason));
        return new SolverResult(solutions, false, nodes);
    }

    private int value(long domain) {
        return values[Long.numberOfTrailingZeros(domain)];
    }
}
