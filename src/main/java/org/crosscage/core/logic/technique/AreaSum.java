package org.crosscage.core.logic.technique;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.crosscage.core.logic.Reason;
import org.crosscage.core.logic.area.Areas.Area;
import org.crosscage.core.model.Arithmetic;
import org.crosscage.core.model.Board;
import org.crosscage.core.model.Cells;
import org.crosscage.core.model.Constraint;

/// What the open cells that stick out of an area make: those of [#open()] that come first, `plus` many, less the
/// others.
///
/// @param rest known from the sums of the area and the digits that stick out
record AreaSum(Board board, Area area, int[] open, int plus, long rest) {

    static AreaSum of(Board board, Area area) {
        var plus = board.open(area.plus());
        int[] open = IntStream.concat(plus.stream(), board.open(area.minus()).stream())
                .toArray();
        long rest = area.difference() - placed(area.plus(), board) + placed(area.minus(), board);
        return new AreaSum(board, area, open, plus.size(), rest);
    }

    /// The sum of the placed cells.
    static long placed(Cells cells, Board board) {
        long sum = 0;
        for (int i = 0; i < cells.size(); i++) {
            sum += board.isPlaced(cells.get(i)) ? board.digit(cells.get(i)) : 0;
        }
        return sum;
    }

    /// All cells that stick out.
    Cells left() {
        return area.plus().union(area.minus());
    }

    /// The units that keep open cells different.
    List<Constraint> shared() {
        return board.puzzle().units().stream()
                .filter(unit -> unit.cells().intersect(Cells.of(open)).size() > 1)
                .toList();
    }

    /// The open cells that some units keep different.
    Cells together(List<Constraint> units) {
        return units.stream()
                .map(unit -> unit.cells().intersect(Cells.of(open)))
                .reduce(Cells.NONE, Cells::union);
    }

    /// The sums of the area, to be used by a proof, and before them the other units that keep open cells different.
    List<Constraint> constraints() {
        var constraints = new ArrayList<>(shared());
        constraints.removeAll(area.one());
        constraints.removeAll(area.other());
        constraints.addAll(area.one());
        constraints.addAll(area.other());
        return constraints;
    }

    private boolean isOneAcross() {
        return area.one().stream().anyMatch(run -> run.group().isAcross())
                || area.other().stream().anyMatch(run -> run.group().isDown());
    }

    List<Arithmetic> across() {
        return isOneAcross() ? area.one() : area.other();
    }

    List<Arithmetic> down() {
        return isOneAcross() ? area.other() : area.one();
    }

    Cells acrossOnly() {
        return isOneAcross() ? area.plus() : area.minus();
    }

    Cells downOnly() {
        return isOneAcross() ? area.minus() : area.plus();
    }

    static long sum(List<Arithmetic> runs) {
        return runs.stream().mapToLong(Arithmetic::target).sum();
    }

    /// The cells of all sums of the area.
    private Cells cells() {
        return Cells.of(IntStream.concat(
                area.one().stream().flatMapToInt(run -> run.cells().stream()),
                area.other().stream().flatMapToInt(run -> run.cells().stream())));
    }

    /// The first and the last cell of the area.
    Cells ends() {
        var cells = cells();
        return Cells.of(cells.get(0), cells.get(cells.size() - 1));
    }

    /// The thought that counts the area in both ways.
    Reason.Builder thought() {
        var acrossPlaced = acrossOnly().filter(board::isPlaced);
        var downPlaced = downOnly().filter(board::isPlaced);
        return Reason.of("area")
                .constraints("across", across())
                .constraints("down", down())
                .cells("area", cells())
                .number("acrossSum", sum(across()))
                .number("downSum", sum(down()))
                .cells("acrossPlaced", acrossPlaced)
                .cells("downPlaced", downPlaced)
                .number("acrossRest", sum(across()) - placed(acrossPlaced, board))
                .number("downRest", sum(down()) - placed(downPlaced, board));
    }
}
