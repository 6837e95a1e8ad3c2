package org.crosscage.teach.help;

import java.util.function.BooleanSupplier;
import org.crosscage.analysis.SolutionFinder;
import org.crosscage.core.game.Game;

/// Something that takes long to find. It reads nothing but what is in it, so any thread can do it.
public sealed interface HelpWork permits FindMistakes, SeeBranch {

    /// The topic that the player asked about.
    GameHelp.Topic topic();

    /// Whether its answer applies to the game as it is now.
    boolean isAbout(Game now);

    /// @param stop asked often; true ends the search
    Found find(SolutionFinder finder, BooleanSupplier stop);

    /// The answer.
    interface Found {

        /// @param help that waited for it
        HelpTurn told(GameHelp help, Situation now);
    }
}
