package org.crosscage.game;

import java.util.Optional;

/// A feature whose puzzles stand among others. Each such feature offers one.
@FunctionalInterface
public interface GameOrigins {

    /// Empty for a game that came from elsewhere.
    Optional<GameOrigin> of(SavedGame game);
}
