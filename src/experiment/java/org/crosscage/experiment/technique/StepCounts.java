package org.crosscage.experiment.technique;

import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.crosscage.core.kind.PuzzleEntry;
import org.crosscage.core.logic.RuleEngine;
import org.crosscage.core.logic.Step;
import org.crosscage.core.logic.Technique;
import org.crosscage.core.model.Board;
import org.crosscage.core.model.Solution;
import org.crosscage.experiment.measure.OnlySolution;

/// Counts what techniques find on the way through puzzles: the step taken at every position, and all steps that are
/// open at some of the positions. Puzzles without exactly one solution are left out.
final class StepCounts {

    private final RuleEngine engine;
    private final int every;
    private final Map<Technique, Count> counts;
    private final AtomicLong puzzles = new AtomicLong();
    private final AtomicLong finished = new AtomicLong();
    private final AtomicLong positions = new AtomicLong();

    /// @param every at one position of so many all open steps are looked for
    StepCounts(List<Technique> techniques, int every) {
        this.engine = new RuleEngine(techniques);
        this.every = every;
        this.counts = techniques.stream().collect(Collectors.toMap(Function.identity(), technique -> new Count()));
    }

    /// Goes through puzzles on all processors.
    void add(List<PuzzleEntry> entries) {
        entries.parallelStream().forEach(this::add);
    }

    private void add(PuzzleEntry entry) {
        OnlySolution.of(entry.puzzle()).ifPresent(solution -> add(entry, solution));
    }

    private void add(PuzzleEntry entry, Solution solution) {
        puzzles.incrementAndGet();
        var random = new SplittableRandom(entry.id().hashCode());
        var board = Board.of(entry.puzzle());
        for (var next = engine.next(board); next.isPresent(); next = engine.next(board)) {
            taken(next.get(), solution);
            if (random.nextInt(every) == 0) {
                positions.incrementAndGet();
                engine.all(board).forEach(step -> open(step, solution));
            }
            next.get().applyTo(board);
        }
        finished.addAndGet(board.isSolved() ? 1 : 0);
    }

    private void taken(Step step, Solution solution) {
        var count = counts.get(step.technique());
        count.taken.incrementAndGet();
        count.wrong.addAndGet(contradicts(step, solution) ? 1 : 0);
    }

    private void open(Step step, Solution solution) {
        var count = counts.get(step.technique());
        count.open.incrementAndGet();
        count.wrong.addAndGet(contradicts(step, solution) ? 1 : 0);
    }

    /// Whether a step places another digit than the solution has, or removes one that it has.
    static boolean contradicts(Step step, Solution solution) {
        return step.placements().stream().anyMatch(p -> solution.digit(p.cell()) != p.digit())
                || step.eliminations().stream().anyMatch(e -> e.digits().contains(solution.digit(e.cell())));
    }

    long puzzles() {
        return puzzles.get();
    }

    long finished() {
        return finished.get();
    }

    long positions() {
        return positions.get();
    }

    long taken(Technique technique) {
        return counts.get(technique).taken.get();
    }

    long open(Technique technique) {
        return counts.get(technique).open.get();
    }

    long wrong(Technique technique) {
        return counts.get(technique).wrong.get();
    }

    long wrong() {
        return counts.values().stream().mapToLong(count -> count.wrong.get()).sum();
    }

    private static final class Count {
        private final AtomicLong taken = new AtomicLong();
        private final AtomicLong open = new AtomicLong();
        private final AtomicLong wrong = new AtomicLong();
    }
}
