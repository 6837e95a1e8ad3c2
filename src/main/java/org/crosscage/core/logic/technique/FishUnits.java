package org.crosscage.core.logic.technique;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.crosscage.core.clue.LiveClues;
import org.crosscage.core.model.Arithmetic;
import org.crosscage.core.model.Board;
import org.crosscage.core.model.Cells;
import org.crosscage.core.model.Constraint;

/// The units of one direction that need a digit, with the crossing units in which it can stand: what fish are made
/// of. A line needs every digit, a run only those that all of its live combinations have.
///
/// Of a Kakuro that is far larger than any that is made those units are left out that cross more than 64 others in
/// all with those before them.
final class FishUnits {

    private final Crossings crossings;
    private final boolean across;
    private final int digit;
    private final int most;
    private final List<Constraint> bases = new ArrayList<>();
    private final List<Long> covers = new ArrayList<>();
    private final List<Integer> numbered = new ArrayList<>();

    /// @param most units with more places for the digit are of no use
    FishUnits(Board board, boolean across, int digit, int most) {
        this.most = most;
        this.crossings = Crossings.of(board.puzzle());
        this.across = across;
        this.digit = digit;
        for (var unit : crossings.units(across)) {
            board.goOn();
            if (needs(unit, board)) {
                add(unit, board);
            }
        }
    }

    private boolean needs(Constraint unit, Board board) {
        if (board.puzzle().isLine(unit)) {
            return !board.placed(unit.cells()).contains(digit);
        }
        if (unit instanceof Arithmetic clue) {
            var clues = LiveClues.of(board);
            return (clues.required(clues.indexOf(clue)) >>> digit & 1) != 0;
        }
        return false;
    }

    private void add(Constraint unit, Board board) {
        int[] crossed = new int[unit.cells().size()];
        int count = 0;
        for (int i = 0; i < unit.cells().size(); i++) {
            int cell = unit.cells().get(i);
            if (!board.isPlaced(cell) && (board.bits(cell) >>> digit & 1) != 0) {
                crossed[count++] = crossings.unitAt(cell, !across);
            }
        }
        if (count > most) {
            return;
        }
        long covered = 0;
        for (int i = 0; i < count; i++) {
            int number = number(crossed[i]);
            if (crossed[i] < 0 || number >= Long.SIZE) {
                return;
            }
            covered |= 1L << number;
        }
        bases.add(unit);
        covers.add(covered);
    }

    private int number(int cover) {
        int number = numbered.indexOf(cover);
        if (number < 0) {
            number = numbered.size();
            numbered.add(cover);
        }
        return number;
    }

    int digit() {
        return digit;
    }

    int size() {
        return bases.size();
    }

    Constraint base(int i) {
        return bases.get(i);
    }

    /// The crossing units in which the digit can stand, one bit each.
    long covers(int i) {
        return covers.get(i);
    }

    /// The crossing unit of a cell as its bit; 0 where no unit has the digit in it.
    long cover(int cell) {
        int unit = crossings.unitAt(cell, !across);
        int number = unit < 0 ? unit : numbered.indexOf(unit);
        return number < 0 || number >= Long.SIZE ? 0 : 1L << number;
    }

    /// The crossing units that the bits stand for, in their order on the board.
    List<Constraint> units(long bits) {
        var places = new ArrayList<Integer>();
        for (long left = bits; left != 0; left &= left - 1) {
            places.add(numbered.get(Long.numberOfTrailingZeros(left)));
        }
        return places.stream().sorted().map(crossings.units(!across)::get).toList();
    }

    /// Units of one direction as a reader comes to them: rows from the top, columns from the left.
    static List<Constraint> inOrder(List<Constraint> units, Board board) {
        var shape = board.puzzle().shape();
        return units.stream()
                .sorted(Comparator.<Constraint>comparingInt(unit -> {
                            int first = unit.cells().get(0);
                            return unit.group().isAcross() ? shape.row(first) : shape.column(first);
                        })
                        .thenComparingInt(unit -> unit.cells().get(0)))
                .toList();
    }

    /// The open cells of a group in which a digit can stand.
    static Cells places(Cells cells, int digit, Board board) {
        return cells.filter(
                cell -> !board.isPlaced(cell) && board.candidates(cell).contains(digit));
    }
}
