package org.crosscage.learn.ui;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalLong;
import org.crosscage.board.ui.BoardChange;
import org.crosscage.board.ui.BoardGame;
import org.crosscage.board.ui.BoardOp;
import org.crosscage.board.ui.BoardTurn;
import org.crosscage.core.kind.Lesson;
import org.crosscage.core.kind.LessonTask;
import org.crosscage.core.model.Cells;
import org.crosscage.core.model.Constraint;
import org.crosscage.core.model.Position;
import org.crosscage.core.model.Square;

/// How far somebody has come in a lesson: what was played, with undo and redo, and at which task they are. It lives
/// as long as the session, so that a reload goes on where it was, and is stored nowhere.
///
/// Its id is the same for everyone: what a page could not send any more waits in that browser under this name, and
/// the next page that opens the lesson sends it and clears it away.
final class LessonGame {

    /// Far more than a lesson needs, and little enough for a session to keep.
    private static final int MOST_MOVES = 500;
    private static final int MOST_CLIENTS = 50;
    private static final int LONGEST_CLIENT = 64;

    private final Lesson lesson;
    /// By client the number of its last entry, of the clients heard of last.
    private final Map<String, Long> seen = new LinkedHashMap<>() {
        private static final long serialVersionUID = 1L;

        @Override
        protected boolean removeEldestEntry(Map.Entry<String, Long> eldest) {
            return size() > MOST_CLIENTS;
        }
    };
    private final List<BoardOp> moves = new ArrayList<>();
    private final List<Position> positions = new ArrayList<>();
    private long version;
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

    LessonTask task() {
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
    /// @return its place in the log, from 1; empty when it was there
    /// @throws IllegalArgumentException when no game of this puzzle can hold the entry, or this one holds as much
    ///     as a session may keep
    OptionalLong accept(BoardOp op) {
        if (op.seq() <= seen.getOrDefault(op.client(), 0L)) {
            return OptionalLong.empty();
        }
        if (op.client().length() > LONGEST_CLIENT) {
            throw new IllegalArgumentException(
                    "a client's name of " + op.client().length() + " letters");
        }
        switch (op.kind()) {
            case PLAY -> play(op);
            case UNDO -> cursor = Math.max(0, cursor - 1);
            case REDO -> cursor = Math.min(moves.size(), cursor + 1);
            case BRANCH, ACCEPT, DROP -> throw new IllegalArgumentException("a lesson has no branches");
        }
        seen.put(op.client(), op.seq());
        return OptionalLong.of(++version);
    }

    private void play(BoardOp op) {
        if (cursor == MOST_MOVES) {
            throw new IllegalArgumentException("a lesson has room for " + MOST_MOVES + " moves");
        }
        if (op.changes().size() > lesson.puzzle().cellCount()) {
            throw new IllegalArgumentException("a move of " + op.changes().size() + " changes");
        }
        op.changes().forEach(this::requireLegal);
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

    private void requireLegal(BoardChange change) {
        var puzzle = lesson.puzzle();
        boolean legal = change.cell() >= 0
                && change.cell() < puzzle.cellCount()
                && (change.digit().isEmpty() || puzzle.given(change.cell()).isEmpty())
                && change.digit().stream()
                        .allMatch(digit ->
                                digit == Constraint.EMPTY || puzzle.digits().contains(digit))
                && change.candidates().stream().allMatch(puzzle.digits()::containsAll)
                && change.corners().stream().allMatch(puzzle.digits()::containsAll);
        if (!legal) {
            throw new IllegalArgumentException(change + " is no change of this puzzle");
        }
    }

    /// The cells that the last move changed.
    Cells lastMove() {
        return cursor == 0
                ? Cells.NONE
                : Cells.of(moves.get(cursor - 1).changes().stream().mapToInt(BoardChange::cell));
    }

    BoardGame forBoard() {
        var all = moves.stream()
                .map(move -> new BoardTurn(move.kind(), 0, move.changes()))
                .toList();
        return new BoardGame("lesson-" + lesson.kind(), version, cursor, all, seen);
    }
}
