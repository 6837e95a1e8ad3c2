package org.crosscage.me;

import java.util.List;
import java.util.Optional;
import org.crosscage.core.generate.Grade;
import org.crosscage.core.kind.PuzzleKind;
import org.crosscage.game.store.GameLists;
import org.crosscage.library.GradeTimes;
import org.crosscage.library.SolvingTimes;
import org.springframework.stereotype.Service;

/// What players play next when they don't want to choose.
@Service
public record SuggestedGames(GameLists lists, KnownGrades grades, GradeTimes gradeTimes, SolvingTimes solvingTimes) {

    private static final int LAST_GAMES = 30;

    /// @param player empty for somebody new
    /// @param trained the grade that the player's rating in training stands for; empty without one
    public SuggestedGame of(PuzzleKind kind, Optional<Long> player, Optional<Grade> trained) {
        var games = player.map(id -> lists.finishedOrGivenUp(id, kind.id(), LAST_GAMES))
                .orElse(List.of());
        var level = new PlayerLevel(kind.id(), games, grades::of, trained.orElse(Grade.GENTLE), solvingTimes);
        return SuggestedGame.of(kind, games, level, gradeTimes);
    }
}
