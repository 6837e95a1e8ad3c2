package org.crosscage.solver.exact;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
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
import org.crosscage.core.search.Limits;
import org.crosscage.core.search.SolverContext;
import org.crosscage.kind.kenken.rules.KenKenRules;
import org.crosscage.solver.Meaning;
import org.junit.jupiter.api.Test;

/// Cages with more cells than layouts can be listed for, against trying every grid.
class LargeCagesTest {

    private static final int ALL = 1_000;

    private final SplittableRandom random = new SplittableRandom(5);

    @Test
    void everyLatinSquareThatMeetsALargeCageIsFoundAndNoOther() {
        for (var values : List.of(Digits.range(1, 4), Digits.range(0, 3), Digits.of(1, 2, 5, 7))) {
            var squares = latinSquares(values);
            assertThat(squares).hasSize(576);
            for (var operation : List.of(Operation.ADD, Operation.MULTIPLY, Operation.HIDDEN)) {
                for (int i = 0; i < 12; i++) {
                    assertSameAsTryingAll(values, squares, operation, squares.get(random.nextInt(squares.size())));
                }
            }
        }
    }

    /// Differences and quotients over many cells need a digit that outweighs all others, so these cells see nobody.
    @Test
    void differencesAndQuotientsOverManyCellsMeanLargestAgainstTheRest() {
        int[][] filled = {{9, 0, 1, 0, 1, 0, 0, 2, 0, 0, 0, 1}, {8, 1, 1, 1, 2, 1, 1, 1, 1, 2, 1, 1}};
        assertThat(solutions(free(12, Digits.range(0, 9), Operation.SUBTRACT, 4, givens(filled[0], 3))))
                .isEqualTo(tryAll(Operation.SUBTRACT, 4, filled[0], 3));
        assertThat(solutions(free(12, Digits.range(0, 9), Operation.DIVIDE, 2, givens(filled[1], 3))))
                .isEqualTo(tryAll(Operation.DIVIDE, 2, filled[1], 3));
    }

    @Test
    void aLargeProductOfZeroNeedsAZero() {
        var givens = givens(new int[] {3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 0}, 2);
        assertThat(solutions(free(12, Digits.range(0, 9), Operation.MULTIPLY, 0, givens)))
                .hasSize(100);
        givens.put(11, 3);
        assertThat(solutions(free(12, Digits.range(0, 9), Operation.MULTIPLY, 0, givens)))
                .hasSize(19);
    }

    @Test
    void aQuotientOfZeroOverManyCellsCannotBe() {
        assertThat(solutions(free(12, Digits.range(0, 3), Operation.DIVIDE, 0, Map.of())))
                .isEmpty();
    }

    private void assertSameAsTryingAll(Digits values, List<int[]> squares, Operation operation, int[] wanted) {
        var large = Cells.of(IntStream.range(0, 11 + random.nextInt(6)));
        var cages = new ArrayList<Arithmetic>();
        long target = target(operation, digits(large, wanted));
        cages.add(KenKenRules.cage(4, large, operation, target));
        for (int cell = large.size(); cell < 16; cell++) {
            cages.add(KenKenRules.cage(4, Cells.of(cell), Operation.EQUAL, wanted[cell]));
        }
        var expected = squares.stream()
                .filter(square -> Meaning.meets(operation, target, digits(large, square)))
                .filter(square -> IntStream.range(large.size(), 16).allMatch(cell -> square[cell] == wanted[cell]))
                .map(Solution::of)
                .collect(Collectors.toSet());
        assertThat(solutions(KenKenRules.puzzle(4, values, cages))).isEqualTo(expected);
    }

    private long target(Operation operation, int[] digits) {
        var shown =
                operation == Operation.HIDDEN ? random.nextBoolean() ? Operation.ADD : Operation.MULTIPLY : operation;
        return Meaning.targets(shown, digits).orElseThrow();
    }

    private static int[] digits(Cells cells, int[] square) {
        return cells.stream().map(cell -> square[cell]).toArray();
    }

    private static Set<Solution> solutions(Puzzle puzzle) {
        var result = new ExactSolver().solve(puzzle, SolverContext.quiet(new Limits(ALL, 1_000_000)));
        assertThat(result.complete()).isTrue();
        return new HashSet<>(result.solutions());
    }

    /// Cells that do not see each other under one clue.
    private static Puzzle free(
            int cells, Digits digits, Operation operation, long target, Map<Integer, Integer> givens) {
        var shape = Shape.square(4);
        var all = Cells.of(IntStream.range(0, cells));
        List<Constraint> constraints = new ArrayList<>();
        constraints.add(new Arithmetic(Group.CAGE, all, operation, target, false));
        IntStream.range(cells, 16).forEach(cell -> constraints.add(new AllDifferent(Group.ROW, Cells.of(cell))));
        var more = new TreeMap<>(givens);
        IntStream.range(cells, 16).forEach(cell -> more.put(cell, digits.min()));
        return Puzzle.of("kenken", shape, digits, constraints, more);
    }

    /// All but the first `open` cells.
    private static Map<Integer, Integer> givens(int[] digits, int open) {
        var givens = new TreeMap<Integer, Integer>();
        IntStream.range(open, digits.length).forEach(cell -> givens.put(cell, digits[cell]));
        return givens;
    }

    private static Set<Solution> tryAll(Operation operation, long target, int[] filled, int open) {
        var found = new HashSet<Solution>();
        int all = (int) Math.pow(10, open);
        for (int number = 0; number < all; number++) {
            int[] digits = filled.clone();
            for (int cell = 0, rest = number; cell < open; cell++, rest /= 10) {
                digits[cell] = rest % 10;
            }
            if (Meaning.meets(operation, target, digits)) {
                found.add(Solution.of(IntStream.concat(IntStream.of(digits), IntStream.of(0, 0, 0, 0))
                        .toArray()));
            }
        }
        assertThat(found).isNotEmpty();
        return found;
    }

    private static List<int[]> latinSquares(Digits values) {
        var squares = new ArrayList<int[]>();
        fill(new int[16], 0, values.toArray(), squares);
        return squares;
    }

    private static void fill(int[] square, int cell, int[] values, List<int[]> squares) {
        if (cell == 16) {
            squares.add(square.clone());
            return;
        }
        for (int value : values) {
            boolean free = IntStream.range(0, cell)
                    .noneMatch(other -> square[other] == value && (other / 4 == cell / 4 || other % 4 == cell % 4));
            if (free) {
                square[cell] = value;
                fill(square, cell + 1, values, squares);
            }
        }
    }
}
