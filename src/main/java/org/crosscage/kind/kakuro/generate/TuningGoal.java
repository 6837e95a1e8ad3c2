package org.crosscage.kind.kakuro.generate;

import java.util.Optional;
import java.util.function.IntSupplier;
import org.crosscage.core.generate.Grade;
import org.crosscage.core.model.Shape;

/// What the digits of a grid shall be tuned to: a number that is 0 when the clues are as wanted, and the larger the
/// further they are from it.
///
/// For an easy puzzle the clues shall decide everything when runs are looked at one by one. For one of tier 3 they
/// shall do so when every layout is looked at, and leave a lot open to a filter that is less close. For harder ones
/// even the closest filter shall leave a lot open, and there shall be a single solution nevertheless.
final class TuningGoal {

    /// With more candidates too many than this nobody asks yet how many solutions there are.
    private static final int FEW = 90;
    /// What a candidate counts that the closest filter should leave and does not.
    private static final int MISSING = 2;
    private static final int MEDIUM_GAP = 6;
    /// Worse than any number that is counted.
    private static final int FAR = 1 << 20;

    private final RunNarrowing narrowing;
    private final Optional<RunNarrowing> weaker;
    private final Optional<RunSolutions> solutions;
    private final int gap;
    private boolean counted;

    private TuningGoal(
            RunNarrowing narrowing, Optional<RunNarrowing> weaker, Optional<RunSolutions> solutions, int gap) {
        this.narrowing = narrowing;
        this.weaker = weaker;
        this.solutions = solutions;
        this.gap = gap;
    }

    /// @param grade what is wanted, if something is
    static TuningGoal at(Optional<Grade> grade, Shape shape) {
        if (grade.isEmpty() || grade.get().compareTo(Grade.EASY) <= 0) {
            var narrowing = new RunNarrowing(shape, new CombinationFilter());
            return new TuningGoal(narrowing, Optional.empty(), Optional.empty(), 0);
        }
        var narrowing = new RunNarrowing(shape, new LayoutFilter());
        if (grade.get() == Grade.MEDIUM) {
            return new TuningGoal(
                    narrowing, Optional.of(new RunNarrowing(shape, new BoundsFilter())), Optional.empty(), MEDIUM_GAP);
        }
        var solutions = new RunSolutions(narrowing, shape.cellCount());
        return new TuningGoal(narrowing, Optional.empty(), Optional.of(solutions), gap(grade.get()));
    }

    /// The more is open, the harder the techniques that are needed, as a rule.
    private static int gap(Grade grade) {
        return switch (grade) {
            case HARD -> 6;
            case EXPERT -> 14;
            default -> 30;
        };
    }

    int[] acrossRun(int cell) {
        return narrowing.acrossRun(cell);
    }

    int[] downRun(int cell) {
        return narrowing.downRun(cell);
    }

    /// Whether a cell is one of those for which the number is not 0.
    boolean isConcerned(int cell) {
        int domain = counted ? solutions.orElseThrow().digits(cell) : narrowing.domain(cell);
        return (domain & domain - 1) != 0;
    }

    /// @param digits a digit for each cell, no run with a repetition
    int distance(int[] digits) {
        int left = narrowing.energy(digits);
        weaker.ifPresent(other -> other.energy(digits));
        return distance(left, FAR, () -> weaker.orElseThrow().candidates());
    }

    /// As [#distance(int[])], sooner.
    ///
    /// @param digits the kept ones but for two cells of one run, which may be the same cell
    /// @param most a larger number is as good as any larger one
    int distance(int[] digits, int cell, int other, int most) {
        int bound = solutions.isPresent() ? Math.max(most, FEW) : most;
        if (weaker.isEmpty() && narrowing.atLeast(digits, cell, other) > bound) {
            return FAR;
        }
        int left = narrowing.energy(digits, cell, other);
        return left > bound
                ? FAR
                : distance(left, most, () -> weaker.orElseThrow().energy(digits, cell, other));
    }

    private int distance(int left, int most, IntSupplier leftByWeaker) {
        counted = false;
        if (weaker.isPresent()) {
            return left + Math.max(0, gap - (leftByWeaker.getAsInt() - left));
        }
        if (solutions.isEmpty() || left > FEW) {
            return left;
        }
        int missing = MISSING * Math.max(0, gap - left);
        int open = missing > most ? FAR : solutions.get().open(most - missing);
        counted = true;
        return open > most - missing ? FAR : open + missing;
    }

    /// Takes the digits that were looked at last as those that the next narrowing starts from.
    void keep() {
        narrowing.keep();
        weaker.ifPresent(RunNarrowing::keep);
    }
}
