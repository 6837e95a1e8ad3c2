package org.crosscage.solver.genetic;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.Stream;
import org.crosscage.core.search.SolverEvent.Generation;
import org.junit.jupiter.api.Test;

class PopulationStatisticsTest {

    @Test
    void diversityIsHowFarTwoDifferOnAverage() {
        var population = Stream.of(new int[] {1, 2}, new int[] {1, 3}, new int[] {4, 2})
                .map(digits -> new Scored(digits, digits[0]))
                .toList();
        Generation generation = PopulationStatistics.of(7, population);
        // 1 of 2 cells, 1 of 2, 2 of 2
        assertThat(generation.diversity()).isEqualTo(4.0 / 6);
        assertThat(generation.number()).isEqualTo(7);
        assertThat(generation.best()).isEqualTo(1);
        assertThat(generation.median()).isEqualTo(1);
        assertThat(generation.mean()).isEqualTo(2);
        assertThat(generation.worst()).isEqualTo(4);
    }
}
