package org.crosscage.core.logic.technique;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
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
import org.crosscage.core.model.Constraint;
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
    /// Which digits both of two cells would have to be if one of them were.
    private final Digits twins;
    private final List<Misfit> told;

    private MisfitReason(Arithmetic clue, List<Elimination> gone, Board board) {
        this.clue = clue;
        this.board = board;
        this.twins = twins(gone);
        this.told = Stream.of(
                        undivided(gone),
                        twins.stream().mapToObj(this::twin),
                        gone.stream().flatMap(this::misfits),
                        rests(gone).entrySet().stream().map(rest -> misfit(rest.getKey(), rest.getValue())))
                .flatMap(all -> all)
                .sorted(Comparator.comparingInt(Misfit::ways))
                .toList();
    }

    /// Why digits do not fit: one reason for all those of which the same is true.
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
        return told.size() + twins.size() <= FEW
                && told.stream().allMatch(Misfit::isShort)
                && (told.size() == 1 || told.stream().mapToInt(Misfit::ways).sum() <= FEW_WAYS);
    }

    /// Whether one sentence says all of it.
    boolean isOneSentence() {
        return told.size() == 1 && told.getFirst().isShort();
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

    private Digits twins(List<Elimination> gone) {
        var open = board.open(clue.cells());
        return open.size() == 2 && gone.size() == 2 && board.puzzle().sees(open.get(0), open.get(1))
                ? keep(
                        gone.getFirst().digits().intersect(gone.getLast().digits()),
                        digit -> !isUndivided(digit)
                                && partners(open.get(0), digit, open.get(1)).equals(Digits.of(digit)))
                : Digits.NONE;
    }

    private Misfit twin(int digit) {
        return misfit(
                Reason.of("misfit.partner.again").digits("needed", Digits.of(digit)),
                board.open(clue.cells()),
                Digits.of(digit),
                Cells.NONE,
                1);
    }

    private Stream<Misfit> misfits(Elimination gone) {
        int cell = gone.cell();
        var others = board.open(clue.cells()).without(cell);
        var left = keep(gone.digits(), digit -> !isUndivided(digit)).minus(twins);
        return others.size() == 1 ? partners(cell, left, others) : manyRests(cell, left, others);
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

    private Stream<Misfit> manyRests(int cell, Digits digits, Cells others) {
        return Stream.of(
                        together(
                                lacking(cell, digits),
                                all -> misfit(Reason.of("misfit.lacking"), cell, all, others, 0)),
                        together(
                                many(cell, digits),
                                all -> misfit(Reason.of("misfit.many"), cell, all, others, Misfit.TOO_MANY)))
                .flatMap(all -> all);
    }

    /// The digits beside which the other cells have very many ways to make the rest.
    private Digits many(int cell, Digits digits) {
        return keep(
                digits, digit -> RestCombinations.few(clue, cell, digit, board).isEmpty());
    }

    /// Several digits beside which the other cells cannot make the rest at all.
    private Digits lacking(int cell, Digits digits) {
        var lacking = !isSum() && !isProduct()
                ? Digits.NONE
                : keep(
                        digits.minus(many(cell, digits)),
                        digit -> RestCombinations.few(clue, cell, digit, board)
                                .orElseThrow()
                                .fitting()
                                .isEmpty());
        return lacking.size() > 1 ? lacking : Digits.NONE;
    }

    /// What is said of a digit beside which the other cells have few ways to make the rest, none of which fits. Of
    /// cells of a sum or product of which the same is said it is said once.
    ///
    /// @param others those beside the cell; none where it is said of several cells
    private record Rest(
            int digit, Cells others, List<Combination> ways, List<Constraint> lines, Digits beside, int looked) {

        private Rest ofSeveral(int looked) {
            return new Rest(digit, Cells.NONE, ways, lines, beside, looked);
        }
    }

    /// What is said of which cells.
    private Map<Rest, Cells> rests(List<Elimination> gone) {
        var each = new LinkedHashMap<Rest, Cells>();
        for (var elimination : gone) {
            int cell = elimination.cell();
            var others = board.open(clue.cells()).without(cell);
            if (others.size() > 1) {
                var left = keep(elimination.digits(), digit -> !isUndivided(digit));
                left.minus(many(cell, left)).minus(lacking(cell, left)).stream()
                        .forEach(digit -> each.merge(rest(cell, digit, others), Cells.of(cell), Cells::union));
            }
        }
        return isSum() || isProduct() ? joined(each) : each;
    }

    private static Map<Rest, Cells> joined(Map<Rest, Cells> each) {
        var byWords = new LinkedHashMap<Rest, List<Rest>>();
        each.keySet()
                .forEach(rest -> byWords.computeIfAbsent(rest.ofSeveral(0), _ -> new ArrayList<>())
                        .add(rest));
        var joined = new LinkedHashMap<Rest, Cells>();
        byWords.forEach((words, rests) -> joined.put(
                rests.size() == 1
                        ? rests.getFirst()
                        : words.ofSeveral(
                                rests.stream().mapToInt(Rest::looked).max().orElseThrow()),
                rests.stream().map(each::get).reduce(Cells.NONE, Cells::union)));
        return joined;
    }

    private static Stream<Misfit> together(Digits digits, Function<Digits, Misfit> misfit) {
        return digits.isEmpty() ? Stream.empty() : Stream.of(misfit.apply(digits));
    }

    private static Digits keep(Digits digits, IntPredicate keep) {
        return Digits.of(digits.stream().filter(keep).toArray());
    }

    private Misfit misfit(Reason.Builder thought, int cell, Digits digits, Cells others, int ways) {
        return misfit(thought, Cells.of(cell), digits, others, ways);
    }

    private Misfit misfit(Reason.Builder thought, Cells cells, Digits digits, Cells others, int ways) {
        return new Misfit(
                ways,
                thought.cells("cell", cells)
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

    private Rest rest(int cell, int digit, Cells others) {
        var rest = RestCombinations.few(clue, cell, digit, board).orElseThrow();
        var lines = Proof.neededUnits(board, clue, List.of(new Elimination(cell, Digits.of(digit))));
        return new Rest(digit, others, rest.fitting(), lines, beside(Digits.of(digit), others), rest.looked());
    }

    private Misfit misfit(Rest rest, Cells cells) {
        long left = isSum() ? rest() - rest.digit() : isProduct() ? rest() / rest.digit() : 0;
        return new Misfit(
                rest.looked(),
                Reason.of("misfit.rest" + made())
                        .number("rest", left)
                        .combinations("ways", isSum() || isProduct() ? clue.operation() : Operation.HIDDEN, rest.ways())
                        .constraints("lines", rest.lines())
                        .cells("cell", cells)
                        .digits("digit", Digits.of(rest.digit()))
                        .digits("beside", rest.beside())
                        .cells("others", rest.others()));
    }

    private String made() {
        return isSum() ? ".sum" : isProduct() ? ".product" : "";
    }
}
