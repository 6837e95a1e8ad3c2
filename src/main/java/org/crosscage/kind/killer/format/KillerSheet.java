package org.crosscage.kind.killer.format;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.IntFunction;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.crosscage.core.kind.CluePart;
import org.crosscage.core.kind.CluePart.NamedCell;
import org.crosscage.core.kind.Message;
import org.crosscage.core.kind.PuzzleEntry;
import org.crosscage.core.kind.PuzzleParts;
import org.crosscage.core.kind.PuzzleParts.Place;
import org.crosscage.core.kind.PuzzleParts.Row;
import org.crosscage.core.kind.Token;
import org.crosscage.core.kind.UnwritableException;
import org.crosscage.core.kind.format.JsonValue;
import org.crosscage.core.model.Cell;
import org.crosscage.core.model.Puzzle;
import org.crosscage.core.model.Solution;
import org.crosscage.kind.killer.rules.KillerParts;
import org.crosscage.kind.killer.rules.KillerRules;

/// What another program's text says of a Killer Sudoku, each piece with its place, on the way to a puzzle.
final class KillerSheet {

    private final Token start;
    private final int n;
    private final Map<Cell, Place> givens = new LinkedHashMap<>();
    private final List<CluePart> cages = new ArrayList<>();
    private final Map<String, String> notes = new LinkedHashMap<>();
    private Optional<Solution> solution = Optional.empty();
    private Token solutionAt = Token.NOWHERE;

    /// @param start where the puzzle begins
    /// @param n a side that there is
    KillerSheet(Token start, int n) {
        this.start = start;
        this.n = n;
    }

    /// The side of a grid from its place in the text.
    ///
    /// @throws org.crosscage.core.kind.FormatException when no Killer Sudoku has it
    static int side(Token number) {
        return KillerParts.size(number, number).rows();
    }

    /// @throws UnwritableException when it is another kind of puzzle
    static void requireKiller(Puzzle puzzle) {
        if (!puzzle.kind().equals(KillerRules.ID)) {
            throw new UnwritableException(Message.of("kind"));
        }
    }

    /// @throws UnwritableException when it is another kind of puzzle, or has given digits
    static void requireCagesAlone(Puzzle puzzle) {
        requireKiller(puzzle);
        if (!puzzle.givens().isEmpty()) {
            throw new UnwritableException(Message.of("givens"));
        }
    }

    /// @throws UnwritableException when it has another side
    static void requireSide(Puzzle puzzle, int n) {
        int rows = puzzle.shape().rows();
        if (rows != n) {
            throw new UnwritableException(
                    Message.of("other-size").counting("only", n).counting("size", rows));
        }
    }

    /// @param row from 0
    /// @param at where the row begins, or ends
    /// @throws org.crosscage.core.kind.FormatException when the row has more or less cells than it should
    ///     have
    static void requireLength(int row, int cells, int n, Token at) {
        if (cells != n) {
            throw at.error(Message.of("row-length")
                    .counting("row", row + 1L)
                    .counting("foundCells", cells)
                    .counting("cells", n));
        }
    }

    int side() {
        return n;
    }

    void given(int row, int column, Token digit) {
        if (digit.number(1, n).isEmpty()) {
            throw digit.error(Message.of("digit-out-of-range").naming("largest", n));
        }
        givens.put(new Cell(row + 1, column + 1), new Place(digit, digit.text()));
    }

    /// @param cells at least one
    void cage(List<NamedCell> cells, Token sum, Optional<Token> sign) {
        cages.add(new CluePart(sum, Optional.empty(), sign, sum, cells, Optional.empty()));
    }

    /// Takes no notice of a cage without a sum if each two of its cells share a row, a column or a box:
    /// then it says nothing new. Elsewhere it says that its digits differ, which no other text could pass
    /// on.
    ///
    /// @param cells at least one
    void cageWithoutSum(List<NamedCell> cells) {
        var places = cells.stream().map(cell -> cell.within(n, n)).distinct().toList();
        if (IntStream.range(0, places.size())
                .anyMatch(i -> !places.subList(0, i).stream().allMatch(other -> isSeen(places.get(i), other)))) {
            throw cells.getFirst()
                    .at()
                    .error(Message.of("cage-without-sum")
                            .naming("cage", cells.getFirst().name()));
        }
    }

    private boolean isSeen(Cell one, Cell other) {
        return one.row() == other.row() || one.column() == other.column() || box(one) == box(other);
    }

    private int box(Cell cell) {
        return KillerRules.box(n, (cell.row() - 1) * n + cell.column() - 1);
    }

    /// Refuses regions that are not the boxes of this size.
    ///
    /// @param region of a cell
    /// @param at where the text says so
    void requireBoxes(IntFunction<Object> region, Token at) {
        var regions = new LinkedHashMap<Object, Integer>();
        for (int cell = 0; cell < n * n; cell++) {
            var before = regions.putIfAbsent(region.apply(cell), KillerRules.box(n, cell));
            if (before != null && before != KillerRules.box(n, cell) || regions.size() > n) {
                throw at.error(Message.of("other-regions").naming("boxes", KillerRules.boxes(n)));
            }
        }
    }

    /// @param name one of [PuzzleEntry#NOTES]; the first note of a name is kept
    void note(String name, Token text) {
        PuzzleEntry.requireShort(text, text.text());
        // halves of characters, which no file holds, become question marks
        notes.putIfAbsent(name, text.text().replaceAll("\\p{Cs}", "?"));
    }

    /// A solution as a list of digits or one text of them; one with gaps is none.
    void solution(JsonValue digits) {
        if (digits.sort() == JsonValue.Sort.LIST) {
            solution(digits.items().stream().map(JsonValue::scalar), digits.at());
        } else {
            solution(digits.scalar());
        }
    }

    void solution(Token digits) {
        solution(digits.text().chars().mapToObj(digit -> digits.withText(String.valueOf((char) digit))), digits);
    }

    private void solution(Stream<Token> digits, Token at) {
        var known = digits.limit(n * n + 1L)
                .map(digit -> digit.number(1, n))
                .takeWhile(OptionalInt::isPresent)
                .mapToInt(OptionalInt::getAsInt)
                .toArray();
        if (known.length == n * n) {
            solution = Optional.of(Solution.of(known));
            solutionAt = at;
        }
    }

    /// @throws org.crosscage.core.kind.FormatException when it is no puzzle
    PuzzleEntry entry() {
        var open = PuzzleParts.openRows(n, n, start);
        var rows = new ArrayList<Row>();
        for (int row = 1; row <= n; row++) {
            var places = new ArrayList<Place>();
            for (int column = 1; column <= n; column++) {
                places.add(givens.getOrDefault(
                        new Cell(row, column), open.get(row - 1).places().get(column - 1)));
            }
            rows.add(new Row(start, places));
        }
        var bare = KillerParts.assemble(new PuzzleParts(start, rows, Optional.empty(), cages));
        var whole = solution.map(digits -> bare.with(digits, solutionAt)).orElse(bare);
        return new PuzzleEntry("", notes, whole.puzzle(), whole.solution(), whole.warnings());
    }
}
