package org.crosscage.core.generate;

import java.util.List;
import java.util.Set;
import java.util.function.Predicate;
import org.crosscage.core.logic.Step;
import org.crosscage.core.model.Cells;

/// How a solution goes along: whether it begins with work, and whether that goes on. From [Grade#HARD] up a puzzle
/// shall neither be begun nor be carried on by filling in single after single.
///
/// @param early cells of the naked and hidden singles that are placed within the first [#FIRST] steps
/// @param longestRow the most naked and hidden singles that are placed one directly after the other
/// @param longestFilling the most digits that are placed one directly after the other, by whatever technique; nobody
///     is held to that, because the end of a puzzle is filling in
public record Pace(Cells early, int longestRow, int longestFilling) {

    /// A tenth of the first steps.
    public static final int MOST_EARLY = 2;

    public static final int MOST_IN_A_ROW = 6;

    /// So many steps are the beginning.
    public static final int FIRST = 20;

    private static final Set<String> SINGLES = Set.of("naked-single", "hidden-single");

    /// @param steps of a solution, from its first one on
    public static Pace of(List<Step> steps) {
        var early = steps.stream()
                .limit(FIRST)
                .filter(Pace::isSingle)
                .mapToInt(step -> step.placements().getFirst().cell());
        return new Pace(
                Cells.of(early),
                longest(steps, Pace::isSingle),
                longest(steps, step -> !step.placements().isEmpty()));
    }

    private static int longest(List<Step> steps, Predicate<Step> isOne) {
        int row = 0;
        int longest = 0;
        for (var step : steps) {
            row = isOne.test(step) ? row + 1 : 0;
            longest = Math.max(longest, row);
        }
        return longest;
    }

    /// Whether a puzzle of this grade may go along so.
    public boolean suits(Grade grade) {
        return grade.compareTo(Grade.HARD) < 0 || early.size() <= MOST_EARLY && longestRow <= MOST_IN_A_ROW;
    }

    private static boolean isSingle(Step step) {
        return SINGLES.contains(step.technique().id()) && !step.placements().isEmpty();
    }
}
