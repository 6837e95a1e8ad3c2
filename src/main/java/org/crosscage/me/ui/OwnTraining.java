package org.crosscage.me.ui;

import java.util.List;
import java.util.Optional;
import org.crosscage.core.kind.PuzzleKind;
import org.crosscage.player.Preferences;
import org.crosscage.player.store.Player;
import org.crosscage.player.store.PreferenceService;
import org.crosscage.shell.CurrentPlayer;
import org.crosscage.train.GlickoRating;
import org.crosscage.train.store.TrainingHistory;
import org.crosscage.train.store.TrainingRuns;
import org.springframework.stereotype.Component;

/// What the player at the browser did in training.
@Component
record OwnTraining(TrainingRuns runs, PreferenceService preferences, CurrentPlayer player) {

    /// How many answers the player gave in training.
    TrainingHistory.Count answers() {
        return player.known().map(Player::id).map(runs.history()::count).orElse(new TrainingHistory.Count(0, 0));
    }

    /// The player's ratings of a kind after each rated answer, in order.
    List<GlickoRating> ratings(PuzzleKind kind) {
        return player.known()
                .map(Player::id)
                .map(who -> runs.history().ratings(who, kind))
                .orElse(List.of());
    }

    /// How many positions that were missed in training are due.
    int dueToday() {
        return player.known()
                .map(Player::id)
                .map(who ->
                        runs.history().reviews(who).due(runs.history().today()).size())
                .orElse(0);
    }

    /// How strong the player is in training, as of now; empty where no answer was rated.
    Optional<GlickoRating> rating(PuzzleKind kind) {
        return player.known().map(Player::id).flatMap(who -> runs.history().rating(who, kind));
    }

    boolean showsRatings() {
        return player.known()
                .map(Player::id)
                .map(preferences::of)
                .orElse(Preferences.DEFAULTS)
                .get(Preferences.RATINGS);
    }
}
