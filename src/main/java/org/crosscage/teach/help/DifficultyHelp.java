package org.crosscage.teach.help;

import org.crosscage.board.Card;
import org.crosscage.core.game.Game;
import org.crosscage.core.model.Position;

/// How hard the puzzle of a game is.
record DifficultyHelp(Card card, Game game) implements OpenHelp {

    @Override
    public GameHelp.Topic topic() {
        return GameHelp.Topic.DIFFICULTY;
    }

    @Override
    public Position position() {
        return game.position();
    }

    /// Whatever is played, it is the same puzzle.
    @Override
    public boolean isAbout(Game now) {
        return true;
    }

    @Override
    public HelpTurn press(GameHelp help, String id, Situation now) {
        return help.stays();
    }
}
