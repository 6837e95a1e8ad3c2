package org.crosscage.teach.help;

import java.util.Optional;
import org.crosscage.board.Card;
import org.crosscage.board.Highlights;
import org.crosscage.core.game.Game;
import org.crosscage.core.model.Cells;
import org.crosscage.core.model.Position;
import org.crosscage.teach.AskedHint;
import org.crosscage.teach.NamedCombinations;

/// Help that is open.
sealed interface OpenHelp permits BranchHelp, CheckHelp, FitHelp, DifficultyHelp, HintHelp, StepsHelp {

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

    /// The position that it is about.
    Position position();

    /// Whether it holds for the game as it is now.
    default boolean isAbout(Game now) {
        return AskedHint.areAlike(position(), now.position());
    }

    /// @param help that has it open
    /// @param id of a button or row of the card
    HelpTurn press(GameHelp help, String id, Situation now);

    /// The same when another row is lit.
    default OpenHelp point(String row) {
        return this;
    }

    /// The next turn when the player asks for the same again; empty where it has to be looked for.
    default Optional<HelpTurn> next(GameHelp help, Situation now) {
        return Optional.empty();
    }
}
