package org.crosscage.train.progress;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.time.Duration;
import org.crosscage.Samples;
import org.crosscage.Seeds;
import org.crosscage.train.progress.Glicko2.AfterAnswer;

class Glicko2LawsTest {

    private static final double ROUNDING = 1e-9;

    @Seeds
    void foundAloneNeverLowersAndMissedNeverRaises(long seed) {
        var samples = new Samples(seed);
        var player = rating(samples);
        var position = rating(samples);
        var found = answer(player, position, 1);
        var missed = answer(player, position, 0);

        assertThat(found.player().rating()).isGreaterThanOrEqualTo(player.rating());
        assertThat(found.position().rating()).isLessThanOrEqualTo(position.rating());
        assertThat(missed.player().rating()).isLessThanOrEqualTo(player.rating());
        assertThat(missed.position().rating()).isGreaterThanOrEqualTo(position.rating());
    }

    @Seeds
    void theBetterTheScoreTheHigherTheRating(long seed) {
        var samples = new Samples(seed);
        var player = rating(samples);
        var position = rating(samples);
        double one = samples.fraction(0, 1);
        double other = samples.fraction(0, 1);
        var lower = answer(player, position, Math.min(one, other)).player();
        var higher = answer(player, position, Math.max(one, other)).player();

        assertThat(higher.rating()).isGreaterThanOrEqualTo(lower.rating());
    }

    /// Whoever stands on the other side of 1500 and gets the rest of the score moves as far the other way.
    @Seeds
    void upAndDownAreAlike(long seed) {
        var samples = new Samples(seed);
        var player = rating(samples);
        var position = rating(samples);
        double score = samples.fraction(0, 1);
        var one = answer(player, position, score).player();
        var other = answer(mirrored(player), mirrored(position), 1 - score).player();

        assertThat(other.rating()).isEqualTo(3000 - one.rating(), within(1e-3));
        assertThat(other.deviation()).isEqualTo(one.deviation(), within(1e-3));
        assertThat(other.volatility()).isEqualTo(one.volatility(), within(1e-5));
    }

    @Seeds
    void playerAndPositionAreTreatedAlike(long seed) {
        var samples = new Samples(seed);
        var player = rating(samples);
        var position = rating(samples);
        double score = samples.fraction(0, 1);
        var one = answer(player, position, score);
        var other = answer(position, player, 1 - score);

        assertThat(other.position().rating()).isEqualTo(one.player().rating(), within(1e-6));
        assertThat(other.player().rating()).isEqualTo(one.position().rating(), within(1e-6));
    }

    @Seeds
    void anAnswerMakesBothMoreCertain(long seed) {
        var samples = new Samples(seed);
        var player = rating(samples);
        var position = rating(samples);
        double score = samples.fraction(0, 1);
        var after = answer(player, position, score);

        assertThat(after.player().deviation())
                .isLessThan(player.deviation() + ROUNDING)
                .isGreaterThanOrEqualTo(Glicko2.SMALLEST_DEVIATION);
        assertThat(after.position().deviation())
                .isLessThan(position.deviation() + ROUNDING)
                .isGreaterThanOrEqualTo(Glicko2.SMALLEST_DEVIATION);
    }

    @Seeds
    void betweenRatingsThatPlayersHaveAnAnswerSaysSomething(long seed) {
        var samples = new Samples(seed);
        double strength = samples.fraction(600, 2600);
        double difficulty = samples.fraction(600, 2600);
        var player = new GlickoRating(strength, 350, 0.06);
        var after = answer(player, new GlickoRating(difficulty, 120, 0.06), 1).player();

        assertThat(after.deviation()).isLessThan(350);
        assertThat(after.rating()).isGreaterThan(strength);
    }

    @Seeds
    void theSidesExpectOneScoreTogetherWhereTheyAreEquallyCertain(long seed) {
        var samples = new Samples(seed);
        var player = rating(samples);
        var position = rating(samples);
        var as = new GlickoRating(position.rating(), player.deviation(), 0.06);

        assertThat(Glicko2.expectedScore(player, as) + Glicko2.expectedScore(as, player))
                .isEqualTo(1, within(1e-12));
    }

    /// As far apart as no player comes, too.
    private static GlickoRating rating(Samples samples) {
        return new GlickoRating(
                samples.fraction(-6_000, 9_000),
                samples.fraction(Glicko2.SMALLEST_DEVIATION, 350),
                samples.fraction(0.03, 0.1));
    }

    private static AfterAnswer answer(GlickoRating player, GlickoRating position, double score) {
        return Glicko2.answer(player, Duration.ZERO, position, score);
    }

    private static GlickoRating mirrored(GlickoRating rating) {
        return new GlickoRating(3000 - rating.rating(), rating.deviation(), rating.volatility());
    }
}
