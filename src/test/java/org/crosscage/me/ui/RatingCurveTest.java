package org.crosscage.me.ui;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.crosscage.train.progress.GlickoRating;
import org.junit.jupiter.api.Test;

final class RatingCurveTest {

    private static GlickoRating rating(double rating, double deviation) {
        return new GlickoRating(rating, deviation, GlickoRating.FIRST_VOLATILITY);
    }

    @Test
    void theScaleHoldsTheBandAndHasAHundredInTheMiddle() {
        var curve = RatingCurve.of(List.of(rating(1500, 290), rating(1620, 200), rating(1580, 120)));

        assertThat(List.of(curve.bottom(), curve.middle(), curve.top())).containsExactly(1200, 1600, 2000);
    }

    @Test
    void theLineGoesFromTheFirstToTheLastAndTheBandAroundIt() {
        var curve = RatingCurve.of(List.of(rating(1500, 100), rating(1500, 100), rating(1600, 100)));

        // 1400 to 1800, four units a point of the scale from the top down
        assertThat(curve.svg())
                .contains("class='rating-line' d='M0,300 500,300 1000,200'")
                .contains("class='rating-band' d='M0,200 500,200 1000,100L1000,300 500,400 0,400Z'")
                .contains("class='rating-here' d='M1000,200L1000,200'");
    }

    @Test
    void aSingleRatingIsAPoint() {
        assertThat(RatingCurve.of(List.of(rating(1700, 300))).svg())
                .contains("class='rating-here' d='M1000,")
                .doesNotContain("NaN");
    }

    @Test
    void whoeverAnsweredThousandsGetsNoLongerLine() {
        var many = new ArrayList<GlickoRating>();
        for (int i = 0; i < 5000; i++) {
            many.add(rating(1000 + i / 10.0, 60));
        }
        var curve = RatingCurve.of(many);

        assertThat(curve.ratings()).hasSize(250);
        assertThat(curve.ratings().getFirst()).isEqualTo(many.getFirst());
        assertThat(curve.ratings().getLast()).isEqualTo(many.getLast());
        assertThat(curve.top()).isGreaterThan(1560);
    }
}
