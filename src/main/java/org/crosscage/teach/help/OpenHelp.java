package org.crosscage.teach.help;

import org.crosscage.board.Card;
import org.crosscage.board.Highlights;
import org.crosscage.core.game.Game;
import org.crosscage.core.model.Cells;

/// Help that is open.
sealed interface OpenHelp permits BranchHelp, CheckHelp {

    GameHelp.Topic topic();

    Card card();

    /// The lights on the board.
    default Highlights lights() {
        return Highlights.NONE;
    }

    /// The cells that it marks as wrong.
    default Cells wrong() {
        return Cells.NONE;
    }

    /// Whether it holds for the game as it is now.
    boolean isAbout(Game now);

    /// @param help that has it open
    /// @param id of a button of the card
    HelpTurn press(GameHelp help, String id, Situation now);
}
