package org.crosscage.kind.kakuro;

import java.util.List;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.random.RandomGenerator;
import org.crosscage.core.generate.Drafts;
import org.crosscage.core.generate.GenerateRequest;
import org.crosscage.core.model.Shape;
import org.crosscage.core.model.Solution;

/// Kakuro drafts: a pattern of black cells ([KakuroPattern] says what it promises), digits that keep the runs, and
/// the sums of those digits as clues. The digits are tuned until the clues decide nearly everything; repair tunes
/// where the solutions differ, with the same pattern.
public final class KakuroDrafts implements Drafts {

    public static final int SMALLEST = 6;
    public static final int LARGEST = 30;

    /// A repair is local: past so many cells it takes no longer, and spoils less of the rest.
    private static final int MOST_REPAIRED = 150;

    @Override
    public int smallest() {
        return SMALLEST;
    }

    @Override
    public int largest() {
        return LARGEST;
    }

    @Override
    public boolean square() {
        return false;
    }

    @Override
    public Optional<Draft> first(GenerateRequest request, RandomGenerator random, BooleanSupplier stop) {
        while (!stop.getAsBoolean()) {
            var draft = KakuroPattern.draw(request.rows(), request.columns(), random, stop)
                    .flatMap(shape -> tuned(shape, random, stop));
            if (draft.isPresent()) {
                return draft;
            }
        }
        return Optional.empty();
    }

    /// Empty when chance found no digits for the shape.
    private static Optional<Draft> tuned(Shape shape, RandomGenerator random, BooleanSupplier stop) {
        var narrowing = new RunNarrowing(shape);
        return RunFilling.random(shape, narrowing, random).map(digits -> {
            // the more cells there are, the longer it takes until the last corner is decided too
            int movesPerCell = Math.max(12, shape.cellCount() / 15);
            new RunTuning(narrowing, digits, random, stop).run(movesPerCell * shape.cellCount());
            return draft(shape, digits);
        });
    }

    @Override
    public Draft repaired(Draft draft, List<Solution> solutions, RandomGenerator random, BooleanSupplier stop) {
        var shape = draft.puzzle().shape();
        int[] digits = draft.solution().toArray();
        var tuning = new RunTuning(new RunNarrowing(shape), digits, random, stop);
        var other = solutions.stream()
                .filter(s -> !s.equals(draft.solution()))
                .findFirst()
                .orElseThrow();
        tuning.runAt(draft.solution().differences(other), 4 * Math.min(shape.cellCount(), MOST_REPAIRED));
        return draft(shape, digits);
    }

    private static Draft draft(Shape shape, int[] digits) {
        var solution = Solution.of(digits);
        return new Draft(KakuroRules.puzzle(shape, KakuroRules.ORDINARY_DIGITS, solution), solution);
    }
}
