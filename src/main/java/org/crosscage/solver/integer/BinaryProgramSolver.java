package org.crosscage.solver.integer;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.crosscage.core.model.Puzzle;
import org.crosscage.core.model.Solution;
import org.crosscage.core.search.Budget;
import org.crosscage.core.search.Solver;
import org.crosscage.core.search.SolverContext;
import org.crosscage.core.search.SolverEvent;
import org.crosscage.core.search.SolverResult;
import org.sat4j.minisat.orders.PositiveLiteralSelectionStrategy;
import org.sat4j.pb.SolverFactory;
import org.sat4j.specs.TimeoutException;

/// Binary integer programming, as the literature in *Evolutionary AI for Kakuro* has it: ten 0/1 variables a
/// place, see [Encoding]. The programme is solved by the library Sat4j (D. Le Berre and A. Parrain, *The Sat4j
/// library, release 2.2*, JSAT 7, 2010), whose search is exact: it counts, and proves. A variable that the
/// library sets by choice is a node; chance has no part in it.
public final class BinaryProgramSolver implements Solver {

    /// More variables than for so many places would fill the memory.
    private static final int MOST_PLACES = 2_500;

    @Override
    public String id() {
        return "binary-program";
    }

    @Override
    public boolean handles(Puzzle puzzle) {
        return puzzle.shape().rows() * puzzle.shape().columns() <= MOST_PLACES;
    }

    @Override
    public SolverResult solve(Puzzle puzzle, SolverContext context) {
        if (!handles(puzzle)) {
            return context.refused();
        }
        return new Run(puzzle, context).solutions();
    }

    private static final class Run {

        private final Puzzle puzzle;
        private final SolverContext context;
        private final Budget budget;
        private final List<Solution> found = new ArrayList<>();

        Run(Puzzle puzzle, SolverContext context) {
            this.puzzle = puzzle;
            this.context = context;
            this.budget = new Budget(context);
        }

        SolverResult solutions() {
            var solver = SolverFactory.newPBResMixedConstraintsObjective();
            // a limit in conflicts, because for one in seconds the library starts a thread
            solver.setTimeoutOnConflicts(Integer.MAX_VALUE);
            solver.getOrder().setPhaseSelectionStrategy(new PositiveLiteralSelectionStrategy());
            var inequalities = new Inequalities(solver);
            var encoding = new Encoding(puzzle, inequalities, budget::isOver);
            if (budget.isOver()) {
                return budget.gaveUp(found);
            }
            solver.setSearchListener(new BudgetListener(encoding, budget, context.listener()));
            try {
                while (!inequalities.isContradictory() && solver.isSatisfiable()) {
                    int[] chosen = encoding.chosen(solver.model());
                    add(Solution.of(encoding.digits(chosen)));
                    if (found.size() == context.limits().solutions()) {
                        return new SolverResult(found, false, budget.nodes());
                    }
                    inequalities.someOf(
                            IntStream.of(chosen).map(variable -> -variable).toArray());
                }
                return new SolverResult(found, true, budget.nodes());
            } catch (BudgetListener.Over e) {
                return budget.gaveUp(found);
            } catch (TimeoutException e) {
                throw new IllegalStateException("the library ended by a limit that it was not given", e);
            }
        }

        private void add(Solution solution) {
            if (!puzzle.isSolvedBy(solution)) {
                throw new IllegalStateException(solution + " does not solve the puzzle");
            }
            found.add(solution);
            context.listener().accept(new SolverEvent.Found(solution));
        }
    }
}
