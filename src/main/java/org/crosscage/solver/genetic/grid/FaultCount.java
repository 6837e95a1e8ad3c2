package org.crosscage.solver.genetic.grid;

import java.util.List;
import java.util.Objects;
import java.util.stream.Collectors;
import org.crosscage.core.model.Constraint;
import org.crosscage.core.model.Operation;
import org.crosscage.core.model.Puzzle;

/// Counts the [Faults] of full grids of a puzzle.
///
/// The report knows Kakuro only. In a KenKen its groups are the rows and columns, for F1 and F2, and the cages, for F3
/// and F4: a cage in one column counts as vertical, every other one as horizontal. How far a cage is from its target is
/// what [Operation#distance] says.
public final class FaultCount {

    private final List<Constraint> horizontal;
    private final List<Constraint> vertical;

    public FaultCount(Puzzle puzzle) {
        var byDirection = puzzle.constraints().stream()
                .collect(Collectors.partitioningBy(constraint -> isVertical(constraint, puzzle)));
        this.horizontal = Objects.requireNonNull(byDirection.get(false));
        this.vertical = Objects.requireNonNull(byDirection.get(true));
    }

    /// @param digits by cell index, none missing
    public Faults of(int[] digits) {
        long rowRepeats = repeats(horizontal, digits);
        long columnRepeats = repeats(vertical, digits);
        return new Faults(
                rowRepeats,
                columnRepeats,
                violation(horizontal, digits) - rowRepeats,
                violation(vertical, digits) - columnRepeats);
    }

    private static long repeats(List<Constraint> group, int[] digits) {
        long repeats = 0;
        for (var constraint : group) {
            repeats += constraint.allDifferent() ? Constraint.repetitions(constraint.cells(), digits) : 0;
        }
        return repeats;
    }

    /// Products can be so far off that a few of them together are no long.
    private static long violation(List<Constraint> group, int[] digits) {
        long violation = 0;
        for (var constraint : group) {
            violation = Math.min(Operation.LARGEST_PRODUCT, violation + constraint.violation(digits));
        }
        return violation;
    }

    private static boolean isVertical(Constraint constraint, Puzzle puzzle) {
        var shape = puzzle.shape();
        return constraint.cells().size() > 1
                && constraint.cells().stream().map(shape::column).distinct().count() == 1;
    }
}
