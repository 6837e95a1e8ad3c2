package org.crosscage.learn.ui;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.crosscage.board.ui.BoardChange;
import org.crosscage.board.ui.BoardGame;
import org.crosscage.board.ui.BoardOp;
import org.crosscage.core.model.Cells;
import org.crosscage.core.model.Position;
import org.crosscage.core.model.Square;
import org.crosscage.learn.Lesson;
import org.crosscage.learn.Task;

/// How far somebody has come in a lesson: what was played, with undo and redo, and at which task they are. It lives
/// as long as the session, so that a reload goes on where it was, and is stored nowhere.
///
/// Its id is the same for everyone: what a page could not send any more waits in that browser under this name, and
/// the next page that opens the lesson sends it and clears it away.
final class LessonGame {

    private final Lesson lesson;
    private final List<BoardOp> log = new ArrayList<>();
    private final List<BoardOp> moves = new ArrayList<>();
    private final List<Position> positions = new ArrayList<>();
    private int cursor;
    private int task;

    LessonGame(Lesson lesson) {
        this.lesson = lesson;
        positions.add(Position.start(lesson.puzzle()));
    }

    Lesson lesson() {
        return lesson;
    }

    Position position() {
        return positions.get(cursor);
    }

    /// The number of the task, from 0; the number of tasks when all are done.
    int taskNumber() {
        return task;
    }

    Task task() {
        return lesson.tasks().get(task);
    }

    boolean isDone() {
        return task == lesson.tasks().size();
    }

    void goOn() {
        task++;
    }

    /// Whether the task is done by what stands on the board.
    boolean isReached() {
        return !isDone() && task().goal().isReached(lesson.puzzle(), position());
    }

    /// Puts an entry into the log, unless it is there already.
    ///
    /// @return its place in the log, from 1
    long accept(BoardOp op) {
        for (int i = 0; i < log.size(); i++) {
            if (log.get(i).client().equals(op.client()) && log.get(i).seq() == op.seq()) {
                return i + 1L;
            }
        }
        switch (op.kind()) {
            case PLAY -> play(op);
            case UNDO -> cursor = Math.max(0, cursor - 1);
            case REDO -> cursor = Math.min(moves.size(), cursor + 1);
        }
        log.add(op);
        return log.size();
    }

    private void play(BoardOp op) {
        var squares = new HashMap<Integer, Square>();
        op.changes()
                .forEach(change -> squares.merge(
                        change.cell(),
                        change.in(position().square(change.cell())),
                        (before, after) -> change.in(before)));
        var next = position().with(squares);
        moves.subList(cursor, moves.size()).clear();
        positions.subList(cursor + 1, positions.size()).clear();
        moves.add(op);
        positions.add(next);
        cursor++;
    }

    /// The cells that the last move changed.
    Cells lastMove() {
        return cursor == 0
                ? Cells.NONE
                : Cells.of(moves.get(cursor - 1).changes().stream().mapToInt(BoardChange::cell));
    }

    BoardGame forBoard() {
        List<List<BoardChange>> all = moves.stream().map(BoardOp::changes).toList();
        Map<String, Long> seen = log.stream().collect(Collectors.toMap(BoardOp::client, BoardOp::seq, Math::max));
        return new BoardGame("lesson-" + lesson.kind(), log.size(), cursor, all, seen);
    }
}
