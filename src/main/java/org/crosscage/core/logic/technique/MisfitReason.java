package org.crosscage.core.logic.technique;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.IntPredicate;
import java.util.stream.Stream;
import org.crosscage.core.logic.Combination;
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
final class MisfitReason {

    /// After so many the reader knows how it goes.
    private static final int MOST_TOLD = 3;

    /// As many ways are compared with the cells in one reason, unless the first thought has more.
    private static final int MOST_WAYS = 12;

    private final Arithmetic clue;
    private final Board board;
    private final List<Misfit> told;
    private final int untold;

    private MisfitReason(Arithmetic clue, List<Elimination> gone, Board board) {
        this.clue = clue;
        this.board = board;
        var all = Stream.concat(undivided(gone), gone.stream().flatMap(this::misfits))
                .toList();
        this.told = shortest(all);
        this.untold = all.stream().mapToInt(Misfit::count).sum()
                - told.stream().mapToInt(Misfit::count).sum();
    }

    /// Why digits do not fit.
    ///
    /// @param count how many digits, one for each cell
    /// @param ways how many ways to fill the other cells it speaks of: the shorter is told first
    /// @param thought empty where there are too many of them
    private record Misfit(int count, int ways, Optional<Reason.Builder> thought) {}

    private static List<Misfit> shortest(List<Misfit> all) {
        int most = all.size() > MOST_TOLD ? MOST_TOLD - 1 : MOST_TOLD;
        var shortest = new ArrayList<Misfit>();
        int ways = 0;
        for (var misfit : all.stream()
                .filter(one -> one.thought().isPresent())
                .sorted(Comparator.comparingInt(Misfit::ways))
                .toList()) {
            ways += misfit.ways();
            if (shortest.size() < most && (shortest.isEmpty() || ways <= MOST_WAYS)) {
                shortest.add(misfit);
            }
        }
        return shortest;
    }

    /// @param gone what no layout of the clue has
    static MisfitReason of(Arithmetic clue, List<Elimination> gone, Board board) {
        return new MisfitReason(clue, gone, board);
    }

    /// Whether every digit is spoken of.
    boolean isWhole() {
        return untold == 0;
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
            reason.first(Reason.of("misfit.clue." + demand())
                    .constraint("clue", clue)
                    .number("target", clue.target())
                    .number("rest", rest())
                    .cells("open", board.open(clue.cells())));
            told.forEach(misfit -> reason.first(misfit.thought().orElseThrow()));
        }
        return reason;
    }

    /// The words for what the clue asks for: a difference of three cells is not how far two digits are apart.
    private String demand() {
        boolean begun = (isSum() || isProduct()) && clue.cells().stream().anyMatch(board::isPlaced);
        boolean several = !isSum() && !isProduct() && clue.cells().size() > 2;
        return clue.operation().name().toLowerCase(Locale.ROOT) + (begun ? ".begun" : several ? ".several" : "");
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
    private Stream<Misfit> undivided(List<Elimination> gone) {
        var digits = gone.stream()
                .map(each -> keep(each.digits(), this::isUndivided))
                .reduce(Digits.NONE, Digits::union);
        return digits.isEmpty()
                ? Stream.empty()
                : Stream.of(new Misfit(
                        0,
                        0,
                        Optional.of(Reason.of("misfit.undivided")
                                .digits("digits", digits)
                                .number("rest", rest()))));
    }

    private boolean isUndivided(int digit) {
        return isProduct() && (digit == 0 || rest() % digit != 0);
    }

    private Stream<Misfit> misfits(Elimination gone) {
        int cell = gone.cell();
        var others = board.open(clue.cells()).without(cell);
        var left = keep(gone.digits(), digit -> !isUndivided(digit));
        if (others.size() != 1) {
            return left.stream().mapToObj(digit -> rest(cell, digit, others));
        }
        int other = others.get(0);
        var alone = keep(left, digit -> partners(cell, digit, other).isEmpty());
        return Stream.concat(
                alone.isEmpty() ? Stream.empty() : Stream.of(misfit(Reason.of("misfit.alone"), cell, alone, others, 0)),
                left.minus(alone).stream().mapToObj(digit -> partner(cell, digit, others)));
    }

    private static Digits keep(Digits digits, IntPredicate keep) {
        return Digits.of(digits.stream().filter(keep).toArray());
    }

    private static Misfit misfit(Reason.Builder thought, int cell, Digits digits, Cells others, int ways) {
        return new Misfit(
                digits.size(),
                ways,
                Optional.of(thought.cells("cell", Cells.of(cell))
                        .digits("digit", digits)
                        .cells("others", others)));
    }

    private Digits partners(int cell, int digit, int other) {
        return keep(board.puzzle().digits(), each -> holds(cell, digit, other, each));
    }

    private Misfit partner(int cell, int digit, Cells others) {
        int other = others.get(0);
        var needed = partners(cell, digit, other);
        boolean again = needed.equals(Digits.of(digit)) && board.puzzle().sees(cell, other);
        return misfit(
                Reason.of("misfit.partner" + (again ? ".again" : "")).digits("needed", needed),
                cell,
                Digits.of(digit),
                others,
                needed.size());
    }

    private boolean holds(int cell, int digit, int other, int each) {
        int[] digits = clue.cells().stream()
                .map(c -> c == cell ? digit : c == other ? each : board.digit(c))
                .toArray();
        return clue.operation().holds(digits, clue.target());
    }

    private Misfit rest(int cell, int digit, Cells others) {
        return RestWays.few(clue, cell, digit, board)
                .map(rest -> misfit(rest(cell, digit, rest.ways()), cell, Digits.of(digit), others, rest.looked()))
                .orElseGet(() -> new Misfit(1, 0, Optional.empty()));
    }

    private Reason.Builder rest(int cell, int digit, List<Combination> ways) {
        return Reason.of("misfit.rest" + (isSum() ? ".sum" : isProduct() ? ".product" : ""))
                .number("rest", isSum() ? rest() - digit : isProduct() ? rest() / digit : 0)
                .combinations("ways", isSum() || isProduct() ? clue.operation() : Operation.HIDDEN, ways)
                .constraints("lines", Proof.neededUnits(board, clue, List.of(new Elimination(cell, Digits.of(digit)))));
    }
}
