package org.crosscage.core.logic.technique;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.IntPredicate;
import java.util.function.Supplier;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.crosscage.core.logic.Elimination;
import org.crosscage.core.logic.Reason;
import org.crosscage.core.logic.Step;
import org.crosscage.core.model.Arithmetic;
import org.crosscage.core.model.Board;
import org.crosscage.core.model.Cells;
import org.crosscage.core.model.Digits;
import org.crosscage.core.model.Operation;

/// Why digits do not fit into cells of a product, by what divides it: they do not; or a prime does, and only some cells
/// can be multiples of it, or some cells must be and use it up. That needs no lines, and a product of many
/// combinations takes no more words than one of two.
final class FactorReason {

    /// So many words say what the open cells multiply to, beside their names.
    private static final int REST = 7;

    private final Arithmetic clue;
    private final Board board;
    private final List<Elimination> gone;
    private final Cells open;
    private final long rest;
    private final Digits divisors;

    private FactorReason(Arithmetic clue, List<Elimination> gone, Board board) {
        this.clue = clue;
        this.board = board;
        this.gone = gone;
        this.open = board.open(clue.cells());
        this.rest = rest(clue, board);
        this.divisors = keep(board.puzzle().digits(), digit -> digit > 0 && rest % digit == 0);
    }

    /// What the open cells multiply to; 0 where the placed digits do not divide the product.
    private static long rest(Arithmetic clue, Board board) {
        long rest = clue.target();
        for (int filled : clue.cells().filter(board::isPlaced).toArray()) {
            int digit = board.digit(filled);
            rest = digit == 0 || rest % digit != 0 ? 0 : rest / digit;
        }
        return rest;
    }

    /// The same step told by what divides the product of its clue, under the key of its technique with `.factors` at
    /// its end.
    ///
    /// @param words that it is told in otherwise, about; the clue's name does not count
    /// @return the step as it is where its clue is no product, and where divisors take no fewer words
    static Step told(Step step, int words, Board board) {
        return step.reason().constraints().stream()
                .flatMap(each -> each instanceof Arithmetic clue ? Stream.of(clue) : Stream.of())
                .findFirst()
                .filter(clue -> clue.operation() == Operation.MULTIPLY && clue.target() > 0)
                .flatMap(clue -> told(step, clue, words, board))
                .orElse(step);
    }

    private static Optional<Step> told(Step step, Arithmetic clue, int most, Board board) {
        var factors = new FactorReason(clue, step.eliminations(), board);
        return factors.rest == 0
                ? Optional.empty()
                : factors.shortest(most)
                        .map(arguments ->
                                step.saying(factors.reason(step.technique().id() + ".factors", arguments)));
    }

    /// The same step told by a digit that the product needs because it can be divided by it, and where that can be.
    ///
    /// @param step takes the digit from other cells of a line
    /// @param part the cells of the clue in the line
    /// @return the step as it is where that is not so
    static Step claimed(Step step, Arithmetic clue, Cells part, int digit, Board board) {
        if (clue.operation() != Operation.MULTIPLY || clue.target() <= 0) {
            return step;
        }
        var factors = new FactorReason(clue, List.of(), board);
        var cells = factors.open.filter(cell -> board.candidates(cell).contains(digit));
        return factors.rest > 0 && factors.needs(digit) && part.containsAll(cells)
                ? step.saying(factors.claimed(step, cells, digit))
                : step;
    }

    /// Whether a digit is a prime that the open cells cannot do without: no multiple of it divides what they make.
    private boolean needs(int digit) {
        return isPrime(digit)
                && divisors.contains(digit)
                && divisors.without(digit).stream().noneMatch(other -> other % digit == 0);
    }

    private static boolean isPrime(int number) {
        return number > 1 && IntStream.range(2, number).noneMatch(less -> number % less == 0);
    }

