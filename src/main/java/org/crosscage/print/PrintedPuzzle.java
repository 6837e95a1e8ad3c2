package org.crosscage.print;

import java.util.Optional;
import java.util.function.BooleanSupplier;
import org.crosscage.core.generate.Grader;
import org.crosscage.core.generate.Rating;
import org.crosscage.core.kind.PuzzleEntry;
import org.crosscage.core.kind.Size;
import org.crosscage.core.model.Digits;
import org.crosscage.core.model.Picture;
import org.crosscage.core.model.Solution;
import org.crosscage.core.search.SolutionCount;
import org.crosscage.kind.PuzzleKinds;

/// A puzzle with what a book says of it.
///
/// @param count what is known of its solutions
/// @param rating empty where the puzzle is not known to have exactly one solution
public record PrintedPuzzle(PuzzleEntry entry, Picture picture, SolutionCount count, Optional<Rating> rating) {

    /// The only one, which a book prints.
    public Optional<Solution> solution() {
        return count.only();
    }

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
                entry, PuzzleKinds.of(puzzle.kind()).picture(puzzle), new SolutionCount.Unknown(), Optional.empty());
    }

    /// Rates a puzzle that has exactly one solution: milliseconds as a rule, for large ones seconds.
    ///
    /// @param stop asked often; true ends the work without a rating
    public static PrintedPuzzle of(PuzzleEntry entry, SolutionCount count, BooleanSupplier stop) {
        var puzzle = entry.puzzle();
        var kind = PuzzleKinds.of(puzzle.kind());
        return new PrintedPuzzle(
                entry,
                kind.picture(puzzle),
                count,
                count.only().flatMap(_ -> new Grader(kind.techniques()).rate(puzzle, stop)));
    }
}
