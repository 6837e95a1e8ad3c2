package org.crosscage.lab.ui;

import com.vaadin.flow.component.html.Div;
import java.util.List;
import org.crosscage.board.Highlights;
import org.crosscage.board.ui.BoardPreferences;
import org.crosscage.board.ui.BoardPreferences.Feature;
import org.crosscage.board.ui.PuzzleBoard;
import org.crosscage.core.model.Arithmetic;
import org.crosscage.core.model.Lights;
import org.crosscage.core.model.Puzzle;
import org.crosscage.kind.PuzzleKinds;
import org.crosscage.player.Preferences;

/// A board on which a solver can be watched, as large as its place lets it be. What is left of the candidates stands on
/// yellow squares, as in *A simple Kakuro solver*.
final class WatchedBoard extends Div {

    private static final long serialVersionUID = 1L;

    /// Nobody plays here: nothing is checked, hinted at or looked for.
    private static final Preferences CHOICES = Preferences.DEFAULTS
            .with(Preferences.CHECK, Preferences.Check.OFF)
            .with(Preferences.SAME_DIGITS, false)
            .with(Preferences.HINTS, false);

    private final transient Puzzle puzzle;
    private final PuzzleBoard board = new PuzzleBoard();

    /// @param id of the board, which no other has on the page
    /// @param peers whether the line and cage of the cell that is selected are tinted
    WatchedBoard(String id, ClueWords words, boolean peers) {
        this.puzzle = words.puzzle();
        addClassName("watched-board");
        var shape = puzzle.shape();
        getStyle().set("--aspect", String.valueOf((double) shape.columns() / shape.rows()));
        board.setId(id);
        board.setTexts(words.words().texts().area("board"));
        board.setReadonly(true);
        board.setPreferences(BoardPreferences.of(CHOICES.with(Preferences.PEERS, peers), Feature.SQUARES));
        board.show(puzzle, PuzzleKinds.of(puzzle.kind()).picture(puzzle), words.names()::spoken);
        add(board);
    }

    PuzzleBoard board() {
        return board;
    }

    /// Lights one constraint, if it has a clue, and nothing else.
    ///
    /// @param index of the constraint
    void light(int index) {
        board.setHighlights(
                puzzle.constraints().get(index) instanceof Arithmetic
                        ? new Highlights(Lights.NONE, List.of(index), List.of(), false)
                        : Highlights.NONE);
    }

    void lightNothing() {
        board.setHighlights(Highlights.NONE);
    }
}
