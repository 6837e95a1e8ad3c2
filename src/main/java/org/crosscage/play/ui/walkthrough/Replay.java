package org.crosscage.play.ui.walkthrough;

import java.util.List;
import org.crosscage.board.Playback;
import org.crosscage.core.game.Game;
import org.crosscage.core.model.Puzzle;
import org.crosscage.game.StoredEntry;
import org.crosscage.player.Preferences;
import org.crosscage.teach.help.ShownClues;
import org.crosscage.texts.Texts;

/// A player's own game as a playback: one frame for each entry of its log, taken back moves included. A very long
/// log has a frame for every few entries.
public final class Replay {

    /// A game that is played has a few hundred.
    static final int MOST_FRAMES = 5_000;
    /// So many clues of all frames are looked at; past that none is marked.
    private static final int MOST_CLUES = 2_000_000;

    private final Puzzle puzzle;
    private final List<StoredEntry> log;
    private final int step;

    public Replay(Puzzle puzzle, List<StoredEntry> log) {
        this.puzzle = puzzle;
        this.log = log;
        this.step = 1 + log.size() / MOST_FRAMES;
    }

    /// The frame that shows the game before an entry.
    ///
    /// @param entry its index in the log
    public int frame(int entry) {
        return entry / step;
    }

    /// @param check what the player wants marked on the board
    public Playback playback(Preferences.Check check, Texts texts) {
        var game = Game.of(puzzle);
        var playback = new Playback.Builder(game.position());
        boolean areMarked = (long) (log.size() / step) * puzzle.constraints().size() <= MOST_CLUES;
        int last = (log.size() + step - 1) / step;
        for (int frame = 0; frame <= last; frame++) {
            int move = Math.min(frame * step, log.size());
            if (areMarked) {
                playback.clueStates(ShownClues.of(puzzle, game.position(), check));
            }
            for (var next : log.subList(move, Math.min(move + step, log.size()))) {
                game = game.after(next.entry());
            }
            playback.add(Playback.Frame.of(
                    texts.say("play.finish.replay.at", "move", move, "moves", log.size()), game.position()));
        }
        return playback.build();
    }
}
