package org.crosscage.me;

import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import org.crosscage.core.generate.Grade;
import org.crosscage.core.kind.PuzzleKind;
import org.crosscage.core.kind.Size;
import org.crosscage.game.FinishedGame;
import org.crosscage.kind.PuzzleKinds;
import org.crosscage.library.GradeTimes;
import org.crosscage.library.SolvingTimes;
import org.springframework.stereotype.Service;

/// Suggests a game of each kind to players who don't want to choose.
@Service
public record SuggestedGames(KnownGrades grades, GradeTimes gradeTimes, SolvingTimes solvingTimes) {

    /// @param played the games that were finished or given up, in the order in which they were
    /// @param trained the grade that the player's rating in training stands for; empty without one
    public List<SuggestedGame> of(List<FinishedGame> played, Function<PuzzleKind, Optional<Grade>> trained) {
        return PuzzleKinds.all().stream()
                .map(kind -> {
                    var own = compared(played, kind);
                    return SuggestedGame.of(kind, own, level(kind, own, trained.apply(kind)), gradeTimes);
                })
                .toList();
    }

    /// The grade to play after a game, in a size: the same, or a step harder while the player's level is above it.
    ///
    /// @param played as above
    /// @param last the game's own; empty where it is not known
    /// @param trained as above
    public Grade after(
            List<FinishedGame> played, PuzzleKind kind, Size size, Optional<Grade> last, Optional<Grade> trained) {
        return gradeTimes.nearest(
                kind.id(), size, level(kind, compared(played, kind), trained).after(last));
    }

    private static List<FinishedGame> compared(List<FinishedGame> played, PuzzleKind kind) {
        return played.stream()
                .filter(PlayTimes::isCompared)
                .filter(game -> game.kind().equals(kind.id()))
                .toList();
    }

    private PlayerLevel level(PuzzleKind kind, List<FinishedGame> games, Optional<Grade> trained) {
        return new PlayerLevel(kind.id(), games, grades::of, trained.orElse(Grade.GENTLE), solvingTimes);
    }
}
