package org.crosscage.teach.help;

import java.util.Map;
import java.util.TreeMap;
import org.crosscage.board.ClueSign;
import org.crosscage.core.model.Position;
import org.crosscage.core.model.Puzzle;
import org.crosscage.player.Preferences;
import org.crosscage.teach.clue.ClueState;
import org.crosscage.teach.clue.ClueStates;

/// Which clues the board shows as done or broken.
public final class ShownClues {

    private ShownClues() {}

    /// @param check what the player wants marked; with nothing of it no clue is shown as broken
    public static Map<Integer, ClueSign> of(Puzzle puzzle, Position position, Preferences.Check check) {
        return of(ClueStates.of(puzzle, position), check);
    }

    /// @param states of the clues, as [ClueStates] has them
    /// @param check as above
    public static Map<Integer, ClueSign> of(Map<Integer, ClueState> states, Preferences.Check check) {
        var shown = new TreeMap<Integer, ClueSign>();
        states.forEach((clue, state) -> {
            if (state == ClueState.DONE) {
                shown.put(clue, ClueSign.DONE);
            } else if (check != Preferences.Check.OFF) {
                shown.put(clue, ClueSign.BROKEN);
            }
        });
        return shown;
    }
}
