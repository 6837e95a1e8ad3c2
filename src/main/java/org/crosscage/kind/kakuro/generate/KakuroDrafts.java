package org.crosscage.kind.kakuro.generate;

import java.util.List;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.random.RandomGenerator;
import org.crosscage.core.generate.Drafts;
import org.crosscage.core.generate.GenerateRequest;
import org.crosscage.core.generate.Grade;
import org.crosscage.core.model.Cells;
import org.crosscage.core.model.Shape;
import org.crosscage.core.model.Solution;
import org.crosscage.kind.kakuro.rules.KakuroRules;

/// Kakuro drafts: a pattern of black cells ([KakuroPattern] says what it promises), digits that keep the runs, and
/// the sums of those digits as clues. The digits are tuned until the clues are as the wanted grade has them
/// ([TuningGoal]); repair and change tune them again from where they are, with the same pattern.
public final class KakuroDrafts implements Drafts {

    public static final int SMALLEST = 6;
    public static final int LARGEST = 30;

    /// Where that is not enough, the pattern is to blame as a rule.
    private static final int MOVES_PER_CELL = 80;
    /// A change is local: past so many cells it takes no longer, and spoils less of the rest.
    private static final int MOST_CHANGED = 100;
    private static final int MOST_SHAKES = 6;

    private final KakuroOptions options;

    /// @param options for the pattern
    public KakuroDrafts(KakuroOptions options) {
        this.options = options;
    }

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
    public boolean supports(int rows, int columns) {
        return options.pattern()
                .map(shape -> shape.rows() == rows && shape.columns() == columns)
                .orElseGet(() -> Drafts.super.supports(rows, columns));
    }

    @Override
    public Optional<Draft> first(GenerateRequest request, RandomGenerator random, BooleanSupplier stop) {
        return options.pattern()
                .or(() -> KakuroPattern.draw(request.rows(), request.columns(), options, random, stop))
                .flatMap(shape -> tuned(request, shape, random, stop));
    }

    /// Empty when chance found no digits for the shape, or none with clues as wanted. Digits of a medium puzzle are
    /// tuned to those of an easy one first, which takes a tenth of the time and brings them near.
    private static Optional<Draft> tuned(
            GenerateRequest request, Shape shape, RandomGenerator random, BooleanSupplier stop) {
        var goal = TuningGoal.at(request.grade(), shape);
        return RunFilling.random(shape, goal, random)
                .filter(digits -> !request.grade().equals(Optional.of(Grade.MEDIUM))
                        || isTuned(digits, TuningGoal.at(Optional.of(Grade.EASY), shape), random, stop))
                .filter(digits -> isTuned(digits, goal, random, stop))
                .map(digits -> draft(shape, digits));
    }

    /// Tunes digits, and whether that succeeded.
    private static boolean isTuned(int[] digits, TuningGoal goal, RandomGenerator random, BooleanSupplier stop) {
        var tuning = new RunTuning(goal, digits, random, stop);
        tuning.run(MOVES_PER_CELL * digits.length);
        return tuning.isDone();
    }

    @Override
    public Draft repaired(
            GenerateRequest request,
            Draft draft,
            List<Solution> solutions,
            RandomGenerator random,
            BooleanSupplier stop) {
        var shape = draft.puzzle().shape();
        int[] digits = draft.solution().toArray();
        var other = solutions.stream()
                .filter(s -> !s.equals(draft.solution()))
                .findFirst()
                .orElseThrow();
        var tuning = new RunTuning(TuningGoal.at(request.grade(), shape), digits, random, stop);
        tuning.shake(draft.solution().differences(other), 1);
        tuning.run(MOVES_PER_CELL * Math.min(shape.cellCount(), MOST_CHANGED));
        return draft(shape, digits);
    }

    @Override
    public Optional<Draft> varied(
            GenerateRequest request, Draft draft, Cells where, RandomGenerator random, BooleanSupplier stop) {
        var shape = draft.puzzle().shape();
        int[] digits = draft.solution().toArray();
        var tuning = new RunTuning(TuningGoal.at(request.grade(), shape), digits, random, stop);
        tuning.shake(where, 1 + random.nextInt(MOST_SHAKES));
        tuning.run(MOVES_PER_CELL * Math.min(shape.cellCount(), MOST_CHANGED));
        return tuning.isDone() ? Optional.of(draft(shape, digits)) : Optional.empty();
    }

    private static Draft draft(Shape shape, int[] digits) {
        var solution = Solution.of(digits);
        return new Draft(KakuroRules.puzzle(shape, KakuroRules.ORDINARY_DIGITS, solution), solution);
    }
}
