package org.crosscage.game.store;

import org.crosscage.player.store.PlayerQuotas;

/// The games that a player may still begin: a number, and their bytes.
record GameRoom(PlayerQuotas.Room games, PlayerQuotas.Room bytes) {

    /// To be asked before the work for a game that is to be begun.
    ///
    /// @throws FullQuotaException when nothing is left
    void requireLeft() {
        games.requireLeft();
        bytes.requireLeft();
    }

    /// A game is begun.
    ///
    /// @param size in bytes, about
    /// @throws FullQuotaException when nothing is left
    void use(long size) {
        games.use(1);
        bytes.use(size);
    }
}
