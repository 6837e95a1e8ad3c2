package org.crosscage.lab;

import java.time.Duration;
import java.util.List;
import org.crosscage.core.model.Puzzle;

/// What is to be raced.
///
/// @param racers 1…[#MOST_RACERS]; the same solver may take part twice, set differently
/// @param seed of the first run; the next one has the next number, the same for all racers
/// @param runs how often each racer runs, 1…[#MOST_RUNS]
/// @param limit of the processor time that one run may take, at most [#LONGEST]
/// @param paused whether it waits for single steps from its very beginning; who is done in a millisecond could not be
///     watched otherwise
public record RaceOrder(Puzzle puzzle, List<Racer> racers, long seed, int runs, Duration limit, boolean paused) {

    public static final int MOST_RACERS = 4;
    public static final int MOST_RUNS = 100;
    public static final Duration LONGEST = Duration.ofMinutes(5);

    public RaceOrder {
        racers = List.copyOf(racers);
        if (racers.isEmpty() || racers.size() > MOST_RACERS) {
            throw new IllegalArgumentException(racers.size() + " racers are not 1…" + MOST_RACERS);
        }
        if (runs < 1 || runs > MOST_RUNS) {
            throw new IllegalArgumentException(runs + " runs are not 1…" + MOST_RUNS);
        }
        if (limit.isNegative() || limit.isZero() || limit.compareTo(LONGEST) > 0) {
            throw new IllegalArgumentException("a limit of " + limit + " is not above zero and at most " + LONGEST);
        }
    }

    /// The same, waiting for single steps from its beginning.
    public RaceOrder fromPause() {
        return new RaceOrder(puzzle, racers, seed, runs, limit, true);
    }
}
