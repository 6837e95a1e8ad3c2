package org.crosscage.play.ui;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.crosscage.board.ui.BoardChange;
import org.crosscage.board.ui.BoardGame;
import org.crosscage.board.ui.BoardOp;
import org.crosscage.board.ui.BoardTurn;
import org.crosscage.core.game.Change;
import org.crosscage.core.game.LogEntry;
import org.crosscage.core.game.Move;
import org.crosscage.core.game.MoveException;
import org.crosscage.core.model.Digits;
import org.crosscage.game.SavedGame;
import org.crosscage.game.StoredEntry;

/// The entries of a game's log in the board's words and back.
final class Entries {

    private Entries() {}

    /// @throws MoveException when the changes are no move, or the level is that of no branch
    static LogEntry op(BoardOp sent) {
        return switch (sent.kind()) {
            case PLAY -> new LogEntry.Play(move(sent));
            case BRANCH -> new LogEntry.Branch(sent.level());
            case ACCEPT -> new LogEntry.Accept(sent.level());
            case DROP ->
                new LogEntry.Drop(sent.level(), sent.changes().isEmpty() ? Optional.empty() : Optional.of(move(sent)));
            case UNDO -> new LogEntry.Undo();
            case REDO -> new LogEntry.Redo();
        };
    }

    private static Move move(BoardOp sent) {
        return new Move(sent.changes().stream().flatMap(Entries::changes).toList());
    }

    static BoardOp forBoard(StoredEntry stored) {
        return switch (stored.op()) {
            case LogEntry.Turn turn -> {
                var told = forBoard(turn);
                yield new BoardOp(stored.client(), stored.seq(), told.kind(), told.level(), told.changes());
            }
            case LogEntry.Undo() -> travel(stored, BoardOp.Kind.UNDO);
            case LogEntry.Redo() -> travel(stored, BoardOp.Kind.REDO);
        };
    }

    private static BoardOp travel(StoredEntry stored, BoardOp.Kind kind) {
        return new BoardOp(stored.client(), stored.seq(), kind, 0, List.of());
    }

    private static BoardTurn forBoard(LogEntry.Turn turn) {
        return switch (turn) {
            case LogEntry.Play(Move move) -> new BoardTurn(BoardOp.Kind.PLAY, 0, forBoard(move));
            case LogEntry.Branch(int level) -> new BoardTurn(BoardOp.Kind.BRANCH, level, List.of());
            case LogEntry.Accept(int level) -> new BoardTurn(BoardOp.Kind.ACCEPT, level, List.of());
            case LogEntry.Drop(int level, Optional<Move> then) ->
                new BoardTurn(
                        BoardOp.Kind.DROP, level, then.map(Entries::forBoard).orElse(List.of()));
        };
    }

    /// A snapshot for the board.
    ///
    /// @param log all entries of the game's log
    static BoardGame forBoard(SavedGame saved, List<StoredEntry> log) {
        return new BoardGame(
                saved.id(),
                saved.version(),
                saved.game().cursor(),
                saved.game().turns().stream().map(Entries::forBoard).toList(),
                seen(log));
    }

    /// By client, how many of its entries are stored without a gap. An entry that failed while later ones were
    /// stored is behind a gap, so that the board still has to send it.
    private static Map<String, Long> seen(List<StoredEntry> log) {
        var seqs = log.stream()
                .collect(Collectors.groupingBy(
                        StoredEntry::client,
                        Collectors.mapping(StoredEntry::seq, Collectors.toCollection(TreeSet::new))));
        var seen = new HashMap<String, Long>();
        seqs.forEach((client, all) -> {
            long next = 1;
            for (long seq : all) {
                next += seq == next ? 1 : 0;
            }
            seen.put(client, next - 1);
        });
        return seen;
    }

    /// A move cell by cell.
    static List<BoardChange> forBoard(Move move) {
        Map<Integer, List<Change>> byCell = new TreeMap<>();
        move.changes()
                .forEach(change -> byCell.computeIfAbsent(change.cell(), cell -> new ArrayList<>())
                        .add(change));
        return byCell.entrySet().stream()
                .map(entry -> forBoard(entry.getKey(), entry.getValue()))
                .toList();
    }

    private static BoardChange forBoard(int cell, List<Change> changes) {
        Optional<Integer> digit = Optional.empty();
        Optional<Digits> candidates = Optional.empty();
        Optional<Digits> corners = Optional.empty();
        Optional<Integer> colour = Optional.empty();
        for (var change : changes) {
            switch (change) {
                case Change.Digit(int _, int value) -> digit = Optional.of(value);
                case Change.Candidates(int _, Digits marks) -> candidates = Optional.of(marks);
                case Change.Corners(int _, Digits marks) -> corners = Optional.of(marks);
                case Change.Colour(int _, int value) -> colour = Optional.of(value);
            }
        }
        return new BoardChange(cell, digit, candidates, corners, colour);
    }

    private static Stream<Change> changes(BoardChange sent) {
        int cell = sent.cell();
        return Stream.of(
                        sent.digit().<Change>map(digit -> new Change.Digit(cell, digit)),
                        sent.candidates().<Change>map(marks -> new Change.Candidates(cell, marks)),
                        sent.corners().<Change>map(marks -> new Change.Corners(cell, marks)),
                        sent.colour().<Change>map(colour -> new Change.Colour(cell, colour)))
                .flatMap(Optional::stream);
    }
}
