package org.crosscage.player.store;

import java.time.Instant;
import org.jspecify.annotations.Nullable;
import org.springframework.data.annotation.Id;

/// Somebody who plays, without a name or a login: whoever holds the token with this hash.
///
/// @param id the database's number, null until stored
/// @param tokenHash [PlayerToken#hash()]
/// @param created when this player was first seen
public record Player(@Id @Nullable Long id, String tokenHash, Instant created) {

    /// The database's number of a stored player.
    ///
    /// @throws IllegalStateException when this player was never stored
    public long storedId() {
        if (id == null) {
            throw new IllegalStateException("this player was never stored");
        }
        return id;
    }
}
