package org.crosscage.play.ui.walkthrough;

import java.util.List;
import org.crosscage.board.ui.Frames;
import org.crosscage.core.game.Game;
import org.crosscage.core.model.Puzzle;
import org.crosscage.game.StoredEntry;
import org.crosscage.texts.Texts;

/// A player's own game as a film: one frame for each entry of its log, taken back moves included.
public final class ReplayFrames {

    private ReplayFrames() {}

    public static Frames film(Puzzle puzzle, List<StoredEntry> log, Texts texts) {
        var game = Game.of(puzzle);
        var film = new Frames.Builder(game.position());
        for (int move = 0; move <= log.size(); move++) {
            var after = move < log.size() ? game.after(log.get(move).entry()) : game;
            film.add(Frames.Frame.of(
                    texts.say("play.finish.replay.at", "move", move, "moves", log.size()), after.position()));
            game = after;
        }
        return film.build();
    }
}
