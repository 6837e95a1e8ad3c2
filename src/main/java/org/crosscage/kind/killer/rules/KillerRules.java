package org.crosscage.kind.killer.rules;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.function.Function;
import java.util.function.IntUnaryOperator;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.crosscage.core.kind.Size;
import org.crosscage.core.model.AllDifferent;
import org.crosscage.core.model.Arithmetic;
import org.crosscage.core.model.Cells;
import org.crosscage.core.model.Constraint;
import org.crosscage.core.model.Digits;
import org.crosscage.core.model.Group;
import org.crosscage.core.model.Operation;
import org.crosscage.core.model.Puzzle;
import org.crosscage.core.model.Shape;
import org.crosscage.core.model.Solution;

/// Builds Killer Sudokus: an n×n grid whose rows, columns and boxes have each of 1…n once, cages of different digits
/// with a sum, and given digits. The constraints stand in this order: rows from the top, columns from the left, boxes
/// in reading order, cages as given. A cell may be in no cage.
public final class KillerRules {

    public static final String ID = "killer";

    /// How large a box is, by the side of the grid.
    private static final Map<Integer, Size> BOXES =
            Map.of(4, new Size(2, 2), 6, new Size(2, 3), 8, new Size(2, 4), 9, new Size(3, 3));

    /// The rows, columns and boxes, by the side of the grid.
    private static final Map<Integer, List<AllDifferent>> UNITS =
            BOXES.keySet().stream().collect(Collectors.toUnmodifiableMap(Function.identity(), KillerRules::units));

    private KillerRules() {}

    /// The sides that a grid can have, ascending.
    public static List<Integer> sides() {
        return BOXES.keySet().stream().sorted().toList();
    }

    public static boolean hasSide(int n) {
        return BOXES.containsKey(n);
    }

    /// How large a box is.
    ///
    /// @param n one of [#sides()]
    public static Size boxes(int n) {
        return Objects.requireNonNull(BOXES.get(n));
    }

    public static Digits digits(int n) {
        return Digits.range(1, n);
    }

    /// The box of a cell, counted from 0 in reading order.
    public static int box(int n, int cell) {
        var size = boxes(n);
        return cell / n / size.rows() * size.rows() + cell % n / size.columns();
    }

    /// @param n one of [#sides()]
    /// @param cages no cell is in two
    /// @param givens digits by cell
    /// @throws IllegalArgumentException when there is no such size, or a cell is in two cages
    public static Puzzle puzzle(int n, List<Arithmetic> cages, Map<Integer, Integer> givens) {
        if (!hasSide(n)) {
            throw new IllegalArgumentException("a Killer Sudoku of " + n);
        }
        if (cages.stream()
                        .flatMapToInt(cage -> cage.cells().stream())
                        .distinct()
                        .count()
                != cages.stream().mapToInt(cage -> cage.cells().size()).sum()) {
            throw new IllegalArgumentException("a cell is in two cages");
        }
        var constraints = new ArrayList<Constraint>(UNITS.get(n));
        constraints.addAll(cages);
        return Puzzle.of(ID, Shape.square(n), digits(n), constraints, givens);
    }

    private static List<AllDifferent> units(int n) {
        return Stream.of(
                        units(n, Group.ROW, cell -> cell / n),
                        units(n, Group.COLUMN, cell -> cell % n),
                        units(n, Group.BOX, cell -> box(n, cell)))
                .flatMap(Function.identity())
                .toList();
    }

    private static Stream<AllDifferent> units(int n, Group group, IntUnaryOperator numberOf) {
        return IntStream.range(0, n)
                .mapToObj(number -> new AllDifferent(
                        group,
                        Cells.of(IntStream.range(0, n * n).filter(cell -> numberOf.applyAsInt(cell) == number))));
    }

    /// The least sum of different digits in so many cells.
    public static int leastSum(int cells) {
        return cells * (cells + 1) / 2;
    }

    /// The largest sum of different digits in so many cells.
    public static int mostSum(int cells, int n) {
        return cells * (2 * n + 1 - cells) / 2;
    }

    public static Arithmetic cage(Cells cells, long sum) {
        return new Arithmetic(Group.CAGE, cells, cells.size() == 1 ? Operation.EQUAL : Operation.ADD, sum, true);
    }

    /// The cage of some cells with the sum that they have in a solution.
    public static Arithmetic cage(Cells cells, Solution digits) {
        return cage(cells, cells.stream().map(digits::digit).sum());
    }
}
