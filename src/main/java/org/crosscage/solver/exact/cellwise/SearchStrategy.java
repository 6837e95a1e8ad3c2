package org.crosscage.solver.exact.cellwise;

/// What the solvers of this package differ in. A tactic watches the [Filling] of its search.
///
/// ```java
/// record BruteForce(Filling filling) implements Tactic {
///     public int[] values(int cell) {
///         return filling.domain(cell).toArray();
///     }
///
///     public boolean accepts(int cell) {
///         return !filling.isFull() || filling.keepsAll();
///     }
/// }
/// ```
interface SearchStrategy {

    Filling filling();

    /// The open cell that is filled next; by the order of reading, unless a tactic knows better. Asked only while
    /// there is one.
    default int nextCell() {
        return filling().count();
    }

    /// The values that are tried in an open cell, in order.
    int[] values(int cell);

    /// Whether the search goes on with the value that the cell has just got. When every cell has been accepted the
    /// grid is a solution.
    boolean accepts(int cell);

    /// The cell, accepted or not, is about to be emptied again: the last one that was filled.
    default void forget(int cell) {}
}
