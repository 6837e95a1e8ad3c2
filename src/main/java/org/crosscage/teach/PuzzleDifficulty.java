package org.crosscage.teach;

import java.util.List;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import org.crosscage.analysis.Difficulty;
import org.crosscage.analysis.Ratings;
import org.crosscage.analysis.SolutionFinder;
import org.crosscage.core.game.Game;
import org.crosscage.core.generate.Rating;
import org.crosscage.core.logic.Technique;
import org.crosscage.kind.PuzzleKinds;

/// How hard the puzzle of a game is.
///
/// @param own its rating by the player's own techniques; empty where they are the standard ones, or there is no grade
public record PuzzleDifficulty(Difficulty difficulty, Optional<Rating> own) {

    /// @param techniques of the player, in the order in which they are tried
    /// @param stop asked often; true ends the work
    public static PuzzleDifficulty of(
            Game game, List<Technique> techniques, SolutionFinder finder, Ratings ratings, BooleanSupplier stop) {
        var puzzle = game.puzzle();
        var difficulty = ratings.of(puzzle, finder.count(game, stop), stop);
        boolean isStandard = techniques.equals(PuzzleKinds.of(puzzle.kind()).techniques());
        return new PuzzleDifficulty(
                difficulty,
                isStandard || difficulty.grade().isEmpty() ? Optional.empty() : ratings.with(techniques, puzzle, stop));
    }
}
