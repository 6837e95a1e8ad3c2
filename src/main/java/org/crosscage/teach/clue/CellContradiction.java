package org.crosscage.teach.clue;

import java.util.Optional;
import org.crosscage.core.logic.Reason;
import org.crosscage.core.model.Arithmetic;
import org.crosscage.core.model.Board;
import org.crosscage.core.model.Cells;
import org.crosscage.core.model.Constraint;
import org.crosscage.core.model.Digits;
import org.crosscage.core.model.Operation;

/// What can be seen to be impossible in one open cell: the part of a [Contradiction] that speaks of a cell which
/// nothing fits.
final class CellContradiction {

    private final Board board;
    private final Board start;

    /// @param start the board that this one follows from
    CellContradiction(Board board, Board start) {
        this.board = board;
        this.start = start;
    }

    /// A digit that belongs in the only cell of a clue, and stands elsewhere.
    Optional<Reason> single(Constraint constraint) {
        if (!(constraint instanceof Arithmetic clue) || clue.cells().size() > 1) {
            return Optional.empty();
        }
        int cell = clue.cells().get(0);
        return board.isPlaced(cell)
                ? Optional.empty()
                : board.puzzle().unitsOf(cell).stream()
                        .flatMap(unit -> unit.cells().filter(other -> board.digit(other) == clue.target()).stream()
                                .mapToObj(other -> Reason.of(Contradiction.SINGLE)
                                        .given(Cells.of(other), board)
                                        .by(unit, clue)
                                        .constraint("clue", clue)
                                        .constraint("unit", unit)
                                        .cells("cell", clue.cells())
                                        .digits("digit", board.candidates(other))
                                        .build()))
                        .findFirst();
    }

    /// The one open cell of a clue, which would have to be what it cannot be.
    Optional<Reason> lastCell(Constraint constraint) {
        if (!(constraint instanceof Arithmetic clue) || clue.operation() == Operation.EQUAL) {
            return Optional.empty();
        }
        int cell = board.lastOpen(clue.cells());
        var left = ClueProgress.of(clue, board).left();
        return cell == Constraint.EMPTY || left.isEmpty() || canBe(cell, left.getAsLong())
                ? Optional.empty()
                : Optional.of(lastCell(clue, cell, left.getAsLong()));
    }

    private Reason lastCell(Arithmetic clue, int cell, long number) {
        var taken = board.puzzle().unitsOf(cell).stream()
                .flatMap(unit -> unit.cells().filter(other -> board.digit(other) == number).stream()
                        .mapToObj(other -> named(Contradiction.LAST_CELL + ".taken", clue, cell, number)
                                .given(Cells.of(other), board)
                                .by(unit)
                                .constraint("unit", unit)
                                .cells("other", Cells.of(other))))
                .findFirst();
        boolean isDigit = number <= Digits.LARGEST && board.puzzle().digits().contains((int) number);
        // what no digit on the board takes from a cell before the first step, its marks leave out
        boolean wasMarked = start.candidates(cell).contains((int) number);
        var why = !isDigit ? ".none" : wasMarked ? "" : ".marks";
        return taken.orElseGet(() -> named(Contradiction.LAST_CELL + why, clue, cell, number))
                .build();
    }

    private Reason.Builder named(String key, Arithmetic clue, int cell, long number) {
        return Reason.of(key)
                .given(clue.cells(), board)
                .by(clue)
                .constraint("clue", clue)
                .cells("cell", Cells.of(cell))
                .number("number", number);
    }

    private boolean canBe(int cell, long number) {
        return number >= 0 && number <= Digits.LARGEST && board.candidates(cell).contains((int) number);
    }

    /// A cell for which no digit is left.
    Optional<Reason> noDigit(Constraint constraint) {
        return constraint.cells().stream()
                .filter(cell -> board.candidates(cell).isEmpty())
                .mapToObj(this::noDigit)
                .findFirst();
    }

    private Reason noDigit(int cell) {
        // a digit that was placed since then counts where the cell could still be it
        var seen = board.puzzle()
                .peers(cell)
                .filter(peer -> start.isPlaced(peer)
                        || board.isPlaced(peer) && start.candidates(cell).contains(board.digit(peer)));
        var digits = board.placed(seen);
        var units = board.puzzle().unitsOf(cell);
        return Reason.of(Contradiction.NO_DIGIT + (seen.isEmpty() ? "" : ".seen"))
                .given(Cells.of(cell).union(seen), board)
                .by(units)
                .cells("cell", Cells.of(cell))
                .digits("seen", digits)
                .digits("gone", board.puzzle().digits().minus(digits))
                .constraints(
                        "units",
                        units.stream()
                                .filter(unit -> unit.cells().intersects(seen))
                                .toList())
                .build();
    }
}
