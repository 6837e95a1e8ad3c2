package org.crosscage.teach.clue;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalLong;
import org.crosscage.core.logic.Elimination;
import org.crosscage.core.logic.Proof;
import org.crosscage.core.logic.Reason;
import org.crosscage.core.model.Arithmetic;
import org.crosscage.core.model.Board;
import org.crosscage.core.model.Cells;
import org.crosscage.core.model.Constraint;
import org.crosscage.core.model.Digits;
import org.crosscage.core.model.Operation;

/// Why a clue cannot be met with what its cells can still be: what its open cells have to make, what is left for each
/// of them, which digits others have taken from them, and that nothing of it will do. Of a clue whose cells
/// have more different things left than anybody keeps in mind, only that it cannot be met.
final class UnsatisfiableClue {

    /// So many sentences about what is left are kept in mind.
    private static final int MOST_LEFT = 3;
    /// And so many about digits that stand elsewhere.
    private static final int MOST_LOST = 3;

    private final Arithmetic clue;
    private final Board board;
    private final Board start;
    private final int near;
    private final ClueProgress progress;
    private final List<Constraint> lines;

    /// Digits that cells cannot have because lines or runs have them already.
    private record Lost(List<Constraint> units, Cells cells, Digits digits, Cells holders) {}

    /// @param clue that cannot be met on the board
    /// @param start the board that this one follows from
    /// @param near the cell of what was supposed
    UnsatisfiableClue(Arithmetic clue, Board board, Board start, int near) {
        this.clue = clue;
        this.board = board;
        this.start = start;
        this.near = near;
        this.progress = ClueProgress.of(clue, board);
        this.lines = lines();
    }

    Reason reason() {
        var open = progress.open();
        if (open.stream().anyMatch(cell -> board.candidates(cell).isEmpty())) {
            return plain();
        }
        if (open.size() == 1) {
            return last(open.get(0));
        }
        var choices = new OpenChoices(clue, board);
        var end = choices.end(progress);
        var left = left(end);
        return left.size() <= MOST_LEFT ? told(left, choices, end) : plain();
    }

    /// The lines of which it takes that no digit stands twice in them to see that a clue cannot be met.
    private List<Constraint> lines() {
        if (clue.cells().stream().anyMatch(cell -> board.candidates(cell).isEmpty())) {
            return List.of();
        }
        int any = clue.cells().get(0);
        return Proof.neededUnits(board, clue, List.of(new Elimination(any, board.candidates(any))));
    }

    private Reason plain() {
        return facts(Contradiction.UNSATISFIABLE + sort())
                .given(clue.cells(), board)
                .build();
    }

    private Reason.Builder facts(String key) {
        var reason = Reason.of(key)
                .by(clue)
                .by(lines)
                .constraint("clue", clue)
                .cells("open", progress.open())
                .constraints("lines", lines)
                .number("target", clue.target());
        number().ifPresent(number -> reason.number("number", number));
        return reason;
    }

    /// What the open cells have to make, where some are filled and it is known.
    private OptionalLong number() {
        return progress.placed().isEmpty() ? OptionalLong.empty() : progress.left();
    }

    private String sort() {
        return number().isEmpty() ? "" : clue.operation() == Operation.MULTIPLY ? ".product" : ".sum";
    }

    /// What is left for each open cell, in a sentence for those that are alike: of all that they make is too much or
    /// too little, only that end of it.
    private List<Reason.Builder> left(OpenChoices.End end) {
        Map<Digits, Cells> left = new LinkedHashMap<>();
        progress.open().stream().forEach(cell -> {
            var digits = board.candidates(cell);
            var told = end.key().equals(OpenChoices.MOST)
                    ? Digits.of(digits.max())
                    : end.key().equals(OpenChoices.LEAST) ? Digits.of(digits.min()) : digits;
            left.merge(told, Cells.of(cell), Cells::union);
        });
        return left.entrySet().stream()
                .map(each -> Reason.of(Contradiction.UNSATISFIABLE + ".cells" + end.key())
                        .cells("cells", each.getValue())
                        .digits("digits", each.getKey()))
                .toList();
    }

    private Reason told(List<Reason.Builder> left, OpenChoices choices, OpenChoices.End end) {
        var reason = facts(Contradiction.UNSATISFIABLE + ".left" + (end.key().isEmpty() ? sort() : end.key()))
                .given(clue.cells(), board)
                .number("made", end.made())
                .number("differ", end.differ() && lines.isEmpty() ? 1 : 0)
                .first(facts(Contradiction.UNSATISFIABLE + ".needs" + sort()));
        addLost(choices, end.key().isEmpty(), reason);
        left.forEach(reason::first);
        return reason.build();
    }