    private Reason claimed(Step step, Cells cells, int digit) {
        var reason = Reason.of(step.technique().id() + ".factors")
                .given(clue.cells(), board)
                .by(step.reason().constraints())
                .cells("cells", cells)
                .cells("open", open)
                .number("rest", rest)
                .number("opening", opening())
                .number("any", cells.equals(open) ? 1 : 0)
                .speaking(cells, Digits.of(digit), board);
        step.reason().facts().forEach(reason::naming);
        return reason.build();
    }

    /// One sentence: which digits it keeps out of which cells, and the words for it.
    ///
    /// @param length about how many words, without the name of the clue
    private record Argument(Cells cells, Digits out, Supplier<Reason.Builder> words, int length) {

        Digits outOf(int cell) {
            return cells.contains(cell) ? out : Digits.NONE;
        }
    }

    private Optional<List<Argument>> shortest(int most) {
        return choices()
                .filter(choice -> length(choice) < most && saysAll(choice))
                .min(Comparator.comparingInt(this::length));
    }

    /// One argument or two; where the second one counts only with digits that divide the product, the first is that
    /// others do not.
    private Stream<List<Argument>> choices() {
        var choices = new ArrayList<List<Argument>>();
        var free = arguments(Digits.NONE);
        for (int i = 0; i < free.size(); i++) {
            choices.add(List.of(free.get(i)));
            for (int j = i + 1; j < free.size(); j++) {
                choices.add(List.of(free.get(i), free.get(j)));
            }
        }
        var undivided = candidates(open).minus(divisors);
        var said = gone.stream()
                .map(Elimination::digits)
                .reduce(Digits.NONE, Digits::union)
                .intersect(undivided);
        if (!said.isEmpty()) {
            choices.add(List.of(undivided(said)));
        }
        if (!undivided.isEmpty()) {
            arguments(undivided).forEach(next -> choices.add(List.of(undivided(undivided), next)));
        }
        return choices.stream();
    }

    /// Where digits are placed it is said first what the open cells multiply to.
    private int length(List<Argument> arguments) {
        int rest = isUntouched() ? 0 : REST + words(open.size());
        return rest + arguments.stream().mapToInt(Argument::length).sum();
    }

    private boolean isUntouched() {
        return open.size() == clue.cells().size();
    }

    private boolean saysAll(List<Argument> arguments) {
        return gone.stream().allMatch(each -> {
            var left = each.digits();
            for (var argument : arguments) {
                left = left.minus(argument.outOf(each.cell()));
            }
            return left.isEmpty();
        });
    }

    private boolean saysSomething(Argument argument) {
        return gone.stream().anyMatch(each -> argument.outOf(each.cell()).intersects(each.digits()));
    }

    private Reason reason(String key, List<Argument> arguments) {
        var changed = Cells.of(gone.stream().mapToInt(Elimination::cell));
        var reason = Reason.of(key)
                .given(changed.size() == 1 ? clue.cells().without(changed.get(0)) : clue.cells(), board)
                .by(clue)
                .constraint("clue", clue)
                .speaking(clue.cells(), Digits.NONE, board);
        for (int i = 0; i < arguments.size(); i++) {
            reason.first(arguments
                    .get(i)
                    .words()
                    .get()
                    .constraint("clue", clue)
                    .cells("open", open)
                    .number("rest", rest)
                    .number("opening", i > 0 ? 0 : opening()));
        }
        return reason.build();
    }

    /// How the words begin: 1 with the clue, 2 with what is left of it beside placed digits.
    private int opening() {
        return isUntouched() ? 1 : 2;
    }

    private Argument undivided(Digits digits) {
        return new Argument(
                open, digits, () -> Reason.of("factors.undivided").digits("digits", digits), 5 + words(digits.size()));
    }

