package org.crosscage.sets.ui;

import java.util.List;
import org.crosscage.core.kind.PuzzleEntry;

/// Where puzzles are put that somebody chooses for a set.
interface PuzzleCollector {

    List<PuzzleEntry> puzzles();

    /// Puts puzzles behind the others.
    ///
    /// @throws RefusedSetException when there is no room for all of them; then none is added
    void add(List<PuzzleEntry> more);
}
