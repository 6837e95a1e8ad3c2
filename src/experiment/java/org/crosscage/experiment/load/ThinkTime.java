package org.crosscage.experiment.load;

import java.time.Duration;
import java.util.random.RandomGenerator;

/// How long a player thinks before a move: a log-normal time, since most moves come quickly and a few take long. With a
/// mean of four seconds half of all moves come within 2.9 s, and one in a hundred takes more than 18.7 s.
///
/// @param mean of all times
record ThinkTime(Duration mean) {

    /// The deviation of the time's logarithm.
    static final double SIGMA = 0.8;

    /// The longest time as a multiple of the mean: one in 13,000 would be longer.
    static final double LONGEST = 15;

    private static final double MEAN_FACTOR = Math.exp(-SIGMA * SIGMA / 2);

    Duration next(RandomGenerator random) {
        double factor = Math.min(LONGEST, MEAN_FACTOR * Math.exp(SIGMA * random.nextGaussian()));
        return Duration.ofNanos((long) (mean.toNanos() * factor));
    }
}
