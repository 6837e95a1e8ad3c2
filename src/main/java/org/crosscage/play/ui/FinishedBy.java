package org.crosscage.play.ui;

import java.util.List;
import java.util.Optional;
import org.crosscage.game.GameTotals;
import org.crosscage.game.StoredEntry;

/// Who is to be praised for a finished game.
enum FinishedBy {
    PLAYER,
    /// Hints wrote every digit.
    HINTS,
    /// The solution was shown.
    MACHINE;

    /// @param log all entries of the game
    static FinishedBy of(GameTotals totals, List<StoredEntry> log) {
        if (totals.solutionShown()) {
            return MACHINE;
        }
        return log.stream().anyMatch(StoredEntry::isADigitOfThePlayer) ? PLAYER : HINTS;
    }

    /// Key of what stands above the card.
    String title() {
        return this == PLAYER ? "play.finish.title" : "play.finish.title.right";
    }

    /// Key of what is said of it.
    Optional<String> note() {
        return switch (this) {
            case PLAYER -> Optional.empty();
            case HINTS -> Optional.of("play.finish.hinted");
            case MACHINE -> Optional.of("play.finish.machine");
        };
    }
}
