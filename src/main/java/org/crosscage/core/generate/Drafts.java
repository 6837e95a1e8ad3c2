package org.crosscage.core.generate;

import java.util.List;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.random.RandomGenerator;
import org.crosscage.core.model.Cells;
import org.crosscage.core.model.Puzzle;
import org.crosscage.core.model.Solution;

/// What a kind supplies to the generator: a first draft, its repair towards one solution, and its change towards a
/// grade.
///
/// Each call depends on nothing but its arguments, as long as it is not stopped.
public interface Drafts {

    /// The fewest rows and columns of a puzzle that can be generated.
    int smallest();

    /// The most rows and columns of a puzzle that can be generated.
    int largest();

    /// Whether there are only puzzles with as many rows as columns.
    boolean square();

    /// Whether a size can be generated.
    default boolean supports(int rows, int columns) {
        return Math.min(rows, columns) >= smallest()
                && Math.max(rows, columns) <= largest()
                && (rows == columns || !square());
    }

    /// A puzzle of the wanted size that has at least the solution that comes with it. It keeps whatever the kind
    /// promises about looks, and is made so that the wanted grade is likely; whether it has one solution, and that
    /// grade, is still open.
    ///
    /// @param request of a supported size
    /// @param stop asked often; true ends the work
    /// @return empty when stopped, and when nothing came of this try
    Optional<Draft> first(GenerateRequest request, RandomGenerator random, BooleanSupplier stop);

    /// A changed draft that tells the given solutions apart, or one that starts elsewhere when no change can. It
    /// keeps the same promises as a first draft.
    ///
    /// @param solutions at least two different solutions of the draft's puzzle
    /// @param stop asked often; true ends the work early, with a draft that may tell nothing apart
    Draft repaired(
            GenerateRequest request,
            Draft draft,
            List<Solution> solutions,
            RandomGenerator random,
            BooleanSupplier stop);

    /// A draft that differs from this one in some places only. It keeps the same promises as a first draft.
    ///
    /// @param where cells around which it shall differ; none when it does not matter
    /// @param stop asked often; true ends the work early
    /// @return empty when stopped, and when nothing came of this try
    Optional<Draft> varied(
            GenerateRequest request, Draft draft, Cells where, RandomGenerator random, BooleanSupplier stop);

    /// Whether a draft keeps all that the kind promises about looks. Repair and change make nothing uglier than it was,
    /// but what began ugly may stay so; such a draft is not handed out.
    default boolean isFlawless(Draft draft) {
        return true;
    }

    /// @param solution one solution of the puzzle
    record Draft(Puzzle puzzle, Solution solution) {}
}
