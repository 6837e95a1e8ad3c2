package org.crosscage.learn.ui;

import com.vaadin.flow.component.html.Div;
import org.crosscage.board.Highlights;
import org.crosscage.board.ui.BoardPreferences;
import org.crosscage.board.ui.BoardTools;
import org.crosscage.board.ui.DigitPad;
import org.crosscage.board.ui.KeySheet;
import org.crosscage.board.ui.PuzzleBoard;
import org.crosscage.core.game.SentEntry;
import org.crosscage.core.kind.LessonTask;
import org.crosscage.core.model.Cells;
import org.crosscage.core.model.Lights;
import org.crosscage.core.model.Role;
import org.crosscage.kind.PuzzleKinds;
import org.crosscage.shell.page.ClientLog;
import org.crosscage.texts.Names;
import org.crosscage.texts.Texts;

/// The board of a lesson: what is played on it goes into the lesson's game and is stored nowhere else.
final class LessonBoard extends Div {

    private static final long serialVersionUID = 1L;
    private static final ClientLog LOG = ClientLog.of(LessonBoard.class);

    private final transient LessonGame game;
    private final PuzzleBoard board = new PuzzleBoard();

    LessonBoard(LessonGame game, BoardPreferences preferences, Texts texts) {
        this.game = game;
        var puzzle = game.lesson().puzzle();
        var names = new Names(texts, puzzle);
        board.setTexts(texts.area("board"));
        board.setPreferences(preferences);
        board.show(puzzle, PuzzleKinds.of(puzzle.kind()).picture(puzzle), names::spoken);
        board.show(game.forBoard());
        board.addResyncListener(event -> board.reset(game.forBoard()));
        board.addCommandListener(event -> {
            if (event.name().equals("help")) {
                KeySheet.of(texts, preferences, puzzle.digits().max()).open();
            }
        });
        addClassName("lesson-board");
        var place = new Div(board);
        place.addClassName("lesson-place");
        add(place, new BoardTools(board), new DigitPad(board));
    }

    /// Calls the listener after everything the player did.
    void onMove(Runnable listener) {
        board.addEntryListener(entry -> {
            accept(entry);
            listener.run();
        });
    }

    /// What is in the game already is answered with all of it; what no game of this puzzle can hold is refused.
    private void accept(SentEntry entry) {
        try {
            game.accept(entry)
                    .ifPresentOrElse(version -> board.receive(version, entry), () -> board.reset(game.forBoard()));
        } catch (IllegalArgumentException e) {
            LOG.warn("an entry of a lesson is refused", e);
            board.refuse(entry.client(), entry.seq());
        }
    }

    /// Lights what a task speaks of, or the cells that an answer speaks of instead of those of the task.
    void show(LessonTask task, Cells answered) {
        var look = answered.isEmpty() ? task.look() : answered;
        var lights = Lights.of().cells(look, Role.LOOK).clues(task.clues()).build();
        board.setHighlights(Highlights.of(lights, game.lesson().puzzle()));
    }

    /// Cells whose digits are shown as wrong.
    void setWrong(Cells cells) {
        board.setWrong(cells);
    }

    /// Gives the keys to the board.
    void focus() {
        board.focus();
    }

    void finish() {
        board.setHighlights(Highlights.NONE);
        board.setFinished(true);
    }
}
