package org.crosscage.player.store;

import java.time.Instant;
import java.util.Optional;
import org.crosscage.player.Sha256;
import org.jspecify.annotations.Nullable;

/// Somebody who plays, without a name or a login: whoever holds one of their tokens.
///
/// @param id the database's number
/// @param mark what devices tell players apart by. It says nothing of them, as it is made of a secret that nobody can
///     guess. A player who is deleted, or whom a server has lost, has another one than whoever holds the token after
///     that
/// @param created when this player was first seen
public record Player(long id, String mark, Instant created) {

    /// The length of a mark.
    private static final int LETTERS = 16;

    /// @param mark as it is stored; null as long as the first browser is the player's
    /// @param tokenHash the first browser's
    static Player of(long id, @Nullable String mark, String tokenHash, Instant created) {
        return new Player(
                id,
                Optional.ofNullable(mark)
                        .orElseGet(() -> Sha256.of("device " + tokenHash + " " + created.toEpochMilli())
                                .substring(0, LETTERS)),
                created);
    }
}
