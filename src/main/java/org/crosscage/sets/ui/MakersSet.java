package org.crosscage.sets.ui;

import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Supplier;
import org.crosscage.sets.PuzzleSet;

/// The set that a maker's page alters. Each action asks for it again: it may be deleted since the page was opened, or
/// the link by which that was done may have been replaced.
final class MakersSet {

    private final Supplier<Optional<PuzzleSet>> latest;
    private final Runnable gone;

    /// @param latest the set as it is now; empty when the page may alter it no more
    /// @param gone called whenever somebody tries
    MakersSet(Supplier<Optional<PuzzleSet>> latest, Runnable gone) {
        this.latest = latest;
        this.gone = gone;
    }

    Optional<PuzzleSet> latest() {
        return latest.get();
    }

    void alter(Consumer<PuzzleSet> change) {
        latest.get().ifPresentOrElse(change, gone);
    }
}
