package org.crosscage.daily.ui;

import java.util.concurrent.Executor;
import org.crosscage.daily.DailyPuzzles;
import org.crosscage.daily.DailyResults;
import org.crosscage.daily.DailyWords;
import org.crosscage.player.store.Player;
import org.crosscage.shell.CurrentPlayer;
import org.crosscage.texts.Texts;
import org.springframework.stereotype.Component;

/// What the views of days work with.
///
/// @param backgroundTasks runs work that is too long for an event
@Component
record DailyServices(DailyPuzzles dailyPuzzles, CurrentPlayer player, Texts texts, Executor backgroundTasks) {

    DailyWords words() {
        return new DailyWords(texts);
    }

    /// What the player at the browser has done.
    DailyResults results() {
        return player.known().map(Player::storedId).map(dailyPuzzles::results).orElse(DailyResults.NONE);
    }
}
