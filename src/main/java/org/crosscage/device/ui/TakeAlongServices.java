package org.crosscage.device.ui;

import java.util.Optional;
import java.util.concurrent.Executor;
import org.crosscage.daily.DailyPuzzles;
import org.crosscage.device.DeviceGames;
import org.crosscage.game.store.GameService;
import org.crosscage.library.GradeTimes;
import org.crosscage.library.NewPuzzles;
import org.crosscage.library.PuzzleLibrary;
import org.crosscage.player.store.Player;
import org.crosscage.sets.store.PuzzleSets;
import org.crosscage.shell.CurrentPlayer;
import org.crosscage.shell.PlayerLimits;
import org.crosscage.texts.Texts;
import org.springframework.stereotype.Component;

/// What the page works with.
///
/// @param backgroundTasks runs work that is too long for an event
/// @param costlyTasks runs work that takes long
@Component
record TakeAlongServices(
        DeviceGames deviceGames,
        GameService games,
        PuzzleLibrary library,
        NewPuzzles newPuzzles,
        GradeTimes times,
        PuzzleSets sets,
        DailyPuzzles dailyPuzzles,
        CurrentPlayer player,
        PlayerLimits limits,
        Texts texts,
        Executor backgroundTasks,
        Executor costlyTasks) {

    /// The number of the player at the browser if one is stored: looking around stores nobody.
    Optional<Long> known() {
        return player.known().map(Player::id);
    }
}
