package org.crosscage.teach.help;

import java.util.Set;
import java.util.function.BooleanSupplier;
import org.crosscage.analysis.SolutionFinder;
import org.crosscage.core.game.Game;
import org.crosscage.teach.PaidAnswers.Answer;

/// Something that takes long to find. It reads nothing but what is in it, so any thread can do it.
public sealed interface HelpWork permits SeeBranch {

    /// What the player asked for.
    GameHelp.Topic topic();

    /// Whether its answer is one to the game as it is now.
    boolean isAbout(Game now);

    /// @param stop asked often; true ends the search
    Found find(SolutionFinder finder, BooleanSupplier stop);

    /// The answer.
    ///
    /// @param open what it opens
    /// @param answers that it gives and that are paid for
    record Found(OpenHelp open, Set<Answer> answers) {}
}
