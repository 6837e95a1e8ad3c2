package org.crosscage.play;

import java.time.Instant;

/// An entry of a game's log as it is stored.
///
/// @param version 1, 2, 3 … without gaps: the entry's place in the log
/// @param client the page load that sent it
/// @param seq the page's own number for it, from 1
/// @param stored when, in whole microseconds
public record LoggedOp(long version, String client, long seq, Op op, Instant stored) {}
