package org.crosscage.solver.genetic.memetic;

/// A segment of the chromosome: open cells that are filled together, and always so that the clue they are from is
/// met. Its gene is the layout that it has.
sealed interface Segment {

    /// The open cells, by cell index.
    int[] cells();

    /// The digits that a cell can have.
    ///
    /// @param position of the cell among the cells
    long candidates(int position);

    /// The open cells of a clue.
    ///
    /// @param layouts one after the other, digits by position
    /// @param occurring by position, the digits that occur in some layout
    record Listed(int[] cells, byte[] layouts, long[] occurring) implements Segment {

        @Override
        public long candidates(int position) {
            return occurring[position];
        }
    }

    /// The open cells of a run. They have too many layouts to list; the best one is searched for.
    ///
    /// @param allowed by position, the candidates
    /// @param available the digits that are left to the open cells, as [org.crosscage.core.clue.RunSums] has sets
    /// @param sum of the open cells, or [#ANY_SUM]
    record Run(int[] cells, long[] allowed, int available, int sum) implements Segment {

        static final int ANY_SUM = -1;

        @Override
        public long candidates(int position) {
            return allowed[position];
        }
    }

    /// A cell on its own.
    record Single(int[] cells, long allowed) implements Segment {

        @Override
        public long candidates(int position) {
            return allowed;
        }
    }
}
