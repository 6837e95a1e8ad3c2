package org.crosscage.play.ui;

import java.util.List;
import java.util.Optional;
import org.crosscage.game.GameTotals;
import org.crosscage.game.StoredEntry;

/// The one to be praised for a finished game.
enum FinishedBy {
    PLAYER,
    /// Hints wrote every digit.
    HINTS,
    /// Every digit came with a link.
    LINK,
    /// The solution was shown.
    MACHINE;

    /// @param log what was played until the finish
    static FinishedBy of(GameTotals totals, List<StoredEntry> log) {
        if (totals.solutionShown()) {
            return MACHINE;
        }
        if (log.stream().anyMatch(StoredEntry::isADigitOfThePlayer)) {
            return PLAYER;
        }
        // a hint that writes a digit costs something
        return totals.hintCost() > 0 ? HINTS : LINK;
    }

    /// Key of what stands above the card.
    String title() {
        return this == PLAYER ? "play.finish.title" : "play.finish.title.right";
    }

    /// Key of what is said of it.
    Optional<String> note() {
        return switch (this) {
            case PLAYER -> Optional.empty();
            case LINK -> Optional.of("play.finish.brought");
            case HINTS -> Optional.of("play.finish.hinted");
            case MACHINE -> Optional.of("play.finish.machine");
        };
    }
}
