package org.crosscage.teach.help;

import java.util.Optional;
import org.crosscage.board.Card;
import org.crosscage.core.game.Game;
import org.crosscage.teach.AskedHint;

/// A hint that was done for the player. It stays to be read until the next move.
///
/// @param before the game that it was done in, until the page has heard of it
/// @param after the game with it
record DoneHint(Card card, Optional<Game> before, Game after) implements OpenHelp {

    DoneHint(Card card, Game before, Game after) {
        this(card, Optional.of(before), after);
    }

    @Override
    public GameHelp.Topic topic() {
        return GameHelp.Topic.HINT;
    }

    @Override
    public boolean isAbout(Game now) {
        return isAlike(after, now) || before.filter(game -> isAlike(game, now)).isPresent();
    }

    private static boolean isAlike(Game one, Game other) {
        return AskedHint.areAlike(one.position(), other.position());
    }

    @Override
    public Optional<OpenHelp> at(Game now) {
        return isAlike(after, now) ? Optional.of(new DoneHint(card, Optional.empty(), after)) : OpenHelp.super.at(now);
    }

    @Override
    public HelpTurn press(GameHelp help, String id, Situation now) {
        return help.ask(GameHelp.Topic.HINT, now);
    }
}
