package org.crosscage.solver.genetic;

import java.util.List;
import org.crosscage.core.model.Grid;
import org.crosscage.core.model.Puzzle;
import org.crosscage.core.model.Solution;
import org.crosscage.core.search.SolverContext;
import org.crosscage.core.search.SolverEvent;
import org.crosscage.core.search.SolverEvent.GaveUp;
import org.crosscage.core.search.SolverResult;
import org.jspecify.annotations.Nullable;

/// How far a run of a plain evolutionary solver has come: what it tried is counted against the limits, and the
/// listener hears of it. A grid tried is a node.
public final class Progress {

    private final Puzzle puzzle;
    private final SolverContext context;
    private long tried;
    private long generation;
    private double least = Double.POSITIVE_INFINITY;
    private @Nullable Solution solution;
    private GaveUp.@Nullable Reason ended;

    public Progress(Puzzle puzzle, SolverContext context) {
        this.puzzle = puzzle;
        this.context = context;
    }

    /// Whether nothing more is to be tried: it is solved, stopped or at a limit. To be asked before each grid; a stop
    /// seen once is one for good.
    public boolean isOver() {
        if (solution == null && ended == null) {
            if (context.stop().getAsBoolean()) {
                ended = GaveUp.Reason.STOPPED;
            } else if (tried >= context.limits().nodes()) {
                ended = GaveUp.Reason.NODE_LIMIT;
            } else if (generation >= context.limits().generations()) {
                ended = GaveUp.Reason.GENERATION_LIMIT;
            }
        }
        return solution != null || ended != null;
    }

    /// A grid was tried.
    ///
    /// @param digits by cell index, kept
    /// @param fitness smaller is better and 0 is solved
    /// @throws IllegalStateException when it is 0 and the puzzle is not solved: fitness and puzzle do not agree
    public Scored tried(int[] digits, double fitness) {
        tried++;
        if (fitness < least) {
            least = fitness;
            context.listener().accept(new SolverEvent.Improved(Grid.of(digits), fitness));
        }
        if (fitness == 0) {
            solution = Solution.of(digits);
            if (!puzzle.isSolvedBy(solution)) {
                throw new IllegalStateException(solution + " does not solve the puzzle");
            }
        }
        return new Scored(digits, fitness);
    }

    /// @param population what there is of it; nothing is told of one without anybody, nor after a stop, which is to
    ///     be quick
    public void endGeneration(List<Scored> population) {
        if (!population.isEmpty() && ended != GaveUp.Reason.STOPPED) {
            context.listener().accept(PopulationStatistics.of(generation, population));
            generation++;
        }
    }

    public void restart() {
        context.listener().accept(new SolverEvent.Restarted(generation));
    }

    /// The end, told to the listener. Who was not ended from outside came to the end of the solver's own generations.
    public SolverResult result() {
        return result(GaveUp.Reason.GENERATION_LIMIT);
    }

    /// The same, where coming to the solver's own end has another name.
    public SolverResult result(GaveUp.Reason ownEnd) {
        if (solution != null) {
            context.listener().accept(new SolverEvent.Found(solution));
            return new SolverResult(List.of(solution), false, tried);
        }
        context.listener().accept(new GaveUp(ended == null ? ownEnd : ended));
        return new SolverResult(List.of(), false, tried);
    }
}
