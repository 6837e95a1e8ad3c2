package org.crosscage.learn.ui;

import com.vaadin.flow.router.QueryParameters;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.IntStream;
import org.crosscage.core.model.Digits;
import org.crosscage.core.model.Operation;
import org.crosscage.kind.kakuro.KakuroRules;
import org.crosscage.kind.kenken.KenKenRules;
import org.crosscage.learn.CombinationTable.Sort;

/// Which clues are looked up, and how an address says so: `kind`, `cells`, for KenKen `grid`, `sign` and `shape`.
///
/// @param cells how many; of a Kakuro run [#ALL] too
/// @param bends whether a cage may
record Asked(String kind, int cells, int grid, Operation operation, boolean bends) {

    /// Stands for all numbers of cells from two on; a sum in one cell tells itself.
    static final int ALL = 0;

    static final List<Operation> OPERATIONS =
            List.of(Operation.ADD, Operation.SUBTRACT, Operation.MULTIPLY, Operation.DIVIDE);

    private static final int LARGEST_GRID = 9;
    private static final int USUAL_GRID = 6;
    private static final int LARGEST_CAGE = 6;
    private static final String IN_ONE_LINE = "line";

    static final Asked FIRST = new Asked(KakuroRules.ID, ALL, USUAL_GRID, Operation.ADD, true);

    /// What an address asks for; what it says wrongly is passed over.
    static Asked of(QueryParameters query) {
        var asked = query.getSingleParameter("kind")
                .filter(KenKenRules.ID::equals)
                .map(FIRST::of)
                .orElse(FIRST);
        asked = query.getSingleParameter("grid")
                .flatMap(Asked::number)
                .filter(grids()::contains)
                .map(asked::withGrid)
                .orElse(asked);
        asked = query.getSingleParameter("sign")
                .flatMap(Asked::operation)
                .map(asked::with)
                .orElse(asked);
        asked = asked.bending(
                query.getSingleParameter("shape").filter(IN_ONE_LINE::equals).isEmpty());
        return query.getSingleParameter("cells")
                .flatMap(Asked::number)
                .filter(asked.sizes()::contains)
                .map(asked::withCells)
                .orElse(asked);
    }

    /// A plain number of an address.
    static Optional<Integer> number(String text) {
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
    String query() {
        return "?kind=" + kind
                + (isKakuro()
                        ? ""
                        : "&grid=" + grid + "&sign=" + word(operation) + (bends ? "" : "&shape=" + IN_ONE_LINE))
                + "&cells=" + cells;
    }

    boolean isKakuro() {
        return kind.equals(KakuroRules.ID);
    }

    Asked of(String other) {
        return new Asked(other, other.equals(KakuroRules.ID) ? ALL : 2, grid, operation, bends);
    }

    Asked withCells(int other) {
        return new Asked(kind, other, grid, operation, bends);
    }

    Asked withGrid(int other) {
        return new Asked(kind, cells, other, operation, bends);
    }

    Asked with(Operation other) {
        return new Asked(kind, cells, grid, other, bends);
    }

    Asked bending(boolean other) {
        return new Asked(kind, cells, grid, operation, other);
    }

    Digits digits() {
        return isKakuro() ? KakuroRules.ORDINARY_DIGITS : Digits.range(1, grid);
    }

    /// The numbers of cells to choose from.
    List<Integer> sizes() {
        return isKakuro() ? upTo(ALL, KakuroRules.ORDINARY_DIGITS.size()) : upTo(2, LARGEST_CAGE);
    }

    /// The sizes of grids to choose from.
    static List<Integer> grids() {
        return upTo(KenKenRules.SMALLEST, LARGEST_GRID);
    }

    /// The sorts of clues that are asked for.
    List<Sort> sorts() {
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
