package org.crosscage.core.generate;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.function.BooleanSupplier;
import org.crosscage.core.logic.RuleEngine;
import org.crosscage.core.logic.Step;
import org.crosscage.core.logic.Technique;
import org.crosscage.core.logic.Tier;
import org.crosscage.core.logic.Trace;
import org.crosscage.core.model.Board;
import org.crosscage.core.model.Puzzle;
import org.crosscage.core.search.Limits;
import org.crosscage.core.search.Solver;
import org.crosscage.core.search.SolverContext;

/// Rates puzzles by the loop that also gives the hints: the grade says nothing that a player who follows the hints
/// does not meet.
public final class Grader {

    /// What each cell that only search fills adds to the score.
    public static final int SEARCH_WEIGHT = 1000;

    private final List<Technique> techniques;
    private final RuleEngine engine;
    private final Bottlenecks narrow;
    private final Solver solver;

    /// @param techniques the standard list of the kind, easiest first
    /// @param solver must prove that it found everything, as `exact` does; asked only where the techniques stop
    public Grader(List<Technique> techniques, Solver solver) {
        this.techniques = List.copyOf(techniques);
        this.engine = new RuleEngine(techniques);
        this.narrow = new Bottlenecks(techniques);
        this.solver = solver;
    }

    /// Rates a puzzle. The same puzzle gets the same rating everywhere.
    ///
    /// @param stop asked between two steps; true ends the work
    /// @return empty when the puzzle does not have exactly one solution, when this could not be found out within
    ///     ordinary limits, or when stopped
    public Optional<Rating> rate(Puzzle puzzle, BooleanSupplier stop) {
        return rate(puzzle, stop, () -> isUnique(puzzle, stop));
    }

    /// Rates a puzzle that is known to have exactly one solution.
    ///
    /// @param stop asked between two steps; true ends the work
    /// @return empty only when stopped
    public Optional<Rating> rateProper(Puzzle puzzle, BooleanSupplier stop) {
        return rate(puzzle, stop, () -> true);
    }

    private Optional<Rating> rate(Puzzle puzzle, BooleanSupplier stop, BooleanSupplier unique) {
        var board = Board.of(puzzle);
        var bottlenecks = new ArrayList<Step>();
        var trace = engine.run(board, stop, (step, open) -> {
            if (narrow.isOne(board, step, open)) {
                bottlenecks.add(step);
            }
        });
        if (stop.getAsBoolean() || !trace.solved() && !unique.getAsBoolean()) {
            return Optional.empty();
        }
        return Optional.of(rating(trace, board.openCount(), bottlenecks.size()));
    }

    private boolean isUnique(Puzzle puzzle, BooleanSupplier stop) {
        var limits = Limits.solutions(2);
        return solver.solve(puzzle, new SolverContext(new SplittableRandom(0), stop, limits, event -> {}))
                .isUnique();
    }

    private Rating rating(Trace trace, int open, int bottlenecks) {
        var counts = new LinkedHashMap<String, Integer>();
        techniques.forEach(technique -> counts.put(technique.id(), 0));
        trace.steps().forEach(step -> counts.merge(step.technique().id(), 1, Integer::sum));
        counts.values().removeIf(count -> count == 0);
        var hardest = trace.steps().stream().map(Grader::tier).max(Tier::compareTo);
        int score = trace.steps().stream()
                .mapToInt(step -> step.technique().weight())
                .sum();
        return new Rating(
                trace.solved() ? hardest.map(Grade::of).orElse(Grade.GENTLE) : Grade.BEYOND,
                hardest,
                score + open * SEARCH_WEIGHT,
                bottlenecks,
                counts);
    }

    private static Tier tier(Step step) {
        return step.technique().tier();
    }
}
