package org.crosscage.core.model;

/// A clue: the digits of the cells must meet the target under the operation. A run (all different), a cage.
///
/// @param cells the cells, at least one; exactly one for [Operation#EQUAL]
/// @param target 0 or more
/// @param allDifferent whether a digit may stand only once, lines apart
public record Arithmetic(Group group, Cells cells, Operation operation, long target, boolean allDifferent)
        implements Constraint {

    public Arithmetic {
        if (cells.isEmpty()) {
            throw new IllegalArgumentException("a clue needs at least one cell");
        }
        if (operation == Operation.EQUAL && cells.size() != 1) {
            throw new IllegalArgumentException("a clue '=' has one cell, not " + cells.size());
        }
        if (target < 0) {
            throw new IllegalArgumentException("the target " + target + " is negative");
        }
    }

    /// The same in every JVM, which the hash of an enum's constant is not.
    @Override
    public int hashCode() {
        return 31 * cells.hashCode() + Long.hashCode(target);
    }

    /// The same clue for cells whose digits may repeat.
    public Arithmetic withRepeats() {
        return new Arithmetic(group, cells, operation, target, false);
    }

    @Override
    public long violation(int[] values) {
        int[] digits = new int[cells.size()];
        for (int i = 0; i < digits.length; i++) {
            digits[i] = values[cells.get(i)];
            if (digits[i] == EMPTY) {
                return repetitions(values);
            }
        }
        return repetitions(values) + operation.distance(digits, target);
    }

    @Override
    public boolean holds(int[] digits) {
        return (!allDifferent || Constraint.areDifferent(digits)) && operation.holds(digits, target);
    }

    private int repetitions(int[] values) {
        return allDifferent ? Constraint.repetitions(cells, values) : 0;
    }
}
