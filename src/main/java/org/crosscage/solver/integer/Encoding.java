package org.crosscage.solver.integer;

import java.util.Arrays;
import java.util.function.BooleanSupplier;
import java.util.function.IntToLongFunction;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
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
/// quotient of more than two cells has a variable more for each value of each cell, one of which is 1: the value that
/// the others are taken from, counted twice with the other sign. An unknown operation has a variable for sum and one
/// for product; their equations hold on condition. Two cells are a list of pairs.
final class Encoding {

    private static final int[] NOBODY = {};

    private final Puzzle puzzle;
    private final Inequalities inequalities;
    private final int[] values;
    /// By cell index and number of the value.
    private final int[][] variables;
    /// The cell and the value of each variable, by its number; −1 for variables of no cell.
    private final int[] cellOf;
    private final int[] valueOf;

    /// @param stop ends the work early; the programme is of no use then
    Encoding(Puzzle puzzle, Inequalities inequalities, BooleanSupplier stop) {
        this.puzzle = puzzle;
        this.inequalities = inequalities;
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
        int black = inequalities.variable();
        int[] all = IntStream.concat(
                        IntStream.of(black),
                        IntStream.generate(inequalities::variable).limit(values.length))
                .toArray();
        inequalities.exactlyOne(all);
        var cell = puzzle.shape().index(row, column);
        inequalities.someOf(cell.isPresent() ? -black : black);
        if (cell.isPresent()) {
            int[] own = Arrays.copyOfRange(all, 1, all.length);
            variables[cell.getAsInt()] = own;
            for (int i = 0; i < own.length; i++) {
                cellOf[own[i]] = cell.getAsInt();
                valueOf[own[i]] = values[i];
            }
            puzzle.given(cell.getAsInt())
                    .ifPresent(given -> inequalities.someOf(own[Arrays.binarySearch(values, given)]));
        }
    }

    private void constrain(Constraint constraint) {
        if (constraint.allDifferent()) {
            for (int i = 0; i < values.length; i++) {
                int[] same = variables(constraint.cells(), i);
                if (puzzle.isLine(constraint)) {
                    inequalities.exactlyOne(same);
                } else {
                    inequalities.atMostOne(same);
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
        int[] all = all(cells);
        long target = clue.target();
        switch (clue.operation()) {
            case ADD, EQUAL -> sum(all, target);
            case MULTIPLY -> product(all, target);
            case SUBTRACT -> equation(all, chosenOf(all), digit -> digit, target);
            case DIVIDE -> quotient(all, target);
            case HIDDEN -> {
                int isSum = inequalities.variable();
                int isProduct = inequalities.variable();
                inequalities.someOf(isSum, isProduct);
                sum(all, target, isSum);
                product(all, target, isProduct);
            }
        }
    }

    private void sum(int[] all, long target, int... conditions) {
        equation(all, NOBODY, digit -> digit, target, conditions);
    }

    private void product(int[] all, long target, int... conditions) {
        if (target == 0) {
            int[] zeros = Arrays.stream(all).filter(v -> digit(v) == 0).toArray();
            inequalities.someOf(
                    IntStream.concat(IntStream.of(zeros), negated(conditions)).toArray());
        } else {
            exponents(all, NOBODY, target, conditions);
        }
    }

    /// One cell is the target times the product of the others, which is never 0.
    private void quotient(int[] all, long target) {
        if (target == 0) {
            inequalities.someOf();
        } else {
            exponents(all, chosenOf(all), target);
        }
    }

    /// For each variable of cells one more, of all of which exactly one is 1, and the other with it: the value of the
    /// cell that the others are taken from.
    private int[] chosenOf(int... all) {
        int[] chosen =
                IntStream.generate(inequalities::variable).limit(all.length).toArray();
        inequalities.exactlyOne(chosen);
        for (int i = 0; i < all.length; i++) {
            inequalities.someOf(-chosen[i], all[i]);
        }
        return chosen;
    }

    /// For every prime number, its exponents in the values add up to that in the target, or as [#equation] has it. No
    /// value is 0.
    private void exponents(int[] all, int[] chosen, long target, int... conditions) {
        for (int variable : all) {
            if (digit(variable) == 0) {
                inequalities.someOf(IntStream.concat(IntStream.of(-variable), negated(conditions))
                        .toArray());
            }
        }
        long rest = target;
        for (int prime = 2; prime <= values[values.length - 1]; prime++) {
            int p = prime;
            if (IntStream.range(2, p).noneMatch(divisor -> p % divisor == 0)) {
                int exponent = exponent(rest, p);
                rest /= Math.round(Math.pow(p, exponent));
                equation(all, chosen, digit -> exponent(digit, p), exponent, conditions);
            }
        }
        if (rest > 1) {
            inequalities.someOf(negated(conditions).toArray());
        }
    }

    /// What values count adds up to the target; where one is chosen, what that counts less what the others do.
    private void equation(int[] all, int[] chosen, IntToLongFunction counts, long target, int... conditions) {
        var sum = Arrays.stream(all).mapToLong(v -> counts.applyAsLong(digit(v)));
        var twice = Arrays.stream(all).limit(chosen.length).mapToLong(v -> -2 * counts.applyAsLong(digit(v)));
        inequalities.equation(
                IntStream.concat(Arrays.stream(all), Arrays.stream(chosen)).toArray(),
                LongStream.concat(sum, twice).toArray(),
                chosen.length == 0 ? target : -target,
                conditions);
    }

    private static int exponent(long number, int prime) {
        int exponent = 0;
        for (long rest = number; rest != 0 && rest % prime == 0; rest /= prime) {
            exponent++;
        }
        return exponent;
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
                        inequalities.someOf(-variables[cell][i]);
                    }
                } else {
                    var partners = Arrays.stream(variables[others.get(0)])
                            .filter(v -> clue.operation().holds(new int[] {value, digit(v)}, clue.target()));
                    inequalities.someOf(IntStream.concat(IntStream.of(-variables[cell][i]), partners)
                            .toArray());
                }
            }
        }
    }

    private int[] all(Cells cells) {
        return cells.stream().flatMap(cell -> Arrays.stream(variables[cell])).toArray();
    }

    private int[] variables(Cells cells, int i) {
        return cells.stream().map(cell -> variables[cell][i]).toArray();
    }

    private static IntStream negated(int... literals) {
        return Arrays.stream(literals).map(literal -> -literal);
    }
}
