package org.crosscage.teach.clue;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.function.Function;
import java.util.stream.Stream;
import org.crosscage.core.clue.ListedLayouts;
import org.crosscage.core.logic.Reason;
import org.crosscage.core.model.Arithmetic;
import org.crosscage.core.model.Board;
import org.crosscage.core.model.Cells;
import org.crosscage.core.model.Constraint;
import org.crosscage.core.model.Digits;
import org.crosscage.core.model.Operation;
import org.crosscage.core.model.Position;

/// What can be seen to be impossible on a board, as a [Reason] whose key is one of these.
public final class Contradiction {

    /// A `digit` stands twice in a `unit`: in `cells`.
    public static final String TWICE = "clash-twice";
    /// All cells of a `clue` have a digit, and it does not hold. With `.sum` or `.product` at the end, `number` is
    /// what they make, with `.single` the digit of the only cell.
    public static final String FULL = "clash-full";
    /// The digits of a `clue` with open cells make `number`, which is too much for a sum (`.sum`), or by which a
    /// product cannot be divided (`.product`).
    public static final String TOO_MUCH = "clash-too-much";
    /// The `digit` of a `unit` belongs in an open `cell` whose `clue` has no other cell, and stands elsewhere.
    public static final String SINGLE = "clash-single";
    /// The one open `cell` of a `clue` would have to be `number`, and cannot: there is no such digit (`.none`), or
    /// the `other` cell of a `unit` has it (`.taken`), its marks leave it out (`.marks`), or it was ruled out.
    public static final String LAST_CELL = "clash-last-cell";
    /// No digit is left for a `cell`. With `.seen` at the end some, `seen`, stand in its `units`, and
    /// the others, `gone`, were ruled out.
    public static final String NO_DIGIT = "clash-no-digit";
    /// A `digit` that a line, the `unit`, must have has no place left in it.
    public static final String NO_PLACE = "clash-no-place";
    /// A `clue` cannot be met with what its cells can still be, as [UnsatisfiableClue] tells. Some `lines`, in
    /// which no digit is twice, may be needed to see it.
    public static final String UNSATISFIABLE = "clash-no-way";
    /// Nothing to see: only a search shows it.
    public static final String SEARCHED = "clash-searched";
    /// Nothing to see near by: no solution has one of the `digits` in the `cell`, which takes more steps to show than
    /// anybody follows, or a search. With `.board` at the end it is no solution with the digits on the board, with
    /// `.entry` the digits are those of an entry that was taken back.
    public static final String FAR = "clash-far";

    /// The `digit` is no candidate of the `cell` any more.
    public static final String RULED_OUT = "clash-ruled-out";

    private final Board board;
    private final Board start;
    private final int near;
    private final List<Constraint> constraints;
    private final CellContradiction open;

    private Contradiction(Board board, Board start, int near) {
        this.board = board;
        this.start = start;
        this.near = near;
        this.open = new CellContradiction(board, start);
        this.constraints = board.puzzle().constraints().stream()
                .sorted(Comparator.comparing((Constraint c) -> !c.cells().contains(near)))
                .toList();
    }

    /// What is impossible on the board, easiest to see first.
    ///
    /// @param near among equals, what concerns this cell comes first
    /// @param start the board that this one follows from
    public static List<Reason> all(Board board, Board start, int near) {
        var contradiction = new Contradiction(board, start, near);
        return Stream.<Function<Constraint, Optional<Reason>>>of(
                        contradiction::twice,
                        contradiction::full,
                        contradiction::tooMuch,
                        contradiction.open::single,
                        contradiction.open::lastCell,
                        contradiction.open::noDigit,
                        contradiction::noPlace,
                        contradiction::unsatisfiable)
                .flatMap(sort -> contradiction.constraints.stream().map(sort).flatMap(Optional::stream))
                .toList();
    }

    /// What is impossible and stands there for everyone to see: digits alone, no empty cell.
    ///
    /// @param cell that has part in it
    public static Optional<Reason> standing(Board board, int cell) {
        var contradiction = new Contradiction(board, board, cell);
        return Stream.<Function<Constraint, Optional<Reason>>>of(contradiction::twice, contradiction::full)
                .flatMap(sort -> contradiction.constraints.stream().map(sort).flatMap(Optional::stream))
                .filter(reason -> reason.cells().contains(cell))
                .findFirst();
    }

