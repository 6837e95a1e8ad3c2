package org.crosscage.solver.exact.cellwise;

import org.crosscage.core.model.Arithmetic;

/// Whether a value can stand beside those that are filled: no cell that its cell sees has it, and each clue of the
/// cell has a rest that open cells could be for.
///
/// *Solving a Kakuro: CSP modeling in Artificial Intelligence* keeps such a rest for each sum and does not show the
/// test. Here the rest of a sum is not negative, and nothing when the run is full. A KenKen product has a whole
/// rest; other operations are checked when the cage is full.
record Consistency(Filling filling) {

    /// Whether an open cell could have a value.
    boolean allows(int cell, int value) {
        filling.put(cell, value);
        boolean holds = holds(cell);
        filling.empty(cell);
        return holds;
    }

    /// Whether a filled cell can have its value.
    boolean holds(int cell) {
        return !filling.seen(cell).contains(filling.value(cell))
                && filling.puzzle().cluesOf(cell).stream().allMatch(this::hasRest);
    }

    private boolean hasRest(Arithmetic clue) {
        return filling.keeps(clue)
                && switch (clue.operation()) {
                    case ADD -> filling.sum(clue) <= clue.target();
                    case MULTIPLY -> isDivisible(clue.target(), filling.product(clue));
                    case SUBTRACT, DIVIDE, EQUAL, HIDDEN -> true;
                };
    }

    private static boolean isDivisible(long target, long product) {
        return product == 0 ? target == 0 : target % product == 0;
    }
}
