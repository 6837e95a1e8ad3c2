package org.crosscage.print;

import java.util.Optional;
import java.util.SplittableRandom;
import java.util.function.BooleanSupplier;
import org.crosscage.core.generate.Grader;
import org.crosscage.core.generate.Rating;
import org.crosscage.core.kind.PuzzleEntry;
import org.crosscage.core.kind.Size;
import org.crosscage.core.model.Digits;
import org.crosscage.core.model.Picture;
import org.crosscage.core.model.Solution;
import org.crosscage.core.search.Limits;
import org.crosscage.core.search.Solver;
import org.crosscage.core.search.SolverContext;
import org.crosscage.kind.PuzzleKinds;

/// A puzzle with what a book says of it.
///
/// @param rating empty where the puzzle does not have exactly one solution
/// @param solution the only one; empty likewise
public record PrintedPuzzle(PuzzleEntry entry, Picture picture, Optional<Rating> rating, Optional<Solution> solution) {

    /// The puzzle's digits, where nobody can tell them from its kind and size.
    Optional<Digits> ownDigits() {
        var puzzle = entry.puzzle();
        var size = new Size(picture.rows(), picture.columns());
        return Optional.of(puzzle.digits())
                .filter(digits -> !digits.equals(PuzzleKinds.of(puzzle.kind()).ordinaryDigits(size)));
    }

    /// A puzzle of which nothing is known yet.
    public static PrintedPuzzle unsolved(PuzzleEntry entry) {
        var puzzle = entry.puzzle();
        return new PrintedPuzzle(
                entry, PuzzleKinds.of(puzzle.kind()).picture(puzzle), Optional.empty(), Optional.empty());
    }

    /// Solves and rates a puzzle: milliseconds as a rule, for large ones seconds.
    ///
    /// @param solver must prove that it found everything
    /// @param stop asked often; true ends the work, and nothing is known then
    public static PrintedPuzzle of(PuzzleEntry entry, Solver solver, BooleanSupplier stop) {
        var puzzle = entry.puzzle();
        var kind = PuzzleKinds.of(puzzle.kind());
        var context = new SolverContext(new SplittableRandom(0), stop, Limits.solutions(2), _ -> {});
        var result = solver.solve(puzzle, context);
        return new PrintedPuzzle(
                entry,
                kind.picture(puzzle),
                result.isUnique() ? new Grader(kind.techniques(), solver).rateProper(puzzle, stop) : Optional.empty(),
                result.isUnique() ? Optional.of(result.solutions().getFirst()) : Optional.empty());
    }
}
