package org.crosscage.solver.exact.cellwise;

/// The exhaustive solver that *Evolutionary AI for Kakuro* begins its list of methods with: all values are tried in
/// all cells, and only a full grid is looked at. For very small puzzles.
record BruteForce(Filling filling) implements SearchStrategy {

    @Override
    public int[] values(int cell) {
        return filling.domain(cell).toArray();
    }

    @Override
    public boolean accepts(int cell) {
        return !filling.isFull() || filling.keepsAll();
    }
}
