package org.crosscage.sets;

import java.time.Duration;
import java.util.Optional;

/// What a maker sees of a puzzle: sums over all who play it, nothing of one of them.
///
/// @param opened how many players have a game of it
/// @param begun how many of them made a move
/// @param finished how many of them filled it in without having the solution shown
/// @param median of the times of those who finished; empty below
///     [#LEAST_PLAYERS] of them, since the median of few is the time of one
public record SetCount(int opened, int begun, int finished, Optional<Duration> median) {

    /// Of fewer, what is said of them could be told of one.
    public static final int LEAST_PLAYERS = 5;
}
