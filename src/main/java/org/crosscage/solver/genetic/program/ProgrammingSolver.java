package org.crosscage.solver.genetic.program;

import java.util.Collections;
import java.util.List;
import org.crosscage.core.model.Puzzle;
import org.crosscage.core.search.Parameter;
import org.crosscage.core.search.Range;
import org.crosscage.core.search.Solver;
import org.crosscage.core.search.SolverContext;
import org.crosscage.core.search.SolverEvent.GaveUp;
import org.crosscage.core.search.SolverEvent.Programmed;
import org.crosscage.core.search.SolverResult;
import org.crosscage.solver.genetic.Progress;

/// The genetic programming of *Evolutionary AI for Kakuro*: attempts of fifty generations, until a strategy fills the
/// board; or one given strategy, applied. An individual, or a strategy applied, is a node. For Kakuro only.
///
/// The report's attempts go on for ever; here as many as its largest number, and a limit of time comes from outside.
/// How large a strategy can be beside its height it does not say: ours is a bound for memory.
public final class ProgrammingSolver implements Solver {

    /// Boards with more cells would take minutes a generation.
    static final int MOST_CELLS = 1_000;

    static final Parameter<Integer> POPULATION =
            Parameter.whole("population", 5_000, 2, 10_000).withPaper(5_000);
    static final Parameter<Integer> TOURNAMENT =
            Parameter.whole("tournament", 7, 1, 100).withPaper(7);
    static final Parameter<Double> CROSSOVER =
            Parameter.real("crossover", 0.7, 0, 1).withPaper(0.7);
    static final Parameter<Double> MUTATION =
            Parameter.real("mutation", 0.1, 0, 1).withPaper(0.1);
    static final Parameter<Integer> GENERATIONS =
            Parameter.whole("generations", 50, 1, 1_000_000).withPaper(50);
    static final Parameter<Integer> ATTEMPTS = Parameter.whole("attempts", 120, 1, 1_000_000);
    static final Parameter<Integer> TREE_HEIGHT = Parameter.whole("tree-height", 17, 2, 40);
    static final Parameter<Integer> TREE_SIZE = Parameter.whole("tree-size", 500, 50, 1_000);

    private static final String EVOLVED = "evolved";

    /// The strategy to apply: by its name, as an expression, or none.
    public static final Parameter<String> STRATEGY = Parameter.text(
            "strategy",
            EVOLVED,
            new Range.Text(
                    EVOLVED + " | " + String.join(" | ", ReportStrategies.all().keySet()) + " | nn(…)",
                    ProgrammingSolver::check));

    @Override
    public String id() {
        return "gp";
    }

    @Override
    public List<Parameter<?>> parameters() {
        return List.of(
                STRATEGY, POPULATION, TOURNAMENT, CROSSOVER, MUTATION, GENERATIONS, ATTEMPTS, TREE_HEIGHT, TREE_SIZE);
    }

    /// A Kakuro whose digits have no gaps.
    @Override
    public boolean handles(Puzzle puzzle) {
        int[] digits = puzzle.digits().toArray();
        return puzzle.cellCount() > 0
                && puzzle.cellCount() <= MOST_CELLS
                && digits[digits.length - 1] - digits[0] == digits.length - 1
                && Groups.of(puzzle).isPresent();
    }

    @Override
    public SolverResult solve(Puzzle puzzle, SolverContext context) {
        if (!handles(puzzle)) {
            return context.refused();
        }
        var progress = new Progress(puzzle, context);
        var filling = new StrategyFilling(puzzle, Groups.of(puzzle).orElseThrow());
        var strategy = context.settings().get(STRATEGY);
        if (!strategy.equals(EVOLVED)) {
            return applied(named(strategy), filling, progress, context);
        }
        var evolution = new StrategyEvolution(
                context.random(),
                context.settings(),
                filling,
                progress,
                (best, scored) -> context.listener().accept(new Programmed(best.text(), scored.fitness())));
        int attempts = context.settings().get(ATTEMPTS);
        for (int attempt = 0; attempt < attempts && !progress.isOver(); attempt++) {
            if (attempt > 0) {
                progress.restart();
            }
            evolution.attempt(context.settings().get(GENERATIONS));
        }
        return progress.result();
    }

    private static SolverResult applied(
            Strategy strategy, StrategyFilling filling, Progress progress, SolverContext context) {
        if (progress.isOver()) {
            return progress.result();
        }
        int[] digits = filling.digits(strategy);
        var scored = progress.tried(digits, filling.fitness(digits));
        context.listener().accept(new Programmed(strategy.text(), scored.fitness()));
        progress.endGeneration(Collections.singletonList(scored));
        return scored.fitness() == 0 ? progress.result() : progress.result(GaveUp.Reason.OUT_OF_TRIES);
    }

    private static Strategy named(String text) {
        return StrategyReader.read(ReportStrategies.all().getOrDefault(text, text));
    }

    private static void check(String text) {
        if (!text.equals(EVOLVED)) {
            named(text);
        }
    }
}
