package org.crosscage.train.progress;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.time.Duration;
import java.util.List;
import org.crosscage.train.progress.Glicko2.OpponentScore;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

final class Glicko2Test {

    /// The numbers that the paper reckons out.
    @Test
    void thePapersExampleComesOut() {
        var after = Glicko2.afterPeriod(
                rated(1500, 200),
                List.of(
                        new OpponentScore(rated(1400, 30), 1),
                        new OpponentScore(rated(1550, 100), 0),
                        new OpponentScore(rated(1700, 300), 0)));

        // the paper rounds on its way: 1464.06 and 151.52
        assertThat(after.rating()).isEqualTo(1464.06, within(0.02));
        assertThat(after.deviation()).isEqualTo(151.52, within(0.01));
        assertThat(after.volatility()).isEqualTo(0.05999, within(0.00001));
    }

    /// Its table of E(μ, μj, φj).
    @ParameterizedTest
    @CsvSource({"1400, 30, 0.639", "1550, 100, 0.432", "1700, 300, 0.303"})
    void thePapersExpectedScoresComeOut(double rating, double deviation, double expected) {
        assertThat(Glicko2.expectedScore(rated(1500, 200), rated(rating, deviation)))
                .isEqualTo(expected, within(0.0005));
    }

    @Test
    void theOrderOfResultsDoesNotMatter() {
        var one = new OpponentScore(rated(1400, 30), 1);
        var other = new OpponentScore(rated(1700, 300), 0.25);
        var player = rated(1500, 200);

        assertThat(Glicko2.afterPeriod(player, List.of(one, other)).rating())
                .isEqualTo(Glicko2.afterPeriod(player, List.of(other, one)).rating(), within(1e-9));
    }

    /// Step 6 of the paper for whoever does not compete.
    @Test
    void aPeriodWithoutResultsMakesTheDeviationGrowByTheVolatility() {
        var after = Glicko2.afterPeriod(rated(1620, 60), List.of());

        assertThat(after.rating()).isEqualTo(1620);
        assertThat(after.deviation()).isEqualTo(Math.hypot(60, 0.06 * 173.7178), within(1e-9));
        assertThat(after).isEqualTo(Glicko2.rested(rated(1620, 60), Glicko2.PERIOD));
    }

    @ParameterizedTest
    @CsvSource({"0, 60", "100, 120", "365, 208", "1094, 350", "36500, 350"})
    void aDeviationOfSixtyTakesThreeYearsToTheLargest(int days, double deviation) {
        assertThat(Glicko2.rested(rated(1500, 60), Duration.ofDays(days)).deviation())
                .isEqualTo(deviation, within(0.5));
    }

    @Test
    void manyShortRestsAreOneLongRest() {
        var rating = rated(1500, 60);
        var often = rating;
        for (int hour = 0; hour < 240; hour++) {
            often = Glicko2.rested(often, Duration.ofHours(1));
        }
        assertThat(often.deviation())
                .isEqualTo(Glicko2.rested(rating, Duration.ofDays(10)).deviation(), within(1e-6));
    }

    @Test
    void aClockThatWasSetBackDoesNotMakeARatingMoreCertain() {
        assertThat(Glicko2.rested(rated(1500, 60), Duration.ofDays(-30))).isEqualTo(rated(1500, 60));
    }

    @Test
    void thePlayersRestCountsBeforeTheAnswerAndThePositionsDoesNotExist() {
        var player = rated(1500, 60);
        var position = rated(1600, 120);

        var after = Glicko2.answer(player, Duration.ofDays(200), position, 1);

        assertThat(after.player())
                .isEqualTo(Glicko2.answer(Glicko2.rested(player, Duration.ofDays(200)), Duration.ZERO, position, 1)
                        .player());
        assertThat(after.player().deviation()).isGreaterThan(100);
        assertThat(after.position().rating()).isLessThan(1600);
        assertThat(after.position().deviation()).isLessThan(120);
    }

    /// A rating that stands still would not show that somebody learns.
    @Test
    void ratingsStayAliveAfterAnyNumberOfAnswers() {
        var player = GlickoRating.UNKNOWN;
        for (int answer = 0; answer < 1_000; answer++) {
            player = Glicko2.answer(player, Duration.ZERO, rated(1500, 120), answer % 2)
                    .player();
        }
        assertThat(player.deviation()).isEqualTo(Glicko2.SMALLEST_DEVIATION);
        var after = Glicko2.answer(player, Duration.ZERO, rated(player.rating(), 120), 1)
                .player();
        assertThat(after.rating() - player.rating()).isBetween(5.0, 6.0);
    }

    @ParameterizedTest
    @ValueSource(doubles = {-0.01, 1.01, Double.NaN, Double.POSITIVE_INFINITY})
    void noScoreIsOutsideOfZeroToOne(double score) {
        var rating = GlickoRating.UNKNOWN;
        assertThatThrownBy(() -> Glicko2.answer(rating, Duration.ZERO, rating, score))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("is not from 0 to 1");
    }

    @ParameterizedTest
    @CsvSource(delimiter = ';', textBlock = """
                    NaN;      60;  0.06; a rating of NaN is not between ±10000.0
                    Infinity; 60;  0.06; a rating of Infinity
                    -10001;   60;  0.06; a rating of -10001.0
                    1500;     0;   0.06; a deviation of 0.0 is not above 0 and at most 350.0
                    1500;     351; 0.06; a deviation of 351.0
                    1500;     NaN; 0.06; a deviation of NaN
                    1500;     60;  0;    a volatility of 0.0 is not above 0 and at most 1
                    1500;     60;  1.1;  a volatility of 1.1
                    1500;     60;  NaN;  a volatility of NaN
                    """)
    void numbersThatAreNoRatingAreNamed(double rating, double deviation, double volatility, String said) {
        assertThatThrownBy(() -> new GlickoRating(rating, deviation, volatility))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageStartingWith(said);
    }

    private static GlickoRating rated(double rating, double deviation) {
        return new GlickoRating(rating, deviation, 0.06);
    }
}
