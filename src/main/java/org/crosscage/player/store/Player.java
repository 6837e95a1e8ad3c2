package org.crosscage.player.store;

import java.time.Instant;

/// Somebody who plays, without a name or a login: whoever holds the token with this hash.
///
/// @param id the database's number
/// @param tokenHash [PlayerToken#hash()]
/// @param created when this player was first seen
public record Player(long id, String tokenHash, Instant created) {}
