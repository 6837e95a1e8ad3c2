package org.crosscage.learn;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Function;
import org.crosscage.core.clue.CombinationTable.Sort;
import org.crosscage.core.kind.CombinationLookUp;
import org.crosscage.core.kind.PuzzleKind;
import org.crosscage.core.model.Arithmetic;
import org.crosscage.core.model.Digits;
import org.crosscage.core.model.Operation;
import org.crosscage.core.model.Puzzle;
import org.crosscage.kind.PuzzleKinds;

/// Which clues are looked up in the table of all combinations, and how an address says so: `kind`, `cells`, and where
/// the kind leaves a choice `grid`, `sign` and `shape`.
///
/// @param cells how many; [CombinationLookUp#ALL] too where the kind has a table of all
/// @param grid 0 while none was chosen, of a kind that leaves no choice
/// @param bends whether a clue may, where the kind leaves a choice
public record AskedClues(String kind, int cells, int grid, Operation operation, boolean bends) {

    /// The parameter of an address that names one clue of them.
    public static final String CLUE = "clue";

    private static final String IN_ONE_LINE = "line";

    /// Of the first kind, with nothing chosen.
    public static final AskedClues FIRST =
            new AskedClues(kinds().getFirst(), 0, 0, Operation.ADD, true).of(kinds().getFirst());

    /// The ids of the kinds whose clues can be looked up.
    public static List<String> kinds() {
        return PuzzleKinds.all().stream()
                .filter(kind -> kind.combinationLookUp().isPresent())
                .map(PuzzleKind::id)
                .toList();
    }

    /// What an address asks for; what it says wrongly is passed over.
    ///
    /// @param parameter the value of a parameter of the address
    public static AskedClues of(Function<String, Optional<String>> parameter) {
        var asked =
                parameter.apply("kind").filter(kinds()::contains).map(FIRST::of).orElse(FIRST);
        asked = parameter
                .apply("grid")
                .flatMap(AskedClues::number)
                .filter(asked.lookUp().grids()::contains)
                .map(asked::withGrid)
                .orElse(asked);
        asked = parameter
                .apply("sign")
                .flatMap(asked::operation)
                .map(asked::with)
                .orElse(asked);
        asked = asked.bending(
                parameter.apply("shape").filter(IN_ONE_LINE::equals).isEmpty());
        return parameter
                .apply("cells")
                .flatMap(AskedClues::number)
                .filter(asked.numbersOfCells()::contains)
                .map(asked::withCells)
                .orElse(asked);
    }

    /// Those among which a clue of a puzzle is listed; empty when it is not: one cell tells itself, and there are
    /// tables for the usual digits only.
    public static Optional<AskedClues> listing(Arithmetic clue, Puzzle puzzle) {
        if (PuzzleKinds.find(puzzle.kind())
                .flatMap(PuzzleKind::combinationLookUp)
                .isEmpty()) {
            return Optional.empty();
        }
        var asked = FIRST.of(puzzle.kind());
        var lookUp = asked.lookUp();
        if (lookUp.grids().size() > 1) {
            asked = asked.withGrid(puzzle.digits().max());
        }
        if (lookUp.operations().size() > 1) {
            asked = asked.with(clue.operation());
        }
        if (lookUp.bends()) {
            var shape = puzzle.shape();
            asked = asked.bending(!shape.isInOneRow(clue.cells()) && !shape.isInOneColumn(clue.cells()));
        }
        return Optional.of(asked.withCells(clue.cells().size()))
                .filter(found -> found.numbersOfCells().contains(found.cells))
                .filter(found -> lookUp.operations().contains(clue.operation()))
                .filter(found -> lookUp.grids().contains(puzzle.digits().max())
                        && found.digits().equals(puzzle.digits()));
    }

    /// The address at which these are shown with one clue alone.
    public String address(long clue) {
        return CombinationsPage.ADDRESS + query() + "&" + CLUE + "=" + clue;
    }

    /// A plain number of an address.
    public static Optional<Integer> number(String text) {
        return text.matches("\\d{1,9}") ? Optional.of(Integer.valueOf(text)) : Optional.empty();
    }

    private Optional<Operation> operation(String word) {
        return lookUp().operations().stream()
                .filter(operation -> word(operation).equals(word))
                .findFirst();
    }

    private static String word(Enum<?> constant) {
        return constant.name().toLowerCase(Locale.ROOT);
    }

    /// How an address asks for this, from the `?` on.
    public String query() {
        return "?kind=" + kind
                + (lookUp().grids().size() > 1 ? "&grid=" + grid : "")
                + (lookUp().operations().size() > 1 ? "&sign=" + word(operation) : "")
                + (lookUp().bends() && !bends ? "&shape=" + IN_ONE_LINE : "")
                + "&cells=" + cells;
    }

    /// What there is to choose.
    public CombinationLookUp lookUp() {
        return PuzzleKinds.of(kind).combinationLookUp().orElseThrow();
    }

    /// The same of another kind, as far as it leaves these choices.
    public AskedClues of(String other) {
        var lookUp = PuzzleKinds.of(other).combinationLookUp().orElseThrow();
        boolean keepsGrid = lookUp.grids().size() == 1 || lookUp.grids().contains(grid);
        return new AskedClues(
                other,
                lookUp.cells(lookUp.usualGrid(), bends).getFirst(),
                keepsGrid ? grid : lookUp.usualGrid(),
                operation,
                bends);
    }

    public AskedClues withCells(int other) {
        return new AskedClues(kind, other, grid, operation, bends);
    }

    /// With as many cells as there can be in such a grid, where there were more.
    public AskedClues withGrid(int other) {
        return new AskedClues(kind, cells, other, operation, bends).fitting();
    }

    public AskedClues with(Operation other) {
        return new AskedClues(kind, cells, grid, other, bends);
    }

    /// With as many cells as there can be in such a shape, where there were more.
    public AskedClues bending(boolean other) {
        return new AskedClues(kind, cells, grid, operation, other).fitting();
    }

    private AskedClues fitting() {
        return withCells(Math.min(cells, numbersOfCells().getLast()));
    }

    /// The numbers of cells to choose from.
    public List<Integer> numbersOfCells() {
        return lookUp().cells(digits().size(), bends);
    }

    public Digits digits() {
        return Digits.range(1, lookUp().grids().size() == 1 ? lookUp().usualGrid() : grid);
    }

    /// The sorts of clues that are asked for.
    public List<Sort> sorts() {
        var lookUp = lookUp();
        var shown = cells == CombinationLookUp.ALL
                ? numbersOfCells().stream()
                        .filter(number -> number != CombinationLookUp.ALL)
                        .toList()
                : List.of(cells);
        var only = lookUp.operations().size() == 1 ? lookUp.operations().getFirst() : operation;
        return shown.stream()
                .map(size -> new Sort(digits(), size, only, lookUp.bends() && bends))
                .toList();
    }
}
