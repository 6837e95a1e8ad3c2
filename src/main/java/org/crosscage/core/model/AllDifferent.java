package org.crosscage.core.model;

/// No digit twice: a KenKen row or column, or a Kakuro run without a clue.
public record AllDifferent(Cells cells) implements Constraint {

    public AllDifferent {
        if (cells.isEmpty()) {
            throw new IllegalArgumentException("a constraint needs at least one cell");
        }
    }

    @Override
    public boolean allDifferent() {
        return true;
    }

    @Override
    public long violation(int[] values) {
        return Constraint.repetitions(cells, values);
    }
}
