package org.crosscage.solver.exact.cellwise;

import java.util.Arrays;
import org.crosscage.core.model.Arithmetic;
import org.crosscage.core.model.Constraint;
import org.crosscage.core.model.Digits;
import org.crosscage.core.model.Operation;
import org.crosscage.core.model.Puzzle;
import org.crosscage.core.model.Solution;

/// The grid of a search as far as it is filled. Nothing in it need be right.
final class Filling {

    private final Puzzle puzzle;
    private final int[] values;
    private int count;

    Filling(Puzzle puzzle) {
        this.puzzle = puzzle;
        this.values = new int[puzzle.cellCount()];
        Arrays.fill(values, Constraint.EMPTY);
    }

    Puzzle puzzle() {
        return puzzle;
    }

    /// How many cells are filled.
    int count() {
        return count;
    }

    boolean isFull() {
        return count == values.length;
    }

    boolean isOpen(int cell) {
        return values[cell] == Constraint.EMPTY;
    }

    int value(int cell) {
        return values[cell];
    }

    /// @param cell an open one
    void put(int cell, int value) {
        values[cell] = value;
        count++;
    }

    /// @param cell a filled one
    void empty(int cell) {
        values[cell] = Constraint.EMPTY;
        count--;
    }

    /// The digits of the puzzle; of a given cell, the given digit.
    Digits domain(int cell) {
        var given = puzzle.given(cell);
        return given.isPresent() ? Digits.of(given.getAsInt()) : puzzle.digits();
    }

    /// Those of the domain that no cell has which this one sees.
    Digits remaining(int cell) {
        return domain(cell).minus(seen(cell));
    }

    /// The values of the cells that this one sees.
    Digits seen(int cell) {
        long seen = 0;
        var peers = puzzle.peers(cell);
        for (int i = 0; i < peers.size(); i++) {
            int value = values[peers.get(i)];
            seen |= value == Constraint.EMPTY ? 0 : Digits.bit(value);
        }
        return new Digits(seen);
    }

    /// Whether what is filled breaks nothing of a constraint. The arithmetic of a clue counts once its cells are full.
    boolean keeps(Constraint constraint) {
        return constraint.violation(values) == 0;
    }

    boolean keepsAll() {
        return puzzle.constraints().stream().allMatch(this::keeps);
    }

    /// How many cells of a clue are open.
    int open(Arithmetic clue) {
        int open = 0;
        for (int i = 0; i < clue.cells().size(); i++) {
            open += isOpen(clue.cells().get(i)) ? 1 : 0;
        }
        return open;
    }

    /// The sum of the filled cells of a clue.
    long sum(Arithmetic clue) {
        long sum = 0;
        for (int i = 0; i < clue.cells().size(); i++) {
            int cell = clue.cells().get(i);
            sum += isOpen(cell) ? 0 : values[cell];
        }
        return sum;
    }

    /// Their product, which saturates as [Operation#product] does.
    long product(Arithmetic clue) {
        long product = 1;
        for (int i = 0; i < clue.cells().size(); i++) {
            int cell = clue.cells().get(i);
            product = isOpen(cell) ? product : Operation.product(product, values[cell]);
        }
        return product;
    }

    Solution solution() {
        return Solution.of(values);
    }
}
