package org.crosscage.board;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import org.crosscage.core.game.Change;
import org.crosscage.core.game.Game;
import org.crosscage.core.game.LogEntry;
import org.crosscage.core.game.LogEntryText;
import org.crosscage.core.game.Move;
import org.crosscage.core.game.SentEntry;
import org.crosscage.core.model.Cells;
import org.crosscage.core.model.Position;
import org.crosscage.core.model.Puzzle;

/// A game on a board that is stored nowhere: it lives as long as the session or the page that holds it. It has moves,
/// undo and redo, but no branches.
///
/// What a page could not send any more waits in its browser under the id, and the next page that opens a game of this
/// id sends it and clears it away.
public final class UnstoredGame {

    /// Far more than such a game needs, and little enough for a session to keep.
    private static final int MOST_MOVES = 500;
    private static final int MOST_CLIENTS = 50;
    private static final int LONGEST_CLIENT = 64;

    private final String id;
    private final int prepared;
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
    /// The move that was refused last.
    private Optional<SentEntry> refused = Optional.empty();

    /// @param id by which a browser keeps what it has not sent
    /// @param preparation what is done before the player begins, which they cannot undo
    public UnstoredGame(String id, Puzzle puzzle, Optional<Move> preparation) {
        this.id = id;
        this.prepared = preparation.isPresent() ? 1 : 0;
        this.game = preparation
                .map(move -> Game.of(puzzle).after(new LogEntry.Play(move)))
                .orElse(Game.of(puzzle));
        this.version = prepared;
    }

    public Position position() {
        return game.position();
    }

    /// The number of moves that stand, without those that were undone.
    public int cursor() {
        return game.cursor();
    }

    /// Whether an entry was put into the log before.
    public boolean isSeen(SentEntry sent) {
        return sent.seq() <= seen.getOrDefault(sent.client(), 0L);
    }

    /// Puts an entry into the log, unless it is there already.
    ///
    /// @return its place in the log, from 1; empty when it was there
    /// @throws IllegalArgumentException when no game of this puzzle can hold the entry, or this one holds as much
    ///     as a session may keep
    public OptionalLong accept(SentEntry sent) {
        if (isSeen(sent)) {
            return OptionalLong.empty();
        }
        if (sent.client().length() > LONGEST_CLIENT) {
            throw new IllegalArgumentException(
                    "a client's name of " + sent.client().length() + " letters");
        }
        switch (sent.entry()) {
            case LogEntry.Play _
            when game.cursor() == MOST_MOVES ->
                throw new IllegalArgumentException("there is room for " + MOST_MOVES + " moves");
            case LogEntry.Branch _, LogEntry.Accept _, LogEntry.Drop _ ->
                throw new IllegalArgumentException("a game that is not stored has no branches");
            case LogEntry.Help _, LogEntry.Other _ ->
                throw new IllegalArgumentException(
                        "a game that is not stored has no entry of the kind '" + LogEntryText.kind(sent.entry()) + "'");
            case LogEntry.Undo _
            when prepared > 0 && game.cursor() == prepared ->
                throw new IllegalArgumentException("what stands there from the beginning cannot be undone");
            case LogEntry.Play _, LogEntry.Undo _, LogEntry.Redo _ -> game = game.after(sent.entry());
        }
        seen.put(sent.client(), sent.seq());
        return OptionalLong.of(++version);
    }

    /// An entry is not put into the log.
    public void refuse(SentEntry sent) {
        refused = Optional.of(sent).filter(each -> each.entry() instanceof LogEntry.Play);
    }

    /// Whether an entry is the undo that was sent behind a refused move, which it was to take back.
    public boolean takesBackRefused(SentEntry sent) {
        return sent.entry() instanceof LogEntry.Undo
                && refused.filter(before -> before.client().equals(sent.client()) && before.seq() + 1 == sent.seq())
                        .isPresent();
    }

    /// The changes of the last move.
    public List<Change> lastChanges() {
        return game.cursor() > 0 && game.turns().get(game.cursor() - 1) instanceof LogEntry.Play(Move move)
                ? move.changes()
                : List.of();
    }

    /// The cells that the last move changed.
    public Cells lastMove() {
        return Cells.of(lastChanges().stream().mapToInt(Change::cell).distinct());
    }

    public BoardGame forBoard() {
        return new BoardGame(id, version, game.cursor(), prepared, game.turns(), seen);
    }
}
