package org.crosscage.solver.exact.cellwise;

/// The backtracking of *Solving a Kakuro: CSP modeling in Artificial Intelligence*: variables wait on a stack, the
/// top one gets the first value of its domain that is consistent and goes onto the stack of assignments; where no
/// value is, its domain is made whole again and the last assignment is tried anew with what is left of its domain.
/// The stack of assignments is that of [CellSearch], the variables that wait are the cells behind it, in reading
/// order.
///
/// All values of a domain are tried, also those that a cell in the same run has: a value is found out by the test of
/// consistency and by nothing else. What it tests is [Consistency].
record CspBacktracking(Filling filling, Consistency consistency) implements SearchStrategy {

    CspBacktracking(Filling filling) {
        this(filling, new Consistency(filling));
    }

    @Override
    public int[] values(int cell) {
        return filling.domain(cell).toArray();
    }

    @Override
    public boolean accepts(int cell) {
        return consistency.holds(cell);
    }
}