    /// Those that say something of what goes.
    ///
    /// @param known not to divide the product
    private List<Argument> arguments(Digits known) {
        var all = new ArrayList<Argument>();
        for (int prime = 2; prime <= board.puzzle().digits().max(); prime++) {
            if (rest % prime == 0 && isPrime(prime)) {
                only(prime, known).filter(this::saysSomething).ifPresent(all::add);
                used(prime, known).filter(this::saysSomething).ifPresent(all::add);
            }
        }
        return all;
    }

    /// Only some cells can be multiples of a prime, as many as that takes.
    private Optional<Argument> only(int prime, Digits known) {
        var inAll = multiples(prime);
        var cells = open.filter(cell -> board.candidates(cell).minus(known).intersects(inAll));
        var multiples = divisors.union(candidates(cells).minus(known)).intersect(inAll);
        long factor = factor(rest, prime);
        boolean isEachOnce =
                factor == Math.round(Math.pow(prime, cells.size())) && !multiples.intersects(multiples(prime * prime));
        if (cells.isEmpty() || cells.size() > 1 && !isEachOnce) {
            return Optional.empty();
        }
        var must = cells.size() > 1 ? multiples : keep(multiples, digit -> digit % factor == 0);
        if (must.isEmpty()) {
            return Optional.empty();
        }
        var exactly = must.equals(multiples) ? Digits.NONE : must;
        int length = 9
                + words(multiples.size())
                + words(cells.size())
                + (cells.size() > 1 ? 4 : exactly.isEmpty() ? 0 : 4 + words(must.size()));
        return Optional.of(new Argument(
                cells,
                new Digits(~must.bits()),
                () -> Reason.of("factors.only")
                        .cells("cells", cells)
                        .digits("multiples", multiples)
                        .digits("must", exactly)
                        .number("factor", factor)
                        .speaking(cells, multiples, board),
                length));
    }

    /// Some cells must be multiples of a prime, so that nothing of it is left for the others.
    private Optional<Argument> used(int prime, Digits known) {
        var inAll = multiples(prime);
        var cells = open.filter(cell -> inAll.containsAll(board.candidates(cell).minus(known)));
        var digits = candidates(cells).minus(known);
        if (digits.isEmpty()) {
            return Optional.empty();
        }
        long each =
                digits.stream().mapToLong(digit -> factor(digit, prime)).min().orElseThrow();
        long least = Math.round(Math.pow(each, cells.size()));
        return least != factor(rest, prime)
                ? Optional.empty()
                : Optional.of(new Argument(
                        open.without(cells),
                        inAll,
                        () -> Reason.of("factors.used")
                                .cells("cells", cells)
                                .digits("digits", digits)
                                .number("factor", least * prime)
                                .number("prime", prime)
                                .cells("others", open.without(cells))
                                .speaking(cells, digits, board),
                        16 + words(cells.size()) + words(digits.size()) + words(open.size() - cells.size())));
    }

    /// The digits that are multiples of a number.
    private Digits multiples(int number) {
        long bits = 0;
        for (int digit = number; digit <= Digits.LARGEST; digit += number) {
            bits |= Digits.bit(digit);
        }
        return board.puzzle().digits().intersect(new Digits(bits));
    }

    private Digits candidates(Cells cells) {
        long bits = 0;
        for (int i = 0; i < cells.size(); i++) {
            bits |= board.bits(cells.get(i));
        }
        return new Digits(bits);
    }

    /// The largest power of a prime that divides a number above 0.
    private static long factor(long number, int prime) {
        long factor = 1;
        while (number % (factor * prime) == 0) {
            factor *= prime;
        }
        return factor;
    }

    /// How many words a list of so many items has, its "or" included.
    private static int words(int items) {
        return items > 1 ? items + 1 : items;
    }

    private static Digits keep(Digits digits, IntPredicate keep) {
        long kept = 0;
        for (long left = digits.bits(); left != 0; left &= left - 1) {
            kept |= keep.test(Long.numberOfTrailingZeros(left)) ? Long.lowestOneBit(left) : 0;
        }
        return new Digits(kept);
    }
}
