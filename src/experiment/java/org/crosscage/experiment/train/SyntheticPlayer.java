package org.crosscage.experiment.train;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalDouble;
import java.util.random.RandomGenerator;
import org.crosscage.train.Glicko2;
import org.crosscage.train.GlickoRating;
import org.crosscage.train.PositionChoice;

/// Somebody of a known strength who answers positions until the trainer knows it.
final class SyntheticPlayer {

    private static final double POINTS_OF_TEN_TO_ONE = 400;

    private final double strength;
    private final RandomGenerator random;
    /// First ratings of the positions that were not asked yet.
    private final List<GlickoRating> positions;

    private GlickoRating rating = GlickoRating.UNKNOWN;
    private OptionalDouble lastScore = OptionalDouble.empty();

    SyntheticPlayer(double strength, List<GlickoRating> positions, RandomGenerator random) {
        this.strength = strength;
        this.positions = new ArrayList<>(positions);
        this.random = random;
    }

    GlickoRating rating() {
        return rating;
    }

    double error() {
        return Math.abs(rating.rating() - strength);
    }

    /// Is asked what the choice says, and answers right as often as somebody of the strength does.
    void answer(LevelChoice choice) {
        double level = choice.level(rating, lastScore);
        var asked = PositionChoice.nearest(positions, GlickoRating::rating, level, random)
                .orElseThrow();
        positions.remove(asked);
        double score = random.nextDouble() < probability(difficulty(asked)) ? 1 : 0;
        rating = Glicko2.answer(rating, Duration.ZERO, asked, score).player();
        lastScore = OptionalDouble.of(score);
    }

    /// Nobody knows it; the first rating is off by as much as its deviation says.
    private double difficulty(GlickoRating first) {
        return first.rating() + first.deviation() * random.nextGaussian();
    }

    private double probability(double difficulty) {
        return 1 / (1 + Math.pow(10, (difficulty - strength) / POINTS_OF_TEN_TO_ONE));
    }
}
