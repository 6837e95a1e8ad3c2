package org.crosscage.daily.ui;

import java.util.concurrent.Executor;
import org.crosscage.daily.DailyPuzzles;
import org.crosscage.daily.DailyResults;
import org.crosscage.daily.DailyWords;
import org.crosscage.player.store.Player;
import org.crosscage.shell.CurrentPlayer;
import org.crosscage.shell.PlayerLimits;
import org.crosscage.texts.Texts;
import org.springframework.stereotype.Component;

/// What the views of days work with.
///
/// @param costlyTasks runs work that takes long
@Component
record DailyServices(
        DailyPuzzles dailyPuzzles, CurrentPlayer player, PlayerLimits limits, Texts texts, Executor costlyTasks) {

    DailyWords words() {
        return new DailyWords(texts);
    }

    /// What the player at the browser has done.
    DailyResults results() {
        return player.known().map(Player::id).map(dailyPuzzles::results).orElse(DailyResults.NONE);
    }
}
