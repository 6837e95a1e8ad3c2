package org.crosscage.kind.kakuro;

import org.crosscage.core.search.RunSums;

/// How closely a run is looked at. Not for several threads: what it gives is overwritten by the next look.
sealed interface RunLook permits CombinationLook, EasyLook, LayoutLook {

    /// What is left for the cells of a run.
    ///
    /// @param cells of the run
    /// @param domains by cell, masks as in [RunSums]; not changed
    /// @return by position in the run, in an array that the next look overwrites; an empty mask where the run cannot
    ///     be filled
    int[] left(int[] cells, int sum, int[] domains);
}
