package org.crosscage.solver.exact.cellwise;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import org.crosscage.core.model.Puzzle;
import org.crosscage.core.model.Solution;
import org.crosscage.core.search.Budget;
import org.crosscage.core.search.SolverContext;
import org.crosscage.core.search.SolverEvent;
import org.crosscage.core.search.SolverResult;

/// One run, depth first: the next cell gets one value after the other, and each that is accepted leads to the cell
/// after it. A stack instead of recursion, so that grids of any legal size are fine. A node is one value tried in
/// one cell, accepted or not.
final class CellSearch {

    private final SolverContext context;
    private final Budget budget;
    private final Filling filling;
    private final SearchStrategy strategy;
    private final List<Solution> solutions = new ArrayList<>(2);
    private final int[] cells;
    private final int[][] values;
    private final int[] tried;
    private int depth;

    /// @param strategy made for the filling of this search
    CellSearch(Puzzle puzzle, Function<Filling, SearchStrategy> strategy, SolverContext context) {
        this.context = context;
        this.budget = new Budget(context);
        this.filling = new Filling(puzzle);
        this.strategy = strategy.apply(filling);
        this.cells = new int[puzzle.cellCount()];
        this.values = new int[puzzle.cellCount()][];
        this.tried = new int[puzzle.cellCount()];
    }

    SolverResult run() {
        if (budget.isOver()) {
            return budget.gaveUp(solutions);
        }
        goDeeper();
        while (depth > 0) {
            if (tried[depth - 1] == values[depth - 1].length) {
                goBack();
            } else if (!budget.spend()) {
                return budget.gaveUp(solutions);
            } else if (!guess()) {
                retract();
            } else if (!filling.isFull()) {
                goDeeper();
            } else {
                find();
                if (solutions.size() == context.limits().solutions()) {
                    return new SolverResult(solutions, false, budget.nodes());
                }
                retract();
            }
        }
        return new SolverResult(solutions, true, budget.nodes());
    }

    private void goDeeper() {
        int cell = strategy.nextCell();
        cells[depth] = cell;
        values[depth] = strategy.values(cell);
        tried[depth] = 0;
        depth++;
    }

    private void goBack() {
        depth--;
        if (depth > 0) {
            retract();
        }
    }

    private boolean guess() {
        int cell = cells[depth - 1];
        int value = values[depth - 1][tried[depth - 1]++];
        filling.put(cell, value);
        context.listener().accept(new SolverEvent.Guessed(cell, value));
        return strategy.accepts(cell);
    }

    private void retract() {
        int cell = cells[depth - 1];
        int value = filling.value(cell);
        strategy.forget(cell);
        filling.empty(cell);
        context.listener().accept(new SolverEvent.Retracted(cell, value));
    }

    private void find() {
        var solution = filling.solution();
        solutions.add(solution);
        context.listener().accept(new SolverEvent.Found(solution));
    }
}
