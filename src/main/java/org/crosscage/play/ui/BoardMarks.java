package org.crosscage.play.ui;

import java.util.Map;
import java.util.function.BooleanSupplier;
import java.util.function.Function;
import org.crosscage.board.ClueSign;
import org.crosscage.board.ui.PuzzleBoard;
import org.crosscage.core.game.Game;
import org.crosscage.core.model.Cells;
import org.crosscage.play.ui.parts.GameTeacher;
import org.crosscage.player.Preferences;
import org.crosscage.shell.ui.task.BackgroundTasks;
import org.crosscage.teach.Check;
import org.crosscage.teach.clue.ClueState;
import org.crosscage.teach.clue.ClueStates;
import org.crosscage.teach.help.ShownClues;

/// Marks of a game on its board: clues that are done or broken and, for a player who wants it, digits
/// that differ from the solution.
final class BoardMarks {

    private final PuzzleBoard board;
    private final GameTeacher teacher;
    private final BackgroundTasks backgroundTasks;
    private final Runnable told;
    private Game game;
    private Preferences.Check check = Preferences.Check.OFF;
    /// Of the clues of the game.
    private Map<Integer, ClueState> states;
    private Map<Integer, ClueSign> shown = Map.of();

    /// @param backgroundTasks for these marks alone
    /// @param told runs when the marks tell something from the solution
    BoardMarks(PuzzleBoard board, Game game, GameTeacher teacher, BackgroundTasks backgroundTasks, Runnable told) {
        this.board = board;
        this.game = game;
        this.states = ClueStates.of(game.puzzle(), game.position());
        this.teacher = teacher;
        this.backgroundTasks = backgroundTasks;
        this.told = told;
    }

    /// Marks the game as it is now.
    ///
    /// @param wanted what the player wants marked
    void show(Game now, Preferences.Check wanted) {
        states = ClueStates.of(now.puzzle(), now.position(), game.position(), states);
        game = now;
        check = wanted;
        var marked = ShownClues.of(states, check);
        if (!marked.equals(shown)) {
            shown = marked;
            board.setClueStates(marked);
        }
        showDifferences();
    }

    /// Marks what a check has found; what the setting marks by itself stays.
    void found(Cells wrong) {
        board.setWrong(wrong);
        showDifferences();
    }

    /// A newer game ends the search for an older one's differences, as a newer background task does.
    private void showDifferences() {
        if (check == Preferences.Check.SOLUTION) {
            var asked = game;
            Function<BooleanSupplier, Check> look =
                    stop -> Check.of(asked, teacher.finder(), teacher.hints().within(stop));
            backgroundTasks.run(look, found -> {
                board.setWrong(found.cells());
                if (found.tells(asked)) {
                    told.run();
                }
            });
        } else {
            backgroundTasks.end();
        }
    }
}
