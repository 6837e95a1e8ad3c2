package org.crosscage.kind.kakuro.generate;

/// How closely a run is looked at. Not for several threads: what it gives is overwritten the next time.
sealed interface RunFilter permits CombinationFilter, BoundsFilter, LayoutFilter {

    /// What is left for the cells of a run.
    ///
    /// @param cells of the run
    /// @param domains by cell, masks as in [org.crosscage.core.clue.RunSums]; not changed
    /// @return by position in the run, in an array that is overwritten the next time; empty masks where the
    ///     run cannot be filled
    int[] left(int[] cells, int sum, int[] domains);

    /// Whether a look at what the last one left could take more away.
    boolean mayFindMore();
}
