package org.crosscage.play.ui;

import java.util.Map;
import java.util.TreeMap;
import org.crosscage.board.ui.PuzzleBoard;
import org.crosscage.core.model.Cells;
import org.crosscage.library.Oracle;
import org.crosscage.play.Check;
import org.crosscage.play.ClueState;
import org.crosscage.play.ClueStates;
import org.crosscage.play.Game;
import org.crosscage.play.Preferences;
import org.crosscage.shell.ui.Errands;

/// What the board marks of a game by itself: clues that are done or broken and, for a player who wants it, digits
/// that differ from the solution.
final class BoardMarks {

    private final PuzzleBoard board;
    private final Oracle oracle;
    private final Errands errands;
    private Game game;
    private Preferences.Check check = Preferences.Check.OFF;

    /// @param errands for these marks alone
    BoardMarks(PuzzleBoard board, Game game, Oracle oracle, Errands errands) {
        this.board = board;
        this.game = game;
        this.oracle = oracle;
        this.errands = errands;
    }

    /// Marks the game as it is now.
    ///
    /// @param wanted what the player wants marked
    void show(Game now, Preferences.Check wanted) {
        game = now;
        check = wanted;
        board.setClueStates(clueStates());
        showDifferences();
    }

    /// Marks what a check has found; what the setting marks by itself stays.
    void found(Cells wrong) {
        board.setWrong(wrong);
        showDifferences();
    }

    private Map<Integer, PuzzleBoard.ClueState> clueStates() {
        var states = new TreeMap<Integer, PuzzleBoard.ClueState>();
        ClueStates.of(game.puzzle(), game.position()).forEach((clue, state) -> {
            if (state == ClueState.DONE) {
                states.put(clue, PuzzleBoard.ClueState.DONE);
            } else if (check != Preferences.Check.OFF) {
                states.put(clue, PuzzleBoard.ClueState.BROKEN);
            }
        });
        return states;
    }

    /// A newer game ends the search for an older one's differences, as a newer errand does.
    private void showDifferences() {
        if (check == Preferences.Check.SOLUTION) {
            var asked = game;
            errands.run(stop -> Check.of(asked, oracle, stop), found -> board.setWrong(found.cells()));
        } else {
            errands.end();
        }
    }
}
