package org.crosscage.learn;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.IntStream;
import org.crosscage.core.clue.CombinationTable.Sort;
import org.crosscage.core.model.Arithmetic;
import org.crosscage.core.model.Digits;
import org.crosscage.core.model.Operation;
import org.crosscage.core.model.Puzzle;
import org.crosscage.kind.kakuro.KakuroRules;
import org.crosscage.kind.kenken.KenKenRules;

/// Which clues are looked up in the table of all combinations, and how an address says so: `kind`, `cells`, for
/// KenKen `grid`, `sign` and `shape`.
///
/// @param cells how many; of a Kakuro run [#ALL] too
/// @param bends whether a cage may
public record AskedClues(String kind, int cells, int grid, Operation operation, boolean bends) {

    /// Stands for all numbers of cells from two on; a sum in one cell tells itself.
    public static final int ALL = 0;

    public static final List<Operation> OPERATIONS =
            List.of(Operation.ADD, Operation.SUBTRACT, Operation.MULTIPLY, Operation.DIVIDE);

    /// The parameter of an address that names one clue of them.
    public static final String CLUE = "clue";

    private static final int LARGEST_GRID = 9;
    private static final int USUAL_GRID = 6;
    private static final int LARGEST_CAGE = 6;
    private static final String IN_ONE_LINE = "line";

    public static final AskedClues FIRST = new AskedClues(KakuroRules.ID, ALL, USUAL_GRID, Operation.ADD, true);

    /// What an address asks for; what it says wrongly is passed over.
    ///
    /// @param parameter the value of a parameter of the address
    public static AskedClues of(Function<String, Optional<String>> parameter) {
        var asked = parameter
                .apply("kind")
                .filter(KenKenRules.ID::equals)
                .map(FIRST::of)
                .orElse(FIRST);
        asked = parameter
                .apply("grid")
                .flatMap(AskedClues::number)
                .filter(grids()::contains)
                .map(asked::withGrid)
                .orElse(asked);
        asked = parameter
                .apply("sign")
                .flatMap(AskedClues::operation)
                .map(asked::with)
                .orElse(asked);
        asked = asked.bending(
                parameter.apply("shape").filter(IN_ONE_LINE::equals).isEmpty());
        return parameter
                .apply("cells")
                .flatMap(AskedClues::number)
                .filter(asked.sizes()::contains)
                .map(asked::withCells)
                .orElse(asked);
    }

    /// Those among which a clue of a puzzle is listed; empty when it is not: one cell tells itself, and there are
    /// tables for the usual digits only.
    public static Optional<AskedClues> listing(Arithmetic clue, Puzzle puzzle) {
        int cells = clue.cells().size();
        var asked = puzzle.kind().equals(KakuroRules.ID)
                ? FIRST.withCells(cells)
                : new AskedClues(
                        puzzle.kind(),
                        cells,
                        puzzle.digits().max(),
                        clue.operation(),
                        !puzzle.shape().isInOneRow(clue.cells())
                                && !puzzle.shape().isInOneColumn(clue.cells()));
        return Optional.of(asked)
                .filter(found -> cells > 1 && found.exists())
                .filter(found -> found.digits().equals(puzzle.digits()));
    }

    private boolean exists() {
        boolean known = isKakuro() || kind.equals(KenKenRules.ID) && grids().contains(grid);
        return known && sizes().contains(cells) && OPERATIONS.contains(operation);
    }

    /// The address at which these are shown with one clue alone.
    public String address(long clue) {
        return "learn/combinations" + query() + "&" + CLUE + "=" + clue;
    }

    /// A plain number of an address.
    public static Optional<Integer> number(String text) {
        return text.matches("\\d{1,6}") ? Optional.of(Integer.valueOf(text)) : Optional.empty();
    }

    private static Optional<Operation> operation(String word) {
        return OPERATIONS.stream()
                .filter(operation -> word(operation).equals(word))
                .findFirst();
    }

    private static String word(Enum<?> constant) {
        return constant.name().toLowerCase(Locale.ROOT);
    }

    /// How an address asks for this, from the `?` on.
    public String query() {
        return "?kind=" + kind
                + (isKakuro()
                        ? ""
                        : "&grid=" + grid + "&sign=" + word(operation) + (bends ? "" : "&shape=" + IN_ONE_LINE))
                + "&cells=" + cells;
    }

    public boolean isKakuro() {
        return kind.equals(KakuroRules.ID);
    }

    public AskedClues of(String other) {
        return new AskedClues(other, other.equals(KakuroRules.ID) ? ALL : 2, grid, operation, bends);
    }

    public AskedClues withCells(int other) {
        return new AskedClues(kind, other, grid, operation, bends);
    }

    public AskedClues withGrid(int other) {
        return new AskedClues(kind, cells, other, operation, bends);
    }

    public AskedClues with(Operation other) {
        return new AskedClues(kind, cells, grid, other, bends);
    }

    public AskedClues bending(boolean other) {
        return new AskedClues(kind, cells, grid, operation, other);
    }

    public Digits digits() {
        return isKakuro() ? KakuroRules.ORDINARY_DIGITS : Digits.range(1, grid);
    }

    /// The numbers of cells to choose from.
    public List<Integer> sizes() {
        return isKakuro() ? upTo(ALL, KakuroRules.ORDINARY_DIGITS.size()) : upTo(2, LARGEST_CAGE);
    }

    /// The sizes of grids to choose from.
    public static List<Integer> grids() {
        return upTo(KenKenRules.SMALLEST, LARGEST_GRID);
    }

    /// The sorts of clues that are asked for.
    public List<Sort> sorts() {
        if (!isKakuro()) {
            return List.of(new Sort(digits(), cells, operation, bends));
        }
        var shown = cells == ALL ? upTo(2, digits().size()) : List.of(cells);
        return shown.stream()
                .map(size -> new Sort(digits(), size, Operation.ADD, false))
                .toList();
    }

    private static List<Integer> upTo(int first, int last) {
        return IntStream.rangeClosed(first, last).boxed().toList();
    }
}
