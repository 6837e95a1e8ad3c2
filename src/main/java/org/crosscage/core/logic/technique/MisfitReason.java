package org.crosscage.core.logic.technique;

import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.function.Function;
import java.util.function.IntPredicate;
import java.util.stream.Stream;
import org.crosscage.core.clue.Combination;
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

    /// So many reasons are soon read.
    private static final int FEW = 3;

    /// As many ways are soon compared with the cells.
    private static final int FEW_WAYS = 12;

    private final Arithmetic clue;
    private final Board board;
    private final List<Misfit> told;

    private MisfitReason(Arithmetic clue, List<Elimination> gone, Board board) {
        this.clue = clue;
        this.board = board;
        this.told = Stream.concat(undivided(gone), gone.stream().flatMap(this::misfits))
                .sorted(Comparator.comparingInt(Misfit::ways))
                .toList();
    }

    /// Why digits do not fit: one reason for all those of a cell of which the same is true.
    ///
    /// @param ways how many ways to fill the other cells it speaks of, the shorter is told first; [#TOO_MANY] where
    ///     there are too many of them
    private record Misfit(int ways, Reason.Builder thought) {

        static final int TOO_MANY = Integer.MAX_VALUE;

        boolean isShort() {
            return ways < TOO_MANY;
        }
    }

    /// @param gone what no layout of the clue has
    static MisfitReason of(Arithmetic clue, List<Elimination> gone, Board board) {
        return new MisfitReason(clue, gone, board);
    }

    /// Whether all of it is soon said.
    boolean isShort() {
        return told.size() <= FEW
                && told.stream().allMatch(Misfit::isShort)
                && (told.size() == 1 || told.stream().mapToInt(Misfit::ways).sum() <= FEW_WAYS);
    }

    /// The same reason said with the words for that, under the key with `.misfit` at its end.
    Reason.Builder reason(String key, List<Elimination> gone) {
        var cells = Cells.of(gone.stream().mapToInt(Elimination::cell));
        var reason = Reason.of(key + ".misfit")
                .given(cells.size() == 1 ? clue.cells().without(cells.get(0)) : clue.cells(), board)
                .by(clue)
                .by(Proof.neededUnits(board, clue, gone))
                .constraint("clue", clue)
                .number("target", clue.target())
                .first(Reason.of("misfit.clue." + demand())
                        .constraint("clue", clue)
                        .number("target", clue.target())
                        .number("rest", rest())
                        .cells("open", board.open(clue.cells())));
        told.forEach(misfit -> reason.first(misfit.thought()));
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
                        Reason.of("misfit.undivided").digits("digits", digits).number("rest", rest())));
    }

    private boolean isUndivided(int digit) {
        return isProduct() && (digit == 0 || rest() % digit != 0);
    }

    private Stream<Misfit> misfits(Elimination gone) {
        int cell = gone.cell();
        var others = board.open(clue.cells()).without(cell);
        var left = keep(gone.digits(), digit -> !isUndivided(digit));
        return others.size() == 1 ? partners(cell, left, others) : rests(cell, left, others);
    }

    private Stream<Misfit> partners(int cell, Digits digits, Cells others) {
        int other = others.get(0);
        var alone = keep(digits, digit -> partners(cell, digit, other).isEmpty());
        // of these the other cell has none at all; of the rest it has one, but not beside the digit
        var without =
                keep(digits.minus(alone), digit -> !partners(cell, digit, other).intersects(board.candidates(other)));
        return Stream.of(
                        together(alone, all -> misfit(Reason.of("misfit.alone"), cell, all, others, 0)),
                        together(without, all -> partner(cell, all, others)),
                        digits.minus(alone).minus(without).stream()
                                .mapToObj(digit -> partner(cell, Digits.of(digit), others)))
                .flatMap(all -> all);
    }

    private Stream<Misfit> rests(int cell, Digits digits, Cells others) {
        var many = keep(
                digits, digit -> RestCombinations.few(clue, cell, digit, board).isEmpty());
        var lacking = !isSum() && !isProduct()
                ? Digits.NONE
                : keep(
                        digits.minus(many),
                        digit -> RestCombinations.few(clue, cell, digit, board)
                                .orElseThrow()
                                .fitting()
                                .isEmpty());
        var alike = lacking.size() > 1 ? lacking : Digits.NONE;
        return Stream.of(
                        together(alike, all -> misfit(Reason.of("misfit.lacking"), cell, all, others, 0)),
                        digits.minus(many).minus(alike).stream().mapToObj(digit -> rest(cell, digit, others)),
                        together(many, all -> misfit(Reason.of("misfit.many"), cell, all, others, Misfit.TOO_MANY)))
                .flatMap(all -> all);
    }

    private static Stream<Misfit> together(Digits digits, Function<Digits, Misfit> misfit) {
        return digits.isEmpty() ? Stream.empty() : Stream.of(misfit.apply(digits));
    }

    private static Digits keep(Digits digits, IntPredicate keep) {
        return Digits.of(digits.stream().filter(keep).toArray());
    }

    private Misfit misfit(Reason.Builder thought, int cell, Digits digits, Cells others, int ways) {
        return new Misfit(
                ways,
                thought.cells("cell", Cells.of(cell))
                        .digits("digit", digits)
                        .digits("beside", beside(digits, others))
                        .cells("others", others));
    }

    /// Those of the digits that the other cells have, and cannot have beside them.
    private Digits beside(Digits digits, Cells others) {
        return keep(
                clue.allDifferent() ? digits : Digits.NONE,
                digit -> others.stream()
                        .anyMatch(other -> board.candidates(other).contains(digit)));
    }

    private Digits partners(int cell, int digit, int other) {
        return keep(board.puzzle().digits(), each -> holds(cell, digit, other, each));
    }

    private Misfit partner(int cell, Digits digits, Cells others) {
        int other = others.get(0);
        var needed = Digits.of(digits.stream()
                .flatMap(digit -> partners(cell, digit, other).stream())
                .toArray());
        boolean again =
                digits.size() == 1 && needed.equals(digits) && board.puzzle().sees(cell, other);
        return misfit(
                Reason.of("misfit.partner" + (again ? ".again" : "")).digits("needed", needed),
                cell,
                digits,
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
        var rest = RestCombinations.few(clue, cell, digit, board).orElseThrow();
        return misfit(rest(cell, digit, rest.fitting()), cell, Digits.of(digit), others, rest.looked());
    }

    private String made() {
        return isSum() ? ".sum" : isProduct() ? ".product" : "";
    }

    private Reason.Builder rest(int cell, int digit, List<Combination> ways) {
        return Reason.of("misfit.rest" + made())
                .number("rest", isSum() ? rest() - digit : isProduct() ? rest() / digit : 0)
                .combinations("ways", isSum() || isProduct() ? clue.operation() : Operation.HIDDEN, ways)
                .constraints("lines", Proof.neededUnits(board, clue, List.of(new Elimination(cell, Digits.of(digit)))));
    }
}
