package org.crosscage.learn.ui;

import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import org.crosscage.board.BoardGame;
import org.crosscage.board.UnstoredGame;
import org.crosscage.core.game.Change;
import org.crosscage.core.game.SentEntry;
import org.crosscage.core.kind.Lesson;
import org.crosscage.core.kind.LessonTask;
import org.crosscage.core.model.Cells;
import org.crosscage.core.model.Position;

/// How far somebody has come in a lesson: what was played, and at which task they are. It lives as long as the session,
/// so that a reload goes on where it was.
///
/// Its id is the same for everyone: what a page could not send any more, the next page that opens the lesson sends.
final class LessonGame {

    private final Lesson lesson;
    private final UnstoredGame game;
    private int task;
    /// How many moves stood on the board when the task began.
    private int before;

    LessonGame(Lesson lesson) {
        this.lesson = lesson;
        this.game = new UnstoredGame("lesson-" + lesson.kind(), lesson.puzzle(), Optional.empty());
    }

    Lesson lesson() {
        return lesson;
    }

    Position position() {
        return game.position();
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
        before = game.cursor();
    }

    /// Whether the task is done by what stands on the board.
    boolean isReached() {
        return !isDone() && task().goal().isReached(lesson.puzzle(), position());
    }

    /// As for [UnstoredGame#accept].
    OptionalLong accept(SentEntry sent) {
        return game.accept(sent);
    }

    /// The changes of the last move; none when it was made before this task.
    List<Change> changes() {
        return game.cursor() > before ? game.lastChanges() : List.of();
    }

    /// The cells that the last move changed.
    Cells lastMove() {
        return game.lastMove();
    }

    BoardGame forBoard() {
        return game.forBoard();
    }
}
