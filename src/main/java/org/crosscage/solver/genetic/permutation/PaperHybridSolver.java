package org.crosscage.solver.genetic.permutation;

import java.util.List;
import java.util.function.Function;
import java.util.stream.Stream;
import org.crosscage.core.logic.Technique;
import org.crosscage.core.model.Board;
import org.crosscage.core.model.Puzzle;
import org.crosscage.core.search.Deduction;
import org.crosscage.core.search.LatinSquarePuzzles;
import org.crosscage.core.search.Parameter;
import org.crosscage.core.search.Solver;
import org.crosscage.core.search.SolverContext;
import org.crosscage.core.search.SolverResult;
import org.crosscage.solver.genetic.Progress;
import org.crosscage.solver.genetic.RuleReduction;

/// *Solving and Modeling Ken-ken Puzzle by Using Hybrid Genetics Algorithm* (O. Johanna, S. Lukas, K. V. I. Saputra,
/// ICETD 2012) as the paper has it: its rules, repeated until none applies, then its genetic algorithm on what is open,
/// see [SegmentEvolution]. For KenKen alone. The one that always finds the solution is
/// [org.crosscage.solver.genetic.memetic.HybridSolver].
public final class PaperHybridSolver implements Solver {

    /// The highest tier of the paper's rules that is used; 0 leaves everything to the genetic algorithm.
    public static final Parameter<Integer> TIER =
            Parameter.whole(Deduction.TIER, 6, 0, 6).withPaper(6);

    private final RuleReduction rules;

    /// @param rules the paper's, in its order
    public PaperHybridSolver(Function<Puzzle, List<Technique>> rules) {
        this.rules = new RuleReduction(rules);
    }

    @Override
    public String id() {
        return "hybrid-paper";
    }

    @Override
    public List<Parameter<?>> parameters() {
        return Stream.concat(Stream.of(TIER), SegmentEvolution.ALL.stream()).toList();
    }

    @Override
    public boolean handles(Puzzle puzzle) {
        return LatinSquarePuzzles.include(puzzle);
    }

    @Override
    public SolverResult solve(Puzzle puzzle, SolverContext context) {
        if (!handles(puzzle)) {
            return context.refused();
        }
        var board = Board.of(puzzle);
        return rules.solve(board, context.settings().get(TIER), context).orElseGet(() -> search(board, context));
    }

    private static SolverResult search(Board board, SolverContext context) {
        var progress = new Progress(board.puzzle(), context);
        new SegmentEvolution(board, context, progress).run();
        return progress.result();
    }
}
