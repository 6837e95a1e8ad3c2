package org.crosscage.solver.exact.cellwise;

import java.util.function.Function;
import org.crosscage.core.model.Puzzle;
import org.crosscage.core.search.Solver;
import org.crosscage.core.search.SolverContext;
import org.crosscage.core.search.SolverResult;

/// A solver that fills one cell after the other, by the tactic of a paper. It finds every solution, up to the limit,
/// and proves that there are no others, when it is given the nodes for it. Chance plays no part.
public final class CellwiseSolver implements Solver {

    private final String id;
    private final Function<Filling, SearchStrategy> strategy;

    private CellwiseSolver(String id, Function<Filling, SearchStrategy> strategy) {
        this.id = id;
        this.strategy = strategy;
    }

    /// The simple search of *COMP 560: KenKen Solver*.
    public static CellwiseSolver backtracking() {
        return new CellwiseSolver("backtracking", Backtracking::new);
    }

    /// The “best” search of *COMP 560: KenKen Solver*.
    public static CellwiseSolver backtrackingBest() {
        return new CellwiseSolver("backtracking-best", BestBacktracking::new);
    }

    /// Backtracking as *Solving a Kakuro: CSP modeling in Artificial Intelligence* models it.
    public static CellwiseSolver cspBacktracking() {
        return new CellwiseSolver("csp-backtracking", CspBacktracking::new);
    }

    /// Forward checking in the same model.
    public static CellwiseSolver forwardChecking() {
        return new CellwiseSolver("forward-checking", ForwardChecking::new);
    }

    /// The cell with the fewest values first, from the survey in *A simple Kakuro solver*.
    public static CellwiseSolver fewestValues() {
        return new CellwiseSolver("fewest-values", FewestValues::new);
    }

    /// All values in all cells, from the literature of *Evolutionary AI for Kakuro*.
    public static CellwiseSolver bruteForce() {
        return new CellwiseSolver("brute-force", BruteForce::new);
    }

    @Override
    public String id() {
        return id;
    }

    @Override
    public SolverResult solve(Puzzle puzzle, SolverContext context) {
        return new CellSearch(puzzle, strategy, context).run();
    }
}
