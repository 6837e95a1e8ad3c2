package org.crosscage.play;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Stream;
import org.crosscage.core.logic.Layouts;
import org.crosscage.core.logic.Reason;
import org.crosscage.core.model.Arithmetic;
import org.crosscage.core.model.Board;
import org.crosscage.core.model.Cells;
import org.crosscage.core.model.Constraint;
import org.crosscage.core.model.Digits;
import org.crosscage.core.model.Operation;

/// What can be seen to be impossible on a board, as a [Reason] whose key is one of these.
public final class Clash {

    /// A `digit` stands twice in a `unit`: in `cells`.
    public static final String TWICE = "clash-twice";
    /// All cells of a `clue` have a digit, and it does not hold. Of a sum or product, `number` is what they make.
    public static final String FULL = "clash-full";
    /// The one open `cell` of a `clue` would have to be `number`, and cannot.
    public static final String LAST_CELL = "clash-last-cell";
    /// No digit is left for a `cell`.
    public static final String NO_DIGIT = "clash-no-digit";
    /// A `digit` that a line, the `unit`, must have has no place left in it.
    public static final String NO_PLACE = "clash-no-place";
    /// A `clue` cannot be met with what its cells can still be.
    public static final String NO_WAY = "clash-no-way";
    /// Nothing to see: only a search shows that no grid has the digit.
    public static final String SEARCHED = "clash-searched";

    private final Board board;
    private final List<Constraint> constraints;

    private Clash(Board board, int near) {
        this.board = board;
        this.constraints = board.puzzle().constraints().stream()
                .sorted(Comparator.comparing((Constraint c) -> !c.cells().contains(near)))
                .toList();
    }

    /// What is impossible on the board, easiest to see first.
    ///
    /// @param near among equals, what concerns this cell comes first
    static List<Reason> all(Board board, int near) {
        var clash = new Clash(board, near);
        return Stream.<Function<Constraint, Optional<Reason>>>of(
                        clash::twice, clash::full, clash::lastCell, clash::noDigit, clash::noPlace, clash::noWay)
                .flatMap(sort -> clash.constraints.stream().map(sort).flatMap(Optional::stream))
                .toList();
    }

    static Reason searched() {
        return Reason.of(SEARCHED).build();
    }

    private Optional<Reason> twice(Constraint unit) {
        if (!unit.allDifferent()) {
            return Optional.empty();
        }
        var placed = placed(unit.cells());
        return placed.stream()
                .mapToObj(cell -> placed.filter(other -> board.digit(other) == board.digit(cell)))
                .filter(same -> same.size() > 1)
                .findFirst()
                .map(same -> Reason.of(TWICE)
                        .given(same, board)
                        .by(unit)
                        .constraint("unit", unit)
                        .cells("cells", same)
                        .digits("digit", board.candidates(same.get(0)))
                        .build());
    }

    private Optional<Reason> full(Constraint constraint) {
        if (!(constraint instanceof Arithmetic clue) || !board.open(clue.cells()).isEmpty()) {
            return Optional.empty();
        }
        int[] digits = clue.cells().stream().map(board::digit).toArray();
        if (clue.operation().holds(digits, clue.target())) {
            return Optional.empty();
        }
        var reason = Reason.of(FULL).given(clue.cells(), board).by(clue).constraint("clue", clue);
        ClueProgress.of(clue, board).made().ifPresent(made -> reason.number("number", made));
        return Optional.of(reason.build());
    }

    private Optional<Reason> lastCell(Constraint constraint) {
        if (!(constraint instanceof Arithmetic clue)
                || clue.operation() == Operation.EQUAL
                || board.open(clue.cells()).size() != 1) {
            return Optional.empty();
        }
        int cell = board.open(clue.cells()).get(0);
        var left = ClueProgress.of(clue, board).left();
        return left.isPresent() && !canBe(cell, left.getAsLong())
                ? Optional.of(Reason.of(LAST_CELL)
                        .given(clue.cells(), board)
                        .by(clue)
                        .constraint("clue", clue)
                        .cells("cell", Cells.of(cell))
                        .number("number", left.getAsLong())
                        .build())
                : Optional.empty();
    }

    private boolean canBe(int cell, long number) {
        return number >= 0 && number <= Digits.LARGEST && board.candidates(cell).contains((int) number);
    }

    private Optional<Reason> noDigit(Constraint constraint) {
        return constraint.cells().stream()
                .filter(cell -> board.candidates(cell).isEmpty())
                .mapToObj(cell -> Reason.of(NO_DIGIT)
                        .given(Cells.of(cell), board)
                        .by(constraint)
                        .cells("cell", Cells.of(cell))
                        .build())
                .findFirst();
    }

    private Optional<Reason> noPlace(Constraint unit) {
        if (!board.puzzle().isLine(unit)) {
            return Optional.empty();
        }
        var missing = board.puzzle().digits().minus(board.candidatesOf(unit.cells()));
        return missing.isEmpty()
                ? Optional.empty()
                : Optional.of(Reason.of(NO_PLACE)
                        .given(unit.cells(), board)
                        .by(unit)
                        .constraint("unit", unit)
                        .digits("digit", Digits.of(missing.min()))
                        .build());
    }

    private Optional<Reason> noWay(Constraint constraint) {
        return constraint instanceof Arithmetic clue && isImpossible(clue)
                ? Optional.of(Reason.of(NO_WAY)
                        .given(clue.cells(), board)
                        .by(clue)
                        .constraint("clue", clue)
                        .build())
                : Optional.empty();
    }

    private boolean isImpossible(Arithmetic clue) {
        var layouts = Layouts.live(board, clue, 1);
        return layouts.isComplete() && layouts.size() == 0;
    }

    private Cells placed(Cells cells) {
        return cells.filter(board::isPlaced);
    }
}
