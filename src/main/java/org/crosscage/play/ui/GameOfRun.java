package org.crosscage.play.ui;

import java.util.Optional;
import java.util.regex.Pattern;
import org.crosscage.game.SavedGame;
import org.crosscage.game.store.GameService;
import org.crosscage.texts.Texts;
import org.crosscage.train.RunOrigin;
import org.crosscage.train.RunOrigins;
import org.crosscage.train.TrainingRun;
import org.springframework.stereotype.Component;

/// The way back from a run to the finished game whose hardest moment it asks.
@Component
record GameOfRun(GameService games, Texts texts) implements RunOrigins {

    private static final String SOURCE = "game-";
    private static final Pattern FORM = Pattern.compile(SOURCE + "(.+)");

    /// Where runs come from that a game offers.
    static String source(SavedGame game) {
        return SOURCE + game.id();
    }

    /// Empty too when the player has deleted the game.
    @Override
    public Optional<RunOrigin> of(TrainingRun run) {
        var game = FORM.matcher(run.source());
        return game.matches() && games.load(run.player(), game.group(1)).isPresent()
                ? Optional.of(
                        new RunOrigin("play/" + game.group(1), texts.say("play.finish.hardest.back"), false, true))
                : Optional.empty();
    }
}
