package org.crosscage.me;

import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.crosscage.core.generate.Grade;
import org.crosscage.core.kind.PuzzleKind;
import org.crosscage.game.FinishedGame;
import org.crosscage.game.store.GameLists;
import org.crosscage.kind.PuzzleKinds;
import org.crosscage.library.GradeTimes;
import org.crosscage.library.SolvingTimes;
import org.springframework.stereotype.Service;

/// Suggests a game of each kind to players who don't want to choose.
@Service
public record SuggestedGames(GameLists lists, KnownGrades grades, GradeTimes gradeTimes, SolvingTimes solvingTimes) {

    /// @param player empty for somebody new
    /// @param trained the grade that the player's rating in training stands for; empty without one
    public List<SuggestedGame> of(Optional<Long> player, Function<PuzzleKind, Optional<Grade>> trained) {
        var games = player.map(lists::finishedOrGivenUp).orElse(List.of()).stream()
                .collect(Collectors.groupingBy(FinishedGame::kind));
        return PuzzleKinds.all().stream()
                .map(kind -> suggestion(
                        kind,
                        games.getOrDefault(kind.id(), List.of()),
                        trained.apply(kind).orElse(Grade.GENTLE)))
                .toList();
    }

    private SuggestedGame suggestion(PuzzleKind kind, List<FinishedGame> games, Grade first) {
        return SuggestedGame.of(
                kind, games, new PlayerLevel(kind.id(), games, grades::of, first, solvingTimes), gradeTimes);
    }
}
