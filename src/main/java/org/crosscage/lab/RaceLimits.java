package org.crosscage.lab;

import java.time.Duration;

/// How much racing a server bears.
///
/// @param races how many races go on at once, in turns; the others wait
/// @param waiting how many may wait
/// @param perPlayer how many one player may have, going or waiting; those that are being stopped do not count
/// @param pause after so long a paused race is stopped, because it keeps its place
public record RaceLimits(int races, int waiting, int perPlayer, Duration pause) {

    private static final int RACES = 16;
    private static final int WAITING = 64;
    private static final int PER_PLAYER = 2;
    private static final Duration PAUSE = Duration.ofMinutes(10);

    public RaceLimits {
        if (races < 1 || waiting < 0 || perPlayer < 1) {
            throw new IllegalArgumentException(
                    "bounds of " + races + " races, " + waiting + " waiting, " + perPlayer + " per player");
        }
    }

    /// Of a server.
    public static RaceLimits usual() {
        return new RaceLimits(RACES, WAITING, PER_PLAYER, PAUSE);
    }
}
