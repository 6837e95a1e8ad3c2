package org.crosscage.train;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.time.Duration;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.constraints.DoubleRange;
import org.crosscage.train.Glicko2.AfterAnswer;

class Glicko2LawsTest {

    private static final double ROUNDING = 1e-9;

    @Property
    void foundAloneNeverLowersAndMissedNeverRaises(
            @ForAll("ratings") GlickoRating player, @ForAll("ratings") GlickoRating position) {
        var found = answer(player, position, 1);
        var missed = answer(player, position, 0);

        assertThat(found.player().rating()).isGreaterThanOrEqualTo(player.rating());
        assertThat(found.position().rating()).isLessThanOrEqualTo(position.rating());
        assertThat(missed.player().rating()).isLessThanOrEqualTo(player.rating());
        assertThat(missed.position().rating()).isGreaterThanOrEqualTo(position.rating());
    }

    @Property
    void theBetterTheScoreTheHigherTheRating(
            @ForAll("ratings") GlickoRating player,
            @ForAll("ratings") GlickoRating position,
            @ForAll @DoubleRange(max = 1) double one,
            @ForAll @DoubleRange(max = 1) double other) {
        var lower = answer(player, position, Math.min(one, other)).player();
        var higher = answer(player, position, Math.max(one, other)).player();

        assertThat(higher.rating()).isGreaterThanOrEqualTo(lower.rating());
    }

    /// Whoever stands on the other side of 1500 and gets the rest of the score moves as far the other way.
    @Property
    void upAndDownAreAlike(
            @ForAll("ratings") GlickoRating player,
            @ForAll("ratings") GlickoRating position,
            @ForAll @DoubleRange(max = 1) double score) {
        var one = answer(player, position, score).player();
        var other = answer(mirrored(player), mirrored(position), 1 - score).player();

        assertThat(other.rating()).isEqualTo(3000 - one.rating(), within(1e-3));
        assertThat(other.deviation()).isEqualTo(one.deviation(), within(1e-3));
        assertThat(other.volatility()).isEqualTo(one.volatility(), within(1e-5));
    }

    @Property
    void playerAndPositionAreTreatedAlike(
            @ForAll("ratings") GlickoRating player,
            @ForAll("ratings") GlickoRating position,
            @ForAll @DoubleRange(max = 1) double score) {
        var one = answer(player, position, score);
        var other = answer(position, player, 1 - score);

        assertThat(other.position().rating()).isEqualTo(one.player().rating(), within(1e-6));
        assertThat(other.player().rating()).isEqualTo(one.position().rating(), within(1e-6));
    }

    @Property
    void anAnswerMakesBothMoreCertain(
            @ForAll("ratings") GlickoRating player,
            @ForAll("ratings") GlickoRating position,
            @ForAll @DoubleRange(max = 1) double score) {
        var after = answer(player, position, score);

        assertThat(after.player().deviation())
                .isLessThan(player.deviation() + ROUNDING)
                .isGreaterThanOrEqualTo(Glicko2.SMALLEST_DEVIATION);
        assertThat(after.position().deviation())
                .isLessThan(position.deviation() + ROUNDING)
                .isGreaterThanOrEqualTo(Glicko2.SMALLEST_DEVIATION);
    }

    @Property
    void betweenRatingsThatPlayersHaveAnAnswerSaysSomething(
            @ForAll @DoubleRange(min = 600, max = 2600) double strength,
            @ForAll @DoubleRange(min = 600, max = 2600) double difficulty) {
        var player = new GlickoRating(strength, 350, 0.06);
        var after = answer(player, new GlickoRating(difficulty, 120, 0.06), 1).player();

        assertThat(after.deviation()).isLessThan(350);
        assertThat(after.rating()).isGreaterThan(strength);
    }

    @Property
    void theSidesExpectOneScoreTogetherWhereTheyAreEquallyCertain(
            @ForAll("ratings") GlickoRating player, @ForAll("ratings") GlickoRating position) {
        var as = new GlickoRating(position.rating(), player.deviation(), 0.06);

        assertThat(Glicko2.expectedScore(player, as) + Glicko2.expectedScore(as, player))
                .isEqualTo(1, within(1e-12));
    }

    /// As far apart as no player comes, too.
    @Provide
    Arbitrary<GlickoRating> ratings() {
        return Combinators.combine(
                        Arbitraries.doubles().between(-6_000, 9_000),
                        Arbitraries.doubles().between(Glicko2.SMALLEST_DEVIATION, 350),
                        Arbitraries.doubles().between(0.03, 0.1))
                .as(GlickoRating::new);
    }

    private static AfterAnswer answer(GlickoRating player, GlickoRating position, double score) {
        return Glicko2.answer(player, Duration.ZERO, position, score);
    }

    private static GlickoRating mirrored(GlickoRating rating) {
        return new GlickoRating(3000 - rating.rating(), rating.deviation(), rating.volatility());
    }
}
