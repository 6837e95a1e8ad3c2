package org.crosscage.core.logic.technique;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import org.crosscage.core.logic.Fact;
import org.crosscage.core.logic.Reason;
import org.crosscage.core.logic.Step;
import org.crosscage.core.logic.Technique;
import org.crosscage.core.logic.Tier;
import org.crosscage.core.model.AllDifferent;
import org.crosscage.core.model.Board;
import org.crosscage.core.model.Cells;
import org.crosscage.core.model.Constraint;
import org.crosscage.core.model.Digits;

/// A cell has one candidate left. When the cell sees every other digit in its lines and runs, the reason names
/// them. Else something ruled digits out before, and so the cell has marks, which show the one that is left; or,
/// for a player without marks, the steps that did it are told first. To derive them once more says nothing new, and
/// some can be derived no more: what a step before used may be gone from the board.
public record NakedSingle() implements Technique {

    @Override
    public String id() {
        return "naked-single";
    }

    @Override
    public Tier tier() {
        return Tier.GENTLE;
    }

    @Override
    public int weight() {
        return 4;
    }

    @Override
    public List<Step> find(Board board) {
        var steps = new ArrayList<Step>();
        for (int cell = 0; cell < board.puzzle().cellCount(); cell++) {
            long bits = board.bits(cell);
            if (bits != 0 && (bits & bits - 1) == 0 && !board.isPlaced(cell)) {
                steps.add(step(cell, board.candidates(cell).min(), board));
            }
        }
        return steps;
    }

    private Step step(int cell, int digit, Board board) {
        var step = Step.of(this).place(cell, digit, board);
        return step.because(board, () -> reason(cell, digit, step, board));
    }

    private static Reason reason(int cell, int digit, Step.Builder step, Board board) {
        var units = board.puzzle().unitsOf(cell);
        var lines = units.stream().filter(AllDifferent.class::isInstance).toList();
        return seen(cell, digit, lines, step, board)
                .or(() -> seen(cell, digit, units, step, board))
                .orElseGet(() -> marked(cell, board));
    }

    private static Reason marked(int cell, Board board) {
        return Reason.of("naked-single.marks")
                .given(Cells.of(cell), board)
                .cells("cell", Cells.of(cell))
                .naming("where", where(cell, board))
                .build();
    }

    /// Empty where some other digit stands in none of the units, and where their clues say the digit with fewer of
    /// them.
    private static Optional<Reason> seen(int cell, int digit, List<Constraint> units, Step.Builder step, Board board) {
        var others = board.puzzle().digits().without(digit);
        if (!placed(units, board).containsAll(others)) {
            return Optional.empty();
        }
        var needed = new ArrayList<>(units);
        for (var unit : units) {
            var rest = needed.stream().filter(u -> u != unit).toList();
            if (placed(rest, board).containsAll(others)) {
                needed.remove(unit);
            }
        }
        var seen = Cells.of(
                needed.stream().flatMapToInt(unit -> unit.cells().stream().filter(board::isPlaced)));
        var reason = Reason.of("naked-single.seen")
                .given(seen, board)
                .byNeeded(needed.reversed(), step, board)
                .cells("cell", Cells.of(cell))
                .digits("others", others)
                .naming("where", where(cell, board))
                .build();
        return Optional.of(reason).filter(whole -> whole.constraints().size() == needed.size());
    }

    /// The unit in which the cell is easiest to spot, the one with the fewest open cells; the cell itself where it
    /// has no unit.
    private static Fact where(int cell, Board board) {
        return board.puzzle().unitsOf(cell).stream()
                .min(Comparator.comparingInt(unit -> board.open(unit.cells()).size()))
                .<Fact>map(Fact.OfConstraint::new)
                .orElseGet(() -> new Fact.OfCells(Cells.of(cell)));
    }

    private static Digits placed(List<Constraint> units, Board board) {
        return units.stream().map(unit -> board.placed(unit.cells())).reduce(Digits.NONE, Digits::union);
    }
}
