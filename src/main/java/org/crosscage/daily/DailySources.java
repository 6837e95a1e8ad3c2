package org.crosscage.daily;

import org.crosscage.core.model.Puzzle;
import org.crosscage.daily.store.DailyStore;
import org.crosscage.game.SourceNames;
import org.springframework.stereotype.Component;

/// Puzzles of days in a file or on a device: a game of another puzzle than the one that is stored here counts for no
/// day. Other versions of the generator make others from the same date.
@Component
record DailySources(DailyStore store) implements SourceNames {

    @Override
    public String packed(String source) {
        return source;
    }

    /// A puzzle that is not stored here yet is believed.
    @Override
    public String unpacked(String written, Puzzle puzzle) {
        boolean isOther = DailyPuzzle.named(written)
                .flatMap(daily -> store.find(daily.id()))
                .filter(stored -> !stored.puzzle().equals(puzzle))
                .isPresent();
        return isOther ? "" : written;
    }

    @Override
    public boolean fits(String source, Claim game) {
        return true;
    }
}
