package org.crosscage.teach.help;

import org.crosscage.board.Card;
import org.crosscage.core.game.Game;
import org.crosscage.core.model.Position;

/// A hint that was done for the player. It stays to be read until the next move.
///
/// @param game with what was done
record DoneHint(Card card, Game game) implements OpenHelp {

    @Override
    public GameHelp.Topic topic() {
        return GameHelp.Topic.HINT;
    }

    @Override
    public Position position() {
        return game.position();
    }

    @Override
    public HelpTurn press(GameHelp help, String id, Situation now) {
        return help.ask(GameHelp.Topic.HINT, now);
    }
}
