package org.crosscage.core.logic.technique;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.IntPredicate;
import org.crosscage.core.logic.Elimination;
import org.crosscage.core.logic.Proof;
import org.crosscage.core.logic.Reason;
import org.crosscage.core.model.Arithmetic;
import org.crosscage.core.model.Board;
import org.crosscage.core.model.Cells;
import org.crosscage.core.model.Digits;
import org.crosscage.core.model.Operation;

/// Why digits do not fit into cells of a clue, one by one: if the cell were the digit, the other cells would have
/// to make the rest, and here is why they cannot. That is how a person finds it out; nobody lists a dozen ways to
/// fill a cage.
final class Misfits {

    /// After so many the reader knows how it goes.
    private static final int MOST_TOLD = 3;

    private final Arithmetic clue;
    private final Board board;
    private final List<Reason.Builder> told = new ArrayList<>();
    private int untold;

    private Misfits(Arithmetic clue, Board board) {
        this.clue = clue;
        this.board = board;
    }

    /// @param gone what no layout of the clue has
    static Misfits of(Arithmetic clue, List<Elimination> gone, Board board) {
        var misfits = new Misfits(clue, board);
        int count = gone.stream().mapToInt(each -> each.digits().size()).sum();
        int most = count > MOST_TOLD ? MOST_TOLD - 1 : MOST_TOLD;
        misfits.tellUndivided(gone);
        gone.forEach(each -> misfits.tell(each, most));
        return misfits;
    }

    /// The same reason said with the words for that, if there is a short argument for some of it; it then has the
    /// key with `.misfit` at its end, and else with `.tried`.
    Reason.Builder reason(String key, List<Elimination> gone) {
        var cells = Cells.of(gone.stream().mapToInt(Elimination::cell));
        var reason = Reason.of(key + (told.isEmpty() ? ".tried" : ".misfit"))
                .given(cells.size() == 1 ? clue.cells().without(cells.get(0)) : clue.cells(), board)
                .by(clue)
                .by(Proof.neededUnits(board, clue, gone))
                .constraint("clue", clue)
                .number("target", clue.target())
                .number("untold", untold);
        if (!told.isEmpty()) {
            reason.first(Reason.of("misfit.clue." + operation())
                    .constraint("clue", clue)
                    .number("target", clue.target())
                    .number("rest", rest())
                    .cells("open", board.open(clue.cells())));
            told.forEach(reason::first);
        }
        return reason;
    }

    private String operation() {
        boolean begun = (isSum() || isProduct()) && clue.cells().stream().anyMatch(board::isPlaced);
        return clue.operation().name().toLowerCase(Locale.ROOT) + (begun ? ".begun" : "");
    }

    private boolean isSum() {
        return clue.operation() == Operation.ADD;
    }

    private boolean isProduct() {
        return clue.operation() == Operation.MULTIPLY && clue.target() > 0;
    }

    /// What the open cells of a sum or product make.
    private long rest() {
        long rest = clue.target();
        for (int filled : clue.cells().filter(board::isPlaced).toArray()) {
            rest = isSum() ? rest - board.digit(filled) : isProduct() ? rest / board.digit(filled) : rest;
        }
        return rest;
    }

    /// The digits by which a product cannot be divided: one thought for all cells.
    private void tellUndivided(List<Elimination> gone) {
        var digits = gone.stream()
                .map(each -> keep(each.digits(), this::isUndivided))
                .reduce(Digits.NONE, Digits::union);
        if (!digits.isEmpty()) {
            told.add(Reason.of("misfit.undivided").digits("digits", digits).number("rest", rest()));
        }
    }

    private boolean isUndivided(int digit) {
        return isProduct() && (digit == 0 || rest() % digit != 0);
    }

    private void tell(Elimination gone, int most) {
        var others = board.open(clue.cells()).without(gone.cell());
        var left = keep(gone.digits(), digit -> !isUndivided(digit));
        var alone = others.size() == 1
                ? keep(
                        left,
                        digit -> partners(gone.cell(), digit, others.get(0)).isEmpty())
                : Digits.NONE;
        if (!alone.isEmpty()) {
            add(Reason.of("misfit.alone"), gone.cell(), alone, most);
        }
        left.minus(alone).stream().forEach(digit -> {
            var misfit = others.size() == 1
                    ? Optional.of(partner(gone.cell(), digit, others.get(0)))
                    : rest(gone.cell(), digit);
            misfit.ifPresentOrElse(one -> add(one, gone.cell(), Digits.of(digit), most), () -> untold++);
        });
    }

    private static Digits keep(Digits digits, IntPredicate keep) {
        return Digits.of(digits.stream().filter(keep).toArray());
    }

    private void add(Reason.Builder one, int cell, Digits digits, int most) {
        if (told.size() < most) {
            told.add(one.cells("cell", Cells.of(cell))
                    .digits("digit", digits)
                    .cells("others", board.open(clue.cells()).without(cell)));
        } else {
            untold += digits.size();
        }
    }

    private Digits partners(int cell, int digit, int other) {
        return keep(board.puzzle().digits(), each -> holds(cell, digit, other, each));
    }

    private Reason.Builder partner(int cell, int digit, int other) {
        var needed = partners(cell, digit, other);
        boolean again = needed.equals(Digits.of(digit)) && board.puzzle().sees(cell, other);
        return Reason.of("misfit.partner" + (again ? ".again" : "")).digits("needed", needed);
    }

    private boolean holds(int cell, int digit, int other, int each) {
        int[] digits = clue.cells().stream()
                .map(c -> c == cell ? digit : c == other ? each : board.digit(c))
                .toArray();
        return clue.operation().holds(digits, clue.target());
    }

    private Optional<Reason.Builder> rest(int cell, int digit) {
        if (!isSum() && !isProduct()) {
            return Optional.empty();
        }
        long rest = isSum() ? rest() - digit : rest() / digit;
        return RestWays.few(clue, cell, digit, rest, board)
                .map(ways -> Reason.of("misfit.rest" + (isSum() ? ".sum" : ".product"))
                        .number("rest", rest)
                        .combinations("ways", clue.operation(), ways)
                        .constraints(
                                "lines",
                                Proof.neededUnits(board, clue, List.of(new Elimination(cell, Digits.of(digit))))));
    }
}
