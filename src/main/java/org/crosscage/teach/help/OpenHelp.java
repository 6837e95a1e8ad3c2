package org.crosscage.teach.help;

import java.util.Optional;
import org.crosscage.board.Card;
import org.crosscage.board.Highlights;
import org.crosscage.core.game.Game;
import org.crosscage.core.model.Cells;
import org.crosscage.teach.NamedCombinations;

/// Help that is open.
sealed interface OpenHelp permits BranchHelp, CheckHelp, DoneHint, HintHelp, StepsHelp {

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

    /// The combinations that it speaks of.
    default Optional<NamedCombinations> combinations() {
        return Optional.empty();
    }

    /// Whether it holds for the game as it is now.
    boolean isAbout(Game now);

    /// The same when the game has come so far; empty where it does not hold any more.
    default Optional<OpenHelp> at(Game now) {
        return Optional.<OpenHelp>of(this).filter(help -> help.isAbout(now));
    }

    /// @param help that has it open
    /// @param id of a button or row of the card
    HelpTurn press(GameHelp help, String id, Situation now);

    /// The same when another row is lit.
    default OpenHelp point(String row) {
        return this;
    }

    /// What comes next where the player asks for the same once more; empty where it is looked for anew.
    default Optional<HelpTurn> next(GameHelp help, Situation now) {
        return Optional.empty();
    }
}
