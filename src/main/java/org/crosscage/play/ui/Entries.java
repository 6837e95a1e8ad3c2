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
import org.crosscage.core.model.Digits;
import org.crosscage.play.Change;
import org.crosscage.play.LoggedOp;
import org.crosscage.play.Move;
import org.crosscage.play.MoveException;
import org.crosscage.play.Op;
import org.crosscage.play.SavedGame;

/// The entries of a game's log in the board's words and back.
final class Entries {

    private Entries() {}

    /// @throws MoveException when the changes are no move, or the level is that of no branch
    static Op op(BoardOp sent) {
        return switch (sent.kind()) {
            case PLAY -> new Op.Play(move(sent));
            case BRANCH -> new Op.Branch(sent.level());
            case ACCEPT -> new Op.Accept(sent.level());
            case DROP ->
                new Op.Drop(sent.level(), sent.changes().isEmpty() ? Optional.empty() : Optional.of(move(sent)));
            case UNDO -> new Op.Undo();
            case REDO -> new Op.Redo();
        };
    }

    private static Move move(BoardOp sent) {
        return new Move(sent.changes().stream().flatMap(Entries::changes).toList());
    }

    static BoardOp forBoard(LoggedOp stored) {
        return switch (stored.op()) {
            case Op.Turn turn -> {
                var told = forBoard(turn);
                yield new BoardOp(stored.client(), stored.seq(), told.kind(), told.level(), told.changes());
            }
            case Op.Undo() -> travel(stored, BoardOp.Kind.UNDO);
            case Op.Redo() -> travel(stored, BoardOp.Kind.REDO);
        };
    }

    private static BoardOp travel(LoggedOp stored, BoardOp.Kind kind) {
        return new BoardOp(stored.client(), stored.seq(), kind, 0, List.of());
    }

    private static BoardTurn forBoard(Op.Turn turn) {
        return switch (turn) {
            case Op.Play(Move move) -> new BoardTurn(BoardOp.Kind.PLAY, 0, forBoard(move));
            case Op.Branch(int level) -> new BoardTurn(BoardOp.Kind.BRANCH, level, List.of());
            case Op.Accept(int level) -> new BoardTurn(BoardOp.Kind.ACCEPT, level, List.of());
            case Op.Drop(int level, Optional<Move> then) ->
                new BoardTurn(
                        BoardOp.Kind.DROP, level, then.map(Entries::forBoard).orElse(List.of()));
        };
    }

    /// A snapshot for the board.
    ///
    /// @param log all entries of the game's log
    static BoardGame forBoard(SavedGame saved, List<LoggedOp> log) {
        return new BoardGame(
                saved.id(),
                saved.version(),
                saved.game().cursor(),
                saved.game().turns().stream().map(Entries::forBoard).toList(),
                seen(log));
    }

    /// By client, how many of its entries are stored without a gap. An entry that failed while later ones were
    /// stored is behind a gap, so that the board still has to send it.
    private static Map<String, Long> seen(List<LoggedOp> log) {
        var seqs = log.stream()
                .collect(Collectors.groupingBy(
                        LoggedOp::client, Collectors.mapping(LoggedOp::seq, Collectors.toCollection(TreeSet::new))));
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
