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

    /// @throws MoveException when the changes are no move
    static Op op(BoardOp sent) {
        return switch (sent.kind()) {
            case PLAY ->
                new Op.Play(new Move(
                        sent.changes().stream().flatMap(Entries::changes).toList()));
            case UNDO -> new Op.Undo();
            case REDO -> new Op.Redo();
        };
    }

    static BoardOp forBoard(LoggedOp stored) {
        return switch (stored.op()) {
            case Op.Play(Move move) -> boardOp(stored, BoardOp.Kind.PLAY, forBoard(move));
            case Op.Undo() -> boardOp(stored, BoardOp.Kind.UNDO, List.of());
            case Op.Redo() -> boardOp(stored, BoardOp.Kind.REDO, List.of());
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
                saved.game().moves().stream().map(Entries::forBoard).toList(),
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

    private static BoardOp boardOp(LoggedOp stored, BoardOp.Kind kind, List<BoardChange> changes) {
        return new BoardOp(stored.client(), stored.seq(), kind, changes);
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
