package org.crosscage.learn.ui;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.OptionalLong;
import org.crosscage.board.ui.BoardGame;
import org.crosscage.core.game.Change;
import org.crosscage.core.game.Game;
import org.crosscage.core.game.LogEntry;
import org.crosscage.core.game.Move;
import org.crosscage.core.game.SentEntry;
import org.crosscage.core.kind.Lesson;
import org.crosscage.core.kind.LessonTask;
import org.crosscage.core.model.Cells;
import org.crosscage.core.model.Position;

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
    private Game game;
    private long version;
    private int task;

    LessonGame(Lesson lesson) {
        this.lesson = lesson;
        this.game = Game.of(lesson.puzzle());
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
    OptionalLong accept(SentEntry sent) {
        if (sent.seq() <= seen.getOrDefault(sent.client(), 0L)) {
            return OptionalLong.empty();
        }
        if (sent.client().length() > LONGEST_CLIENT) {
            throw new IllegalArgumentException(
                    "a client's name of " + sent.client().length() + " letters");
        }
        switch (sent.entry()) {
            case LogEntry.Play _
            when game.cursor() == MOST_MOVES ->
                throw new IllegalArgumentException("a lesson has room for " + MOST_MOVES + " moves");
            case LogEntry.Branch _, LogEntry.Accept _, LogEntry.Drop _ ->
                throw new IllegalArgumentException("a lesson has no branches");
            case LogEntry.Play _, LogEntry.Undo _, LogEntry.Redo _ -> game = game.after(sent.entry());
        }
        seen.put(sent.client(), sent.seq());
        return OptionalLong.of(++version);
    }

    /// The cells that the last move changed.
    Cells lastMove() {
        return game.cursor() > 0 && game.turns().get(game.cursor() - 1) instanceof LogEntry.Play(Move move)
                ? Cells.of(move.changes().stream().mapToInt(Change::cell).distinct())
                : Cells.NONE;
    }

    BoardGame forBoard() {
        return new BoardGame("lesson-" + lesson.kind(), version, game.cursor(), game.turns(), seen);
    }
}