    /// The one open cell of a difference, a quotient or a clue without its operation.
    private Reason last(int cell) {
        var choices = new OpenChoices(clue, board);
        var needed = Digits.of(board.puzzle().digits().stream()
                .filter(digit -> choices.wouldDo(cell, digit))
                .toArray());
        var reason = facts(Contradiction.UNSATISFIABLE + (needed.isEmpty() ? ".none" : ".last"))
                .given(clue.cells(), board)
                .digits("left", board.candidates(cell))
                .digits("known", board.candidatesOf(progress.placed()));
        if (!needed.isEmpty()) {
            reason.first(facts(Contradiction.UNSATISFIABLE + ".needs.last").digits("needed", needed));
            addLost(choices, false, reason);
        }
        return reason.build();
    }

    /// @param whole whether the cells are told with the digits they can only be: each other digit then needs a reason
    private void addLost(OpenChoices choices, boolean whole, Reason.Builder reason) {
        for (var each : lost(choices, whole)) {
            reason.given(each.holders(), board).by(each.units());
            reason.first(Reason.of(Contradiction.UNSATISFIABLE + ".lost")
                    .cells("cells", each.cells())
                    .digits("digits", each.digits())
                    .constraints("units", each.units()));
        }
    }

    /// The digits that cells have lost to others in their lines and runs. Where that is too much to tell, only those
    /// that what was supposed has taken, and with any of which there would be a way; none where they are many, too.
    private List<Lost> lost(OpenChoices choices, boolean whole) {
        var all = lost((cell, digit) -> whole || choices.wouldDo(cell, digit), this::isOutside);
        if (all.size() <= MOST_LOST) {
            return all;
        }
        var few = lost(choices::wouldDo, this::isNew);
        return few.size() <= MOST_LOST ? few : List.of();
    }

    @FunctionalInterface
    private interface CellDigitCondition {

        boolean is(int cell, int digit);
    }

    /// @param counts whether a digit counts that a cell has lost
    /// @param holds whether a cell counts that has it
    private List<Lost> lost(CellDigitCondition counts, CellDigitCondition holds) {
        var lost = new ArrayList<Lost>();
        for (int cell : progress.open().toArray()) {
            var gone = board.puzzle().digits().minus(board.candidates(cell));
            add(
                    taken(
                            cell,
                            gone.stream()
                                    .filter(digit -> counts.is(cell, digit))
                                    .toArray(),
                            holds),
                    lost);
        }
        return lost;
    }

    /// Which of the digits a cell has lost to others, and in as few of its lines and runs as it takes.
    private Lost taken(int cell, int[] digits, CellDigitCondition holds) {
        var units = new ArrayList<Constraint>();
        var told = Digits.NONE;
        var holders = Cells.NONE;
        for (int digit : digits) {
            var holding = board.puzzle().unitsOf(cell).stream()
                    .filter(unit -> !holders(unit, digit, holds).isEmpty())
                    .toList();
            var unit = holding.stream()
                    .filter(units::contains)
                    .findFirst()
                    .or(() -> holding.stream().findFirst());
            if (unit.isPresent()) {
                told = told.with(digit);
                holders = holders.union(holders(unit.get(), digit, holds));
                if (!units.contains(unit.get())) {
                    units.add(unit.get());
                }
            }
        }
        return new Lost(units, Cells.of(cell), told, holders);
    }

    private Cells holders(Constraint unit, int digit, CellDigitCondition holds) {
        return unit.cells().filter(other -> holds.is(other, digit));
    }

    /// Whether a digit stands there; those of the clue itself count in what it has to make.
    private boolean isOutside(int cell, int digit) {
        return board.digit(cell) == digit && !clue.cells().contains(cell);
    }

    /// Whether it stands there by what was supposed, or has followed from it.
    private boolean isNew(int cell, int digit) {
        return isOutside(cell, digit) && (cell == near || !start.isPlaced(cell));
    }

    /// What cells lose alike is told in one sentence.
    private static void add(Lost lost, List<Lost> to) {
        if (lost.digits().isEmpty()) {
            return;
        }
        for (int i = 0; i < to.size(); i++) {
            var other = to.get(i);
            if (other.units().equals(lost.units()) && other.digits().equals(lost.digits())) {
                var cells = other.cells().union(lost.cells());
                to.set(
                        i,
                        new Lost(
                                lost.units(),
                                cells,
                                lost.digits(),
                                other.holders().union(lost.holders())));
                return;
            }
        }
        to.add(lost);
    }
}
