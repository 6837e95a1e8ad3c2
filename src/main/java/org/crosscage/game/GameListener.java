package org.crosscage.game;

import org.crosscage.core.game.Game;

/// Somebody who listens to a game, such as one of its tabs.
@FunctionalInterface
public interface GameListener {

    /// An entry was stored. Called in the order of versions, without gaps, one call after the other, on a thread
    /// that stored an entry of the game; whoever sent it may be waiting for the return.
    ///
    /// @param op the entry
    /// @param after the game with it
    void stored(StoredEntry op, Game after);
}
