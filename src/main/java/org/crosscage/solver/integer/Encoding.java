package org.crosscage.solver.integer;

import java.util.Arrays;
import java.util.function.BooleanSupplier;
import java.util.stream.IntStream;
import org.crosscage.core.model.Arithmetic;
import org.crosscage.core.model.Cells;
import org.crosscage.core.model.Constraint;
import org.crosscage.core.model.Operation;
import org.crosscage.core.model.Puzzle;

/// The variables of the literature in *Evolutionary AI for Kakuro*: A(i, j, k) is 1 when the place in row i and column
/// j holds k, where a first value stands for a black place; for ordinary Kakuro these are ten a place. Exactly one of
/// a place is 1; in a unit, no value is 1 twice; clues are equations.
///
/// The review has sums only. A product is one equation for each prime number: its exponents add up. A difference or
/// quotient of more than two cells has a variable for each cell, which is 1 for the one that the others are taken
/// from, and an unknown operation one for sum and one for product; their equations hold on condition. Two cells are a
/// list of pairs.
final class Encoding {

    private final Puzzle puzzle;
    private final Programme programme;
    private final int[] values;
    /// By cell index and number of the value.
    private final int[][] variables;
    /// The cell and the value of each variable, by its number; −1 for variables of no cell.
    private final int[] cellOf;
    private final int[] valueOf;

    /// @param stop ends the work early; the programme is of no use then
    Encoding(Puzzle puzzle, Programme programme, BooleanSupplier stop) {
        this.puzzle = puzzle;
        this.programme = programme;
        this.values = puzzle.digits().toArray();
        this.variables = new int[puzzle.cellCount()][];
        int places = puzzle.shape().rows() * puzzle.shape().columns();
        this.cellOf = new int[places * (values.length + 1) + 1];
        this.valueOf = new int[cellOf.length];
        Arrays.fill(cellOf, -1);
        for (int place = 0; place < places && !stop.getAsBoolean(); place++) {
            place(place / puzzle.shape().columns() + 1, place % puzzle.shape().columns() + 1);
        }
        for (var constraint : puzzle.constraints()) {
            if (stop.getAsBoolean()) {
                return;
            }
            constrain(constraint);
        }
    }

    /// The cell of a variable; −1 where it belongs to none.
    int cell(int variable) {
        return variable < cellOf.length ? cellOf[variable] : -1;
    }

    /// The digit that a cell has when the variable is 1.
    int digit(int variable) {
        return valueOf[variable];
    }

    /// The variables of cells that are 1.
    int[] chosen(int... literals) {
        return Arrays.stream(literals)
                .filter(literal -> literal > 0 && cell(literal) >= 0)
                .toArray();
    }

    int[] digits(int... chosen) {
        int[] digits = new int[variables.length];
        for (int variable : chosen) {
            digits[cell(variable)] = digit(variable);
        }
        return digits;
    }

    private void place(int row, int column) {
        int black = programme.variable();
        int[] all = IntStream.concat(
                        IntStream.of(black),
                        IntStream.generate(programme::variable).limit(values.length))
                .toArray();
        programme.exactlyOne(all);
        var cell = puzzle.shape().index(row, column);
        programme.someOf(cell.isPresent() ? -black : black);
        if (cell.isPresent()) {
            int[] own = Arrays.copyOfRange(all, 1, all.length);
            variables[cell.getAsInt()] = own;
            for (int i = 0; i < own.length; i++) {
                cellOf[own[i]] = cell.getAsInt();
                valueOf[own[i]] = values[i];
            }
            puzzle.given(cell.getAsInt()).ifPresent(given -> programme.someOf(own[Arrays.binarySearch(values, given)]));
        }
    }

    private void constrain(Constraint constraint) {
        if (constraint.allDifferent()) {
            for (int i = 0; i < values.length; i++) {
                int[] same = variables(constraint.cells(), i);
                if (puzzle.isLine(constraint)) {
                    programme.exactlyOne(same);
                } else {
                    programme.atMostOne(same);
                }
            }
        }
        if (constraint instanceof Arithmetic clue) {
            clue(clue);
        }
    }

    private void clue(Arithmetic clue) {
        var cells = clue.cells();
        if (cells.size() <= 2 && clue.operation() != Operation.ADD) {
            pairs(clue);
            return;
        }
        switch (clue.operation()) {
            case ADD, EQUAL -> sum(cells, clue.target());
            case MULTIPLY -> product(cells, clue.target());
            case SUBTRACT -> oneOfThem(cells, (cell, condition) -> difference(cells, cell, clue.target(), condition));
            case DIVIDE -> oneOfThem(cells, (cell, condition) -> quotient(cells, cell, clue.target(), condition));
            case HIDDEN -> {
                int isSum = programme.variable();
                int isProduct = programme.variable();
                programme.someOf(isSum, isProduct);
                sum(cells, clue.target(), isSum);
                product(cells, clue.target(), isProduct);
            }
        }
    }

