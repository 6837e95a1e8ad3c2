package org.crosscage.train.ui;

import java.util.List;
import java.util.Optional;
import java.util.concurrent.Executor;
import org.crosscage.analysis.SolutionFinder;
import org.crosscage.player.Preferences;
import org.crosscage.player.store.Player;
import org.crosscage.player.store.PreferenceService;
import org.crosscage.shell.CurrentPlayer;
import org.crosscage.shell.PlayerLimits;
import org.crosscage.texts.Texts;
import org.crosscage.train.AnswerCheck;
import org.crosscage.train.RunOrigin;
import org.crosscage.train.RunOrigins;
import org.crosscage.train.TrainingRun;
import org.crosscage.train.store.TrainingRuns;
import org.springframework.stereotype.Component;

/// What the screens of the trainer work with.
///
/// @param backgroundTasks runs work that is too long for an event
@Component
record TrainServices(
        TrainingRuns runs,
        List<RunOrigins> origins,
        SolutionFinder finder,
        PreferenceService preferences,
        CurrentPlayer player,
        PlayerLimits limits,
        Texts texts,
        Executor backgroundTasks) {

    /// Where a run was begun, if not on the trainer's own page.
    Optional<RunOrigin> origin(TrainingRun run) {
        return origins.stream().flatMap(each -> each.of(run).stream()).findFirst();
    }

    AnswerCheck check() {
        return new AnswerCheck(finder);
    }

    /// What the player has chosen; whoever only looks around is not stored for it.
    Preferences chosen() {
        return player.known().map(Player::id).map(preferences::of).orElse(Preferences.DEFAULTS);
    }
}
