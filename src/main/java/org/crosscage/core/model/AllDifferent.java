package org.crosscage.core.model;

/// No digit twice: a row, a column, a box, or a run without a clue.
public record AllDifferent(Group group, Cells cells) implements Constraint {

    public AllDifferent {
        if (cells.isEmpty()) {
            throw new IllegalArgumentException("a constraint needs at least one cell");
        }
    }

    /// The same in every JVM, which the hash of an enum's constant is not.
    @Override
    public int hashCode() {
        return cells.hashCode();
    }

    @Override
    public boolean allDifferent() {
        return true;
    }

    @Override
    public long violation(int[] values) {
        return Constraint.repetitions(cells, values);
    }

    @Override
    public boolean holds(int[] digits) {
        return Constraint.areDifferent(digits);
    }
}
