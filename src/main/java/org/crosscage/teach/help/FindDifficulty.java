package org.crosscage.teach.help;

import java.util.List;
import java.util.function.BooleanSupplier;
import org.crosscage.analysis.Ratings;
import org.crosscage.core.game.Game;
import org.crosscage.core.logic.Technique;
import org.crosscage.teach.Hints;
import org.crosscage.teach.PuzzleDifficulty;
import org.crosscage.teach.words.DifficultyCards;

/// Looks how hard the puzzle is.
///
/// @param techniques of the player
record FindDifficulty(Game game, List<Technique> techniques, DifficultyCards cards) implements HelpWork {

    @Override
    public GameHelp.Topic topic() {
        return GameHelp.Topic.DIFFICULTY;
    }

    /// Whatever is played, it is the same puzzle.
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
