package org.crosscage.learn.ui;

import com.vaadin.flow.component.html.Div;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import org.crosscage.board.ui.BoardGame;
import org.crosscage.board.ui.BoardOp;
import org.crosscage.board.ui.BoardTools;
import org.crosscage.board.ui.DigitPad;
import org.crosscage.board.ui.Highlights;
import org.crosscage.board.ui.PuzzleBoard;
import org.crosscage.core.model.Position;
import org.crosscage.core.model.Puzzle;
import org.crosscage.core.model.Square;
import org.crosscage.kind.PuzzleKinds;
import org.crosscage.learn.Task;
import org.crosscage.texts.Names;
import org.crosscage.texts.Texts;

/// A board that is played on but not stored: the log lives as long as the page.
final class LessonBoard extends Div {

    private static final long serialVersionUID = 1L;

    private final transient Puzzle puzzle;
    private final PuzzleBoard board = new PuzzleBoard();
    private final transient List<Position> positions = new ArrayList<>();
    private int cursor;
    private long version;

    LessonBoard(Puzzle puzzle, Texts texts) {
        this.puzzle = puzzle;
        positions.add(Position.start(puzzle));
        var names = new Names(texts, puzzle);
        board.setTexts(texts.area("board"));
        board.show(puzzle, PuzzleKinds.of(puzzle.kind()).picture(puzzle), names::spoken);
        board.show(new BoardGame("lesson-" + UUID.randomUUID(), 0, 0, List.of(), Map.of()));
        addClassName("lesson-board");
        add(board, new BoardTools(board, texts.area("board")), new DigitPad(board, texts.area("board")));
    }

    Position position() {
        return positions.get(cursor);
    }

    /// Calls the listener after everything the player did.
    void onMove(Runnable listener) {
        board.addOpListener(event -> {
            accept(event.op());
            listener.run();
        });
    }

    /// Lights what a task speaks of.
    void show(Task task) {
        var look = task.look().stream()
                .mapToObj(cell -> new Highlights.Lit(cell, Highlights.Role.LOOK))
                .toList();
        var clues = task.clues().stream().map(puzzle.constraints()::indexOf).toList();
        board.setHighlights(new Highlights(look, List.of(), clues, false));
    }

    /// Gives the keys to the board.
    void focus() {
        board.focus();
    }

    void finish() {
        board.setHighlights(Highlights.NONE);
        board.setFinished(true);
    }

    private void accept(BoardOp op) {
        switch (op.kind()) {
            case PLAY -> play(op);
            case UNDO -> cursor = Math.max(0, cursor - 1);
            case REDO -> cursor = Math.min(positions.size() - 1, cursor + 1);
        }
        board.receive(++version, op);
    }

    private void play(BoardOp op) {
        var squares = new HashMap<Integer, Square>();
        op.changes()
                .forEach(change -> squares.merge(
                        change.cell(),
                        change.in(position().square(change.cell())),
                        (before, after) -> change.in(before)));
        var next = position().with(squares);
        positions.subList(cursor + 1, positions.size()).clear();
        positions.add(next);
        cursor++;
    }
}
