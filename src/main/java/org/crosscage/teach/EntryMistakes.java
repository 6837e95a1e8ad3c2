package org.crosscage.teach;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import org.crosscage.core.game.Change;
import org.crosscage.core.game.Move;
import org.crosscage.core.logic.Reason;
import org.crosscage.core.logic.RuleEngine;
import org.crosscage.core.logic.Technique;
import org.crosscage.core.model.Board;
import org.crosscage.core.model.Cells;
import org.crosscage.core.model.Digits;
import org.crosscage.core.model.Position;
import org.crosscage.core.model.Puzzle;
import org.crosscage.core.model.Square;
import org.crosscage.teach.clue.Contradiction;

/// What is wrong with an entry in a position that is right: its digits and all candidates that it leaves. So whatever
/// follows from them may be told, and the proof is short more often than in a game, whose marks are notes. First what
/// everyone can see, then a few simple steps, then that the digit was ruled out before the position, then as many
/// steps as are told one by one. Safe for use by several threads.
public final class EntryMistakes {

    private final Puzzle puzzle;
    private final Position position;
    /// Tells nothing that is open in the position, or a wrong try would give the answer away.
    private final Refuter discreet;

    private final Refuter refuter;

    /// @param position with the candidates of all open cells
    /// @param techniques of the kind, easiest first
    /// @param stop asked often; once true, nothing more is shown
    public EntryMistakes(Puzzle puzzle, Position position, List<Technique> techniques, BooleanSupplier stop) {
        this.puzzle = puzzle;
        this.position = position;
        var after = Board.of(puzzle, position);
        new RuleEngine(Refuter.toldIn(techniques)).all(after).forEach(step -> step.applyTo(after));
        this.discreet = Refuter.plain(techniques, step -> step.isNewOn(after), stop);
        this.refuter = Refuter.plain(techniques, stop);
    }

    /// @param digit that no solution has in the cell, which is open
    public Hint.WrongDigit digit(int cell, int digit) {
        var board = with(cell, Square.BLANK.withDigit(digit));
        var refutation = Contradiction.standing(board, cell)
                .map(EntryMistakes::atOnce)
                .or(() -> discreet.nearest(suspect(cell, board)).map(Refuter.Refuted::refutation))
                .or(() -> ruledOut(cell, digit))
                .or(() -> shown(cell, board))
                .orElseGet(() -> atOnce(Contradiction.farEntry(cell, Digits.of(digit))));
        return new Hint.WrongDigit(cell, digit, refutation.where(cell, puzzle), refutation, 0, 0);
    }

    /// @param gone candidates of the cell, among them the one that it needs, but not all
    public Hint.WrongMarks crossedOut(int cell, Digits gone) {
        var marks = position.square(cell).candidates().minus(gone);
        var refutation = shown(cell, with(cell, Mistakes.supposed(marks)))
                .orElseGet(() -> atOnce(Contradiction.farEntry(cell, marks)));
        return new Hint.WrongMarks(
                cell,
                1,
                marks,
                gone,
                true,
                refutation.where(cell, puzzle),
                refutation,
                Move.of(new Change.Candidates(cell, marks.union(gone))));
    }

    private Optional<Refutation> shown(int cell, Board board) {
        var suspect = suspect(cell, board);
        return discreet.nearest(suspect)
                .or(() -> discreet.further(suspect))
                .or(() -> refuter.nearest(suspect))
                .or(() -> refuter.further(suspect))
                .map(Refuter.Refuted::refutation);
    }

    private Board with(int cell, Square square) {
        return Board.of(puzzle, position.with(Map.of(cell, square)));
    }

    private static List<Refuter.Suspect> suspect(int cell, Board board) {
        return List.of(new Refuter.Suspect(cell, board, Cells.NONE));
    }

    private Optional<Refutation> ruledOut(int cell, int digit) {
        return position.square(cell).candidates().contains(digit)
                ? Optional.empty()
                : Optional.of(atOnce(Contradiction.ruledOut(cell, digit)));
    }

    private static Refutation atOnce(Reason end) {
        return new Refutation(List.of(), end);
    }
}
