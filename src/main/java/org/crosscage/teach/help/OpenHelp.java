package org.crosscage.teach.help;

import org.crosscage.board.Card;
import org.crosscage.board.Highlights;
import org.crosscage.core.game.Game;

/// Help that is open.
sealed interface OpenHelp permits BranchHelp {

    Card card();

    Highlights lights();

    /// Whether it holds for the game as it is now.
    boolean isAbout(Game now);

    /// @param help that has it open
    /// @param id of a button; of one that it does not have, nothing follows
    HelpTurn press(GameHelp help, String id, Situation now);
}
