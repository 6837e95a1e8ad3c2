package org.crosscage.kind.template;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.BooleanSupplier;
import java.util.function.IntUnaryOperator;
import java.util.random.RandomGenerator;
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
import org.crosscage.core.sketch.cage.CageRules;

/// The rules: 4 × 4 cells, every row, column and box of 2 × 2 has each of 1 to 4 once, and each cage has different
/// digits that add up to its clue. The constraints stand in this order: rows, columns, boxes, cages as given. The
/// editor knows the kind by these rules too.
record TemplateRules() implements CageRules {

    static final String ID = "boxsums";
    static final int N = 4;
    static final int BOX = 2;
    static final Digits DIGITS = Digits.range(1, N);

    /// @param cages together they have each cell once
    static Puzzle puzzle(List<Arithmetic> cages) {
        var constraints = new ArrayList<Constraint>();
        add(Group.ROW, cell -> cell / N, constraints);
        add(Group.COLUMN, cell -> cell % N, constraints);
        add(Group.BOX, TemplateRules::box, constraints);
        constraints.addAll(cages);
        return Puzzle.of(ID, Shape.square(N), DIGITS, constraints, Map.of());
    }

    private static void add(Group group, IntUnaryOperator numberOf, List<Constraint> constraints) {
        for (int i = 0; i < N; i++) {
            int number = i;
            var cells = IntStream.range(0, N * N).filter(cell -> numberOf.applyAsInt(cell) == number);
            constraints.add(new AllDifferent(group, Cells.of(cells)));
        }
    }

    /// The box of a cell, counted from 0 in reading order.
    static int box(int cell) {
        return cell / N / BOX * BOX + cell % N / BOX;
    }

    static Arithmetic cage(Cells cells, long sum) {
        var operation = cells.size() == 1 ? Operation.EQUAL : Operation.ADD;
        return new Arithmetic(Group.CAGE, cells, operation, sum, true);
    }

    /// The cage of some cells with the sum that they have in a solution.
    static Arithmetic cage(Cells cells, Solution digits) {
        return cage(cells, cells.stream().map(digits::digit).sum());
    }

    /// A full grid by chance: cell after cell, back where no digit is left.
    static Solution grid(RandomGenerator random) {
        int[] digits = new int[N * N];
        fill(digits, 0, random);
        return Solution.of(digits);
    }

    private static boolean fill(int[] digits, int cell, RandomGenerator random) {
        if (cell == N * N) {
            return true;
        }
        int first = random.nextInt(N);
        for (int i = 0; i < N; i++) {
            int digit = (first + i) % N + 1;
            if (IntStream.range(0, cell).noneMatch(other -> digits[other] == digit && areTogether(cell, other))) {
                digits[cell] = digit;
                if (fill(digits, cell + 1, random)) {
                    return true;
                }
            }
        }
        return false;
    }

    private static boolean areTogether(int cell, int other) {
        return cell / N == other / N || cell % N == other % N || box(cell) == box(other);
    }

    @Override
    public String kind() {
        return ID;
    }

    @Override
    public int smallest() {
        return N;
    }

    @Override
    public int largest() {
        return N;
    }

    @Override
    public List<Operation> operations() {
        return List.of(Operation.ADD);
    }

    @Override
    public OptionalInt box(int n, int cell) {
        return OptionalInt.of(box(cell));
    }

    @Override
    public Arithmetic cage(int n, Cells cells, Operation operation, long target) {
        return cage(cells, target);
    }

    @Override
    public Puzzle puzzle(int n, Digits digits, List<Arithmetic> cages, Map<Integer, Integer> givens) {
        return puzzle(cages);
    }

    @Override
    public Optional<Solution> grid(
            Digits digits, Map<Integer, Integer> givens, RandomGenerator random, BooleanSupplier stop) {
        return Optional.of(grid(random));
    }

    @Override
    public Arithmetic clue(int n, Cells cells, Solution digits, RandomGenerator random) {
        return cage(cells, digits);
    }
}
