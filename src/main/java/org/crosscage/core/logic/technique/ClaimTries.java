package org.crosscage.core.logic.technique;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.crosscage.core.clue.Combination;
import org.crosscage.core.clue.LiveClues;
import org.crosscage.core.logic.CageParts;
import org.crosscage.core.logic.CageParts.Part;
import org.crosscage.core.logic.Reason;
import org.crosscage.core.logic.Step;
import org.crosscage.core.model.Arithmetic;
import org.crosscage.core.model.Board;
import org.crosscage.core.model.Cells;
import org.crosscage.core.model.Digits;
import org.crosscage.core.model.Operation;

/// Why a cage that must have some digits in a line has no room for others: each is tried beside them. All are told
/// where they are few.
///
/// @param told one for each digit that is tried, or a few of them
/// @param untold for how many digits in how many cells nothing is said
record ClaimTries(List<Reason.Builder> told, int untold) {

    /// So many tries are read.
    private static final int MOST_TOLD = 4;

    /// Of more tries than that so many show how it goes.
    private static final int EXAMPLES = 2;

    /// A digit beside others, and what is left then.
    ///
    /// @param beside the digits that the cage must have besides
    /// @param open how many more cells it has
    private record Try(int digit, Digits beside, int open) {}

    static ClaimTries of(Part part, Digits inside, Step.Builder step, Board board) {
        var cage = LiveClues.of(board).clue(part.clue());
        Map<Try, Cells> tries = new LinkedHashMap<>();
        int silent = 0;
        for (int digit : board.puzzle().digits().minus(inside).toArray()) {
            for (var gone : step.eliminations()) {
                if (gone.digits().contains(digit)) {
                    var beside = inside.minus(part.cells().contains(gone.cell()) ? gone.digits() : Digits.NONE);
                    int open = board.open(cage.cells()).size() - 1 - beside.size();
                    if (open > 0 && !beside.isEmpty() && isCounted(cage)) {
                        tries.merge(new Try(digit, beside, open), Cells.of(gone.cell()), Cells::union);
                    } else {
                        silent++;
                    }
                }
            }
        }
        var told = new ArrayList<Reason.Builder>();
        tries.entrySet().stream()
                .limit(tries.size() <= MOST_TOLD ? MOST_TOLD : EXAMPLES)
                .forEach(one -> told.add(reason(one.getKey(), one.getValue(), part, cage, board)));
        return new ClaimTries(List.copyOf(told), silent + tries.size() - told.size());
    }

    private static boolean isCounted(Arithmetic cage) {
        return cage.operation() == Operation.ADD || cage.operation() == Operation.MULTIPLY;
    }

    private static Reason.Builder reason(Try one, Cells cells, Part part, Arithmetic cage, Board board) {
        var line = CageParts.of(board).lines().get(part.line());
        var factors = factors(one, cage, board);
        boolean isSum = cage.operation() == Operation.ADD;
        long made = isSum
                ? factors.stream().mapToLong(Integer::longValue).sum()
                : factors.stream().mapToLong(Integer::longValue).reduce(1, Operation::product);
        if (!isSum && (made == 0 || cage.target() % made != 0)) {
            return Reason.of("line-claims-cage.undivided")
                    .number("target", cage.target())
                    .combinations("product", Operation.MULTIPLY, List.of(new Combination(factors)));
        }
        long rest = isSum ? cage.target() - made : cage.target() / made;
        var with = one.beside().with(one.digit());
        boolean isInLine = part.cells().equals(cage.cells());
        if (one.open() == 1 && isInLine && rest > 0 && rest <= Digits.LARGEST && with.contains((int) rest)) {
            return Reason.of("line-claims-cage.again")
                    .digits("with", with)
                    .digits("rest", Digits.of((int) rest))
                    .constraint("line", line);
        }
        var sort = rest <= 0 ? "nothing" : one.open() == 1 ? "last" : isSum ? "rest.sum" : "rest.product";
        boolean isDigit = rest <= Digits.LARGEST && board.puzzle().digits().contains((int) rest);
        return Reason.of("line-claims-cage." + sort)
                .digits("digit", Digits.of(one.digit()))
                .cells("cells", cells)
                .number("rest", rest)
                .number("open", one.open())
                .number("isDigit", isDigit ? 1 : 0)
                .number("differ", cage.allDifferent() ? 1 : 0)
                .number("lines", fitsBesideLines(one, cells, part, cage, rest, board) ? 1 : 0);
    }

    /// Whether the digits left for the cells would do, if none of them had to differ: then one would stand twice in a
    /// line, or in a cage without repeats.
    ///
    /// @param cells where the digit is tried
    private static boolean fitsBesideLines(Try one, Cells cells, Part part, Arithmetic cage, long rest, Board board) {
        return cells.stream().anyMatch(cell -> {
            var open = board.open(cage.cells()).stream()
                    .filter(other -> other != cell)
                    .boxed()
                    .toList();
            return fit(one.beside(), open, part, cage.operation(), rest, board);
        });
    }

    /// Puts the digits that must stand in the line there, and asks whether the other cells can make the rest.
    private static boolean fit(
            Digits beside, List<Integer> open, Part part, Operation operation, long rest, Board board) {
        if (beside.isEmpty()) {
            return makes(open, operation, rest, board);
        }
        int digit = beside.min();
        return open.stream()
                .filter(cell ->
                        part.cells().contains(cell) && board.candidates(cell).contains(digit))
                .anyMatch(cell -> fit(
                        beside.without(digit),
                        open.stream().filter(other -> !other.equals(cell)).toList(),
                        part,
                        operation,
                        rest,
                        board));
    }

    private static boolean makes(List<Integer> open, Operation operation, long rest, Board board) {
        if (open.isEmpty()) {
            return rest == (operation == Operation.ADD ? 0 : 1);
        }
        var others = open.subList(1, open.size());
        return board.candidates(open.getFirst()).stream()
                .anyMatch(digit -> operation == Operation.ADD
                        ? digit <= rest && makes(others, operation, rest - digit, board)
                        : digit > 0 && rest % digit == 0 && makes(others, operation, rest / digit, board));
    }

    /// The digits that the cage has or must have, and the one that is tried.
    private static List<Integer> factors(Try one, Arithmetic cage, Board board) {
        return Stream.of(
                        cage.cells().stream().filter(board::isPlaced).map(board::digit),
                        IntStream.of(one.beside().toArray()),
                        IntStream.of(one.digit()))
                .flatMap(IntStream::boxed)
                .toList();
    }
}
