package org.crosscage.experiment.train;

import java.time.Duration;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.Set;
import java.util.random.RandomGenerator;
import org.crosscage.train.PositionChoice;
import org.crosscage.train.PositionChoice.RatedTechnique;
import org.crosscage.train.progress.FirstRatings;
import org.crosscage.train.progress.Glicko2;
import org.crosscage.train.progress.GlickoRating;

/// Somebody of a known strength who answers positions until the trainer knows it.
final class SyntheticPlayer {

    private static final double POINTS_OF_TEN_TO_ONE = 400;

    private final double strength;
    private final RandomGenerator random;
    private final List<RatedTechnique> techniques;
    private final Set<String> asked = new HashSet<>();

    private GlickoRating rating = GlickoRating.UNKNOWN;
    private Optional<String> last = Optional.empty();
    private OptionalDouble lastScore = OptionalDouble.empty();

    /// @param techniques with the first ratings of their positions
    SyntheticPlayer(double strength, List<RatedTechnique> techniques, RandomGenerator random) {
        this.strength = strength;
        this.techniques = techniques.stream().map(each -> each.without(asked)).toList();
        this.random = random;
    }

    GlickoRating rating() {
        return rating;
    }

    double error() {
        return Math.abs(rating.rating() - strength);
    }

    /// Is asked at the level that the choice says, and answers right as often as somebody of the strength does.
    void answer(LevelChoice choice) {
        double level = choice.level(rating, lastScore);
        var position = PositionChoice.draw(techniques, last, level, random).orElseThrow();
        asked.add(position.id());
        var first = new GlickoRating(position.rating(), FirstRatings.DEVIATION, GlickoRating.FIRST_VOLATILITY);
        double score = random.nextDouble() < probability(difficulty(first)) ? 1 : 0;
        rating = Glicko2.answer(rating, Duration.ZERO, first, score).player();
        last = Optional.of(position.id());
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
