package org.crosscage.teach.help;

import java.util.Optional;
import java.util.function.BooleanSupplier;
import org.crosscage.analysis.SolutionFinder;
import org.crosscage.core.game.Game;
import org.crosscage.teach.Hint;

/// Something that takes long to find. It reads nothing but what is in it, so any thread can do it.
public sealed interface HelpWork permits FindHint, FindMistakes, FindSteps, SeeBranch {

    /// The topic that the player asked about.
    GameHelp.Topic topic();

    /// Whether its answer applies to the game as it is now.
    boolean isAbout(Game now);

    /// @param stop asked often; true ends the search
    Found find(SolutionFinder finder, BooleanSupplier stop);

    /// The answer.
    interface Found {

        /// The hint, where it is one.
        default Optional<Hint> hint() {
            return Optional.empty();
        }

        /// @param help that waited for it
        HelpTurn told(GameHelp help, Situation now);
    }
}
