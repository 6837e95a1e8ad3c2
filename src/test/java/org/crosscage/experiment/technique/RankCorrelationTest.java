package org.crosscage.experiment.technique;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;

class RankCorrelationTest {

    @Test
    void theSameOrderIsOne() {
        assertThat(RankCorrelation.of(new double[][] {{1, 10}, {2, 100}, {3, 1000}}))
                .isEqualTo(1, within(1e-9));
    }

    @Test
    void theOppositeOrderIsMinusOne() {
        assertThat(RankCorrelation.of(new double[][] {{1, 3}, {2, 2}, {3, 1}})).isEqualTo(-1, within(1e-9));
    }

    /// By hand: ranks 1.5 1.5 3 4 against 1 2 3 4, so 4.5 / √(4.5 · 5).
    @Test
    void equalValuesShareTheMeanOfTheirRanks() {
        assertThat(RankCorrelation.of(new double[][] {{1, 1}, {1, 2}, {2, 3}, {3, 4}}))
                .isEqualTo(4.5 / Math.sqrt(22.5), within(1e-9));
    }
}
