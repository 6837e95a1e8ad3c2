package org.crosscage.solver;

import java.util.List;
import org.crosscage.core.logic.Technique;
import org.crosscage.core.model.Puzzle;
import org.crosscage.core.search.Solver;
import org.crosscage.kind.Preset;
import org.crosscage.kind.PuzzleKinds;
import org.crosscage.solver.exact.ExactSolver;
import org.crosscage.solver.exact.cellwise.CellwiseSolver;
import org.crosscage.solver.genetic.grid.FullGridSolver;
import org.crosscage.solver.genetic.memetic.HybridSolver;
import org.crosscage.solver.genetic.permutation.PaperHybridSolver;
import org.crosscage.solver.genetic.program.ProgrammingSolver;
import org.crosscage.solver.genetic.roulette.RouletteSolver;
import org.crosscage.solver.integer.BinaryProgramSolver;
import org.crosscage.solver.local.MinConflictsSolver;
import org.crosscage.solver.logic.ClueSolver;
import org.crosscage.solver.logic.RulesSolver;

/// All solvers, in the order in which they are shown.
public final class Solvers {

    private static final List<Solver> ALL = List.of(
            new ExactSolver(),
            new RulesSolver(Solvers::techniques),
            new HybridSolver(Solvers::techniques, new ExactSolver()),
            new PaperHybridSolver(Solvers::paperRules),
            FullGridSolver.light(),
            FullGridSolver.pro(),
            new ProgrammingSolver(),
            FullGridSolver.retrievable(),
            FullGridSolver.crowd(),
            FullGridSolver.harmony(),
            new RouletteSolver(),
            new MinConflictsSolver(),
            CellwiseSolver.backtracking(),
            CellwiseSolver.backtrackingBest(),
            ClueSolver.queue(),
            ClueSolver.queueLevelOne(),
            ClueSolver.simpleIteration(),
            CellwiseSolver.fewestValues(),
            CellwiseSolver.cspBacktracking(),
            CellwiseSolver.forwardChecking(),
            CellwiseSolver.bruteForce(),
            new BinaryProgramSolver());

    private Solvers() {}

    public static List<Solver> all() {
        return ALL;
    }

    /// The solver with this id.
    ///
    /// @throws IllegalArgumentException when there is none
    public static Solver of(String id) {
        return ALL.stream()
                .filter(solver -> solver.id().equals(id))
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException("there is no solver '" + id + "'"));
    }

    private static List<Technique> techniques(Puzzle puzzle) {
        return PuzzleKinds.of(puzzle.kind()).techniques();
    }

    private static List<Technique> paperRules(Puzzle puzzle) {
        return Preset.PAPER.of(PuzzleKinds.of(puzzle.kind()));
    }
}
