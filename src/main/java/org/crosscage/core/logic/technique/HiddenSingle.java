package org.crosscage.core.logic.technique;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import org.crosscage.core.clue.LiveClues;
import org.crosscage.core.logic.NeededDigits;
import org.crosscage.core.logic.Reason;
import org.crosscage.core.logic.Step;
import org.crosscage.core.logic.Technique;
import org.crosscage.core.logic.Tier;
import org.crosscage.core.model.Arithmetic;
import org.crosscage.core.model.Board;
import org.crosscage.core.model.Cells;
import org.crosscage.core.model.Constraint;
import org.crosscage.core.model.Digits;

/// A digit that a unit needs has one cell left in it. A line needs every digit. A run, or a cage whose cells all
/// differ, needs only the digits that all of its live combinations have: a run of four cells has no place for most
/// digits.
public record HiddenSingle() implements Technique {

    /// More lines are too many for one sentence.
    private static final int MOST_LINES = 2;

    @Override
    public String id() {
        return "hidden-single";
    }

    @Override
    public Tier tier() {
        return Tier.GENTLE;
    }

    @Override
    public int weight() {
        return 12;
    }

    @Override
    public List<Step> find(Board board) {
        return NeededDigits.steps(this, board, (unit, needed, steps) -> find(unit, needed, board, steps));
    }

    private void find(Constraint unit, long required, Board board, List<Step> steps) {
        var cells = unit.cells();
        long once = 0;
        long twice = 0;
        for (int i = 0; i < cells.size(); i++) {
            long bits = board.bits(cells.get(i));
            twice |= once & bits;
            once |= bits;
        }
        long single = once & ~twice & required;
        for (int i = 0; single != 0 && i < cells.size(); i++) {
            int cell = cells.get(i);
            long here = board.bits(cell) & single;
            if (here != 0 && !board.isPlaced(cell) && board.candidates(cell).size() > 1) {
                steps.add(step(unit, cell, new Digits(here).min(), board));
            }
        }
    }

    private Step step(Constraint unit, int cell, int digit, Board board) {
        return Step.of(this).place(cell, digit, board).because(board, () -> reason(unit, cell, digit, board));
    }

    private static Reason reason(Constraint unit, int cell, int digit, Board board) {
        if (board.puzzle().isLine(unit) || !(unit instanceof Arithmetic clue)) {
            return Reason.of("hidden-single.line")
                    .given(unit.cells().without(cell), board)
                    .by(unit)
                    .constraint("unit", unit)
                    .digits("digit", Digits.of(digit))
                    .speaking(Cells.of(cell), Digits.of(digit), board)
                    .build();
        }
        var clues = LiveClues.of(board);
        var reason = Reason.of("hidden-single.clue")
                .given(unit.cells(), board)
                .by(unit)
                .constraint("unit", unit)
                .digits("digit", Digits.of(digit))
                .number("target", clue.target())
                .number("count", clue.cells().size())
                .combinations(
                        "ways",
                        clue.operation(),
                        clues.combinations(clues.indexOf(clue)).list());
        sayWhatOthersSee(clue, cell, digit, board, reason);
        return reason.build();
    }

    /// Which lines have the digit already, so that the other cells cannot be it; nothing where that is not so of all of
    /// them, or is too much to say.
    private static void sayWhatOthersSee(Arithmetic clue, int cell, int digit, Board board, Reason.Builder reason) {
        var others = board.open(clue.cells()).without(cell);
        var left = others;
        var lines = new ArrayList<Constraint>();
        while (!left.isEmpty() && lines.size() < MOST_LINES) {
            var line = seenByMost(left, clue, digit, board);
            if (line.isEmpty()) {
                return;
            }
            lines.add(line.get());
            left = left.filter(each -> !line.get().cells().contains(each));
        }
        if (left.isEmpty() && !lines.isEmpty()) {
            lines.forEach(line -> reason.given(line.cells().filter(each -> board.digit(each) == digit), board));
            reason.cells("others", others).constraints("lines", lines);
        }
    }

    /// The line or run with the digit in which most of some cells lie.
    private static Optional<Constraint> seenByMost(Cells cells, Constraint but, int digit, Board board) {
        return cells.stream()
                .boxed()
                .flatMap(cell -> board.puzzle().unitsOf(cell).stream())
                .distinct()
                .filter(unit -> unit != but && board.placed(unit.cells()).contains(digit))
                .max(Comparator.comparingInt(
                        unit -> cells.intersect(unit.cells()).size()));
    }
}
