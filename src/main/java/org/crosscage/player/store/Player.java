package org.crosscage.player.store;

import java.time.Instant;
import org.crosscage.player.Sha256;

/// Somebody who plays, without a name or a login: whoever holds the token with this hash.
///
/// @param id the database's number
/// @param tokenHash [PlayerToken#hash()]
/// @param created when this player was first seen
public record Player(long id, String tokenHash, Instant created) {

    /// Of a mark.
    private static final int LETTERS = 16;

    /// What devices tell players apart by. It says nothing of them, as it is made of a secret that nobody can guess.
    /// A player who is deleted, or whom a server has lost, has another one than whoever holds the token after that.
    public String mark() {
        return Sha256.of("device " + tokenHash + " " + created.toEpochMilli()).substring(0, LETTERS);
    }
}
