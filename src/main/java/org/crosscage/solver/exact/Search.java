package org.crosscage.solver.exact;

import java.util.ArrayList;
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
    private final Propagation propagation;
    private final DomainStore store;
    private final int[] values;
    private final Branching branching;
    private final DecisionStack decisions;
    private final List<Solution> solutions = new ArrayList<>(2);
    private long nodes;

    /// @param workspace nobody else's while this search runs
    Search(Puzzle puzzle, SolverContext context, Workspace workspace) {
        this.context = context;
        workspace.translation.read(puzzle, context.stop());
        this.values = workspace.translation.values();
        this.propagation = workspace.propagation;
        this.store = propagation.store();
        this.branching = workspace.branching;
        this.decisions = workspace.decisions;
        branching.clear();
        decisions.clear();
    }

    SolverResult run() {
        if (context.stop().getAsBoolean()) {
            return gaveUp(GaveUp.Reason.STOPPED);
        }
        if (store.isDead()) {
            return new SolverResult(solutions, true, nodes);
        }
        int state = propagation.settle(context.stop());
        while (true) {
            if (state == Propagation.STOPPED) {
                return gaveUp(GaveUp.Reason.STOPPED);
            }
            int cell = state == Propagation.NOTHING_BROKEN ? branching.choose() : Branching.NONE;
            if (cell == Branching.NONE) {
                if (state != Propagation.NOTHING_BROKEN) {
                    branching.blame(state);
                    if (!decisions.isEmpty()) {
                        branching.insistOn(decisions.cell());
                    }
                } else if (!hasRoomAfterFinding()) {
                    return new SolverResult(solutions, false, nodes);
                }
                if (decisions.isEmpty()) {
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
        for (int cell = 0; cell < found.length; cell++) {
            found[cell] = value(store.domain(cell));
        }
        var solution = Solution.of(found);
        solutions.add(solution);
        context.listener().accept(new SolverEvent.Found(solution));
        return solutions.size() < context.limits().solutions();
    }

    private int guess(int cell) {
        long digit = Long.lowestOneBit(store.domain(cell));
        decisions.push(cell, digit, store.mark());
        nodes++;
        context.listener().accept(new SolverEvent.Guessed(cell, value(digit)));
        store.keep(cell, digit);
        return propagation.settle(context.stop());
    }

    private int retract() {
        int cell = decisions.cell();
        long digit = decisions.digit();
        store.undoTo(decisions.mark());
        decisions.pop();
        context.listener().accept(new SolverEvent.Retracted(cell, value(digit)));
        store.keep(cell, ~digit);
        return propagation.settle(context.stop());
    }

    private SolverResult gaveUp(GaveUp.Reason reason) {
        context.listener().accept(new GaveUp(reason));
        return new SolverResult(solutions, false, nodes);
    }

    private int value(long domain) {
        return values[Long.numberOfTrailingZeros(domain)];
    }
}
