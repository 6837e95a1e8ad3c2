package org.crosscage.teach.help;

import java.util.List;
import java.util.function.BooleanSupplier;
import org.crosscage.analysis.Ratings;
import org.crosscage.board.Card;
import org.crosscage.core.game.Game;
import org.crosscage.core.logic.Technique;
import org.crosscage.core.model.Position;
import org.crosscage.teach.Hints;
import org.crosscage.teach.PuzzleDifficulty;
import org.crosscage.teach.words.DifficultyCards;

/// How hard the puzzle of a game is, which is the same whatever is played.
record DifficultyHelp(Card card, Game game) implements OpenHelp {

    @Override
    public GameHelp.Topic topic() {
        return GameHelp.Topic.DIFFICULTY;
    }

    @Override
    public Position position() {
        return game.position();
    }

    @Override
    public boolean isAbout(Game now) {
        return true;
    }

    @Override
    public HelpTurn press(GameHelp help, String id, Situation now) {
        return help.stays();
    }

    /// @param techniques of the player
    record Work(Game game, List<Technique> techniques, DifficultyCards cards) implements HelpWork {

        @Override
        public GameHelp.Topic topic() {
            return GameHelp.Topic.DIFFICULTY;
        }

        @Override
        public boolean isAbout(Game now) {
            return true;
        }

        @Override
        public Found find(Hints hints, Ratings ratings, BooleanSupplier stop) {
            var found = PuzzleDifficulty.of(game, techniques, hints.finder(), ratings, stop);
            return (help, _) -> help.shows(new DifficultyHelp(cards.of(found), game));
        }
    }
}
