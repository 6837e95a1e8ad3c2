package org.crosscage.teach.help;

import java.util.Optional;
import java.util.function.BooleanSupplier;
import org.crosscage.analysis.Ratings;
import org.crosscage.core.game.Game;
import org.crosscage.teach.AskedHint;
import org.crosscage.teach.Hint;
import org.crosscage.teach.Hints;

/// Something that takes long to find. It reads nothing but what is in it, so any thread can do it.
public sealed interface HelpWork
        permits BranchHelp.Work, CheckHelp.Work, FitHelp.Work, DifficultyHelp.Work, HintHelp.Work, StepsHelp.Work {

    /// The topic that the player asked about.
    GameHelp.Topic topic();

    /// The game that it looks at.
    Game game();

    /// Whether its answer applies to the game as it is now.
    default boolean isAbout(Game now) {
        return AskedHint.areAlike(game().position(), now.position());
    }

    /// @param hints knows how long a player waits for an answer
    /// @param stop asked often; true ends the search
    Found find(Hints hints, Ratings ratings, BooleanSupplier stop);

    /// The answer.
    interface Found {

        /// The hint, where it is one.
        default Optional<Hint> hint() {
            return Optional.empty();
        }

        /// @param help that waited for it
        HelpTurn turn(GameHelp help, Situation now);
    }
}
