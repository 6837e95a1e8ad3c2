package org.crosscage.core.generate;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import org.crosscage.core.logic.RuleEngine;
import org.crosscage.core.logic.Step;
import org.crosscage.core.logic.Technique;
import org.crosscage.core.logic.Tier;
import org.crosscage.core.logic.Trace;
import org.crosscage.core.model.Board;
import org.crosscage.core.model.Puzzle;

/// Rates puzzles by the loop that also gives the hints: the grade says nothing that a player who follows the hints
/// does not meet.
public final class Grader {

    /// What each cell that only search fills adds to the score.
    public static final int SEARCH_WEIGHT = 1000;

    private final List<Technique> techniques;
    private final RuleEngine engine;
    private final Bottlenecks narrow;

    /// @param techniques the standard list of the kind, easiest first
    public Grader(List<Technique> techniques) {
        this.techniques = List.copyOf(techniques);
        this.engine = new RuleEngine(techniques);
        this.narrow = new Bottlenecks(techniques);
    }

    /// Rates a puzzle that is known to have exactly one solution. The same puzzle gets the same rating everywhere.
    ///
    /// @param stop asked between two steps; true ends the work
    /// @return empty only when stopped
    public Optional<Rating> rate(Puzzle puzzle, BooleanSupplier stop) {
        var board = Board.of(puzzle);
        var bottlenecks = new ArrayList<Step>();
        var trace = engine.run(board, stop, (step, open) -> {
            if (narrow.isOne(board, step, open)) {
                bottlenecks.add(step);
            }
        });
        if (stop.getAsBoolean()) {
            return Optional.empty();
        }
        return Optional.of(rating(trace, board.openCount(), bottlenecks.size()));
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
