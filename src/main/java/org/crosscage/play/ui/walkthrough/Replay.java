package org.crosscage.play.ui.walkthrough;

import java.util.List;
import org.crosscage.board.Playback;
import org.crosscage.core.game.Game;
import org.crosscage.core.model.Puzzle;
import org.crosscage.game.StoredEntry;
import org.crosscage.play.ui.parts.ShownClues;
import org.crosscage.player.Preferences;
import org.crosscage.texts.Texts;

/// A player's own game as a playback: one frame for each entry of its log, taken back moves included.
public final class Replay {

    private Replay() {}

    /// @param check what the player wants marked on the board
    public static Playback playback(Puzzle puzzle, List<StoredEntry> log, Preferences.Check check, Texts texts) {
        var game = Game.of(puzzle);
        var playback = new Playback.Builder(game.position());
        for (int move = 0; move <= log.size(); move++) {
            var after = move < log.size() ? game.after(log.get(move).entry()) : game;
            playback.clueStates(ShownClues.of(puzzle, game.position(), check));
            playback.add(Playback.Frame.of(
                    texts.say("play.finish.replay.at", "move", move, "moves", log.size()), after.position()));
            game = after;
        }
        return playback.build();
    }
}