    private void sum(Cells cells, long target, int... conditions) {
        programme.equation(all(cells), factors(cells, this::value), target, conditions);
    }

    /// The value of one cell less those of the others; only the largest can have that above 0.
    private void difference(Cells cells, int cell, long target, int condition) {
        programme.equation(all(cells), factors(cells, (c, i) -> c == cell ? values[i] : -values[i]), target, condition);
    }

    private void product(Cells cells, long target, int... conditions) {
        if (target == 0) {
            int[] zeros = Arrays.stream(all(cells)).filter(v -> digit(v) == 0).toArray();
            programme.someOf(
                    IntStream.concat(IntStream.of(zeros), negated(conditions)).toArray());
        } else {
            exponents(cells, target, (c, i) -> 1, conditions);
        }
    }

    /// One cell is the target times the product of the others.
    private void quotient(Cells cells, int cell, long target, int condition) {
        if (target == 0) {
            programme.someOf(-condition);
        } else {
            exponents(cells, target, (c, i) -> c == cell ? 1 : -1, condition);
        }
    }

    /// For every prime number, its exponents in the values, each with its sign, add up to that in the target. No
    /// value is 0.
    private void exponents(Cells cells, long target, Factor sign, int... conditions) {
        for (int variable : all(cells)) {
            if (digit(variable) == 0) {
                programme.someOf(IntStream.concat(IntStream.of(-variable), negated(conditions))
                        .toArray());
            }
        }
        long rest = target;
        for (int prime = 2; prime <= values[values.length - 1]; prime++) {
            int p = prime;
            if (IntStream.range(2, p).noneMatch(divisor -> p % divisor == 0)) {
                int exponent = exponent(rest, p);
                rest /= Math.round(Math.pow(p, exponent));
                programme.equation(
                        all(cells),
                        factors(cells, (c, i) -> sign.of(c, i) * exponent(values[i], p)),
                        exponent,
                        conditions);
            }
        }
        if (rest > 1) {
            programme.someOf(negated(conditions).toArray());
        }
    }

    private static int exponent(long number, int prime) {
        int exponent = 0;
        for (long rest = number; rest != 0 && rest % prime == 0; rest /= prime) {
            exponent++;
        }
        return exponent;
    }

    private void oneOfThem(Cells cells, Case demand) {
        int[] conditions = cells.stream().map(cell -> programme.variable()).toArray();
        programme.someOf(conditions);
        for (int i = 0; i < conditions.length; i++) {
            demand.add(cells.get(i), conditions[i]);
        }
    }

    /// Which values of the one cell go with a value of the other; of a single cell, which values.
    private void pairs(Arithmetic clue) {
        var cells = clue.cells();
        for (int cell : cells.toArray()) {
            var others = cells.without(cell);
            for (int i = 0; i < values.length; i++) {
                int value = values[i];
                if (others.isEmpty()) {
                    if (!clue.operation().holds(new int[] {value}, clue.target())) {
                        programme.someOf(-variables[cell][i]);
                    }
                } else {
                    var partners = Arrays.stream(variables[others.get(0)])
                            .filter(v -> clue.operation().holds(new int[] {value, digit(v)}, clue.target()));
                    programme.someOf(IntStream.concat(IntStream.of(-variables[cell][i]), partners)
                            .toArray());
                }
            }
        }
    }

    private long value(int cell, int i) {
        return values[i];
    }

    private int[] all(Cells cells) {
        return cells.stream().flatMap(cell -> Arrays.stream(variables[cell])).toArray();
    }

    private int[] variables(Cells cells, int i) {
        return cells.stream().map(cell -> variables[cell][i]).toArray();
    }

    private long[] factors(Cells cells, Factor factor) {
        return cells.stream()
                .boxed()
                .flatMapToLong(cell -> IntStream.range(0, values.length).mapToLong(i -> factor.of(cell, i)))
                .toArray();
    }

    private static IntStream negated(int... literals) {
        return Arrays.stream(literals).map(literal -> -literal);
    }

    /// What a cell's i-th value counts.
    @FunctionalInterface
    private interface Factor {
        long of(int cell, int i);
    }

    /// What is demanded when a condition is 1.
    @FunctionalInterface
    private interface Case {
        void add(int cell, int condition);
    }
}
