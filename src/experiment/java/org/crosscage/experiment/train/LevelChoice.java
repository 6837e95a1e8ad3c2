package org.crosscage.experiment.train;

import java.util.OptionalDouble;
import org.crosscage.train.progress.GlickoRating;

/// At which level a player is asked next.
@FunctionalInterface
interface LevelChoice {

    /// @param lastScore of the player's last answer; empty before the first
    double level(GlickoRating player, OptionalDouble lastScore);
}