    /// Why a clue cannot be met that is shown as broken, as [ClueStates] has it.
    ///
    /// @param position of the board
    /// @param near a clue of this cell comes first
    public static Optional<Reason> broken(Board board, Position position, int near) {
        var puzzle = board.puzzle();
        var states = ClueStates.of(puzzle, position);
        var contradiction = new Contradiction(board, board, near);
        return contradiction.constraints.stream()
                .filter(clue -> states.get(puzzle.constraints().indexOf(clue)) == ClueState.BROKEN)
                .findFirst()
                .map(contradiction::broken);
    }

    /// @param proper whether the puzzle has one solution
    public static Reason far(int cell, Digits digits, boolean proper) {
        return Reason.of(proper ? FAR : FAR + ".board")
                .cells("cell", Cells.of(cell))
                .digits("digits", digits)
                .build();
    }

    /// The same of an entry.
    public static Reason farEntry(int cell, Digits digits) {
        return Reason.of(FAR + ".entry")
                .cells("cell", Cells.of(cell))
                .digits("digits", digits)
                .build();
    }

    /// A digit that was ruled out before the position that is looked at.
    public static Reason ruledOut(int cell, int digit) {
        return Reason.of(RULED_OUT)
                .cells("cell", Cells.of(cell))
                .digits("digit", Digits.of(digit))
                .build();
    }

    public static Reason searched() {
        return Reason.of(SEARCHED).build();
    }

    private Reason broken(Constraint clue) {
        return twice(clue)
                .or(() -> full(clue))
                .or(() -> tooMuch(clue))
                .or(() -> open.lastCell(clue))
                .orElseGet(() -> unsatisfiable((Arithmetic) clue));
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
        if (!(constraint instanceof Arithmetic clue)
                || !board.open(clue.cells()).isEmpty()) {
            return Optional.empty();
        }
        int[] digits = clue.cells().stream().map(board::digit).toArray();
        if (clue.operation().holds(digits, clue.target())) {
            return Optional.empty();
        }
        var made = ClueProgress.of(clue, board).made();
        return Optional.of((digits.length == 1 ? single(clue, digits[0]) : of(FULL, clue, made)).build());
    }

    private Reason.Builder single(Arithmetic clue, int digit) {
        return Reason.of(FULL + ".single")
                .given(clue.cells(), board)
                .by(clue)
                .constraint("clue", clue)
                .number("number", digit);
    }

    private Optional<Reason> tooMuch(Constraint constraint) {
        if (!(constraint instanceof Arithmetic clue) || board.open(clue.cells()).isEmpty()) {
            return Optional.empty();
        }
        var progress = ClueProgress.of(clue, board);
        boolean isTooMuch = clue.operation() == Operation.MULTIPLY
                ? progress.left().isEmpty() && progress.made().orElse(0) != 0
                : progress.left().orElse(0) < 0;
        return isTooMuch ? Optional.of(of(TOO_MUCH, clue, progress.made()).build()) : Optional.empty();
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

    private Optional<Reason> unsatisfiable(Constraint constraint) {
        return constraint instanceof Arithmetic clue && isImpossible(clue)
                ? Optional.of(unsatisfiable(clue))
                : Optional.empty();
    }

    private Reason unsatisfiable(Arithmetic clue) {
        return new UnsatisfiableClue(clue, board, start, near).reason();
    }

    /// @param number that the words need; without it they are more general
    private Reason.Builder of(String key, Arithmetic clue, OptionalLong number) {
        var sort = number.isEmpty() ? "" : clue.operation() == Operation.MULTIPLY ? ".product" : ".sum";
        var reason = Reason.of(key + sort)
                .given(clue.cells(), board)
                .by(clue)
                .constraint("clue", clue)
                .number("target", clue.target());
        number.ifPresent(known -> reason.number("number", known));
        return reason;
    }

    private boolean isImpossible(Arithmetic clue) {
        var layouts = ListedLayouts.live(board, clue, 1);
        return layouts.isComplete() && layouts.size() == 0;
    }

    private Cells placed(Cells cells) {
        return cells.filter(board::isPlaced);
    }
}
