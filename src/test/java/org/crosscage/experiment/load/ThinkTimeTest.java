package org.crosscage.experiment.load;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.time.Duration;
import java.util.Arrays;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/// The distribution is the one that the help of `bench players` writes down.
final class ThinkTimeTest {

    private static final int COUNT = 200_000;

    private static double[] sortedSeconds(Duration mean) {
        var random = new SplittableRandom(7);
        var times = new ThinkTime(mean);
        return IntStream.range(0, COUNT)
                .mapToDouble(_ -> times.next(random).toNanos() / 1e9)
                .sorted()
                .toArray();
    }

    @Test
    void itsMeanIsTheOneAskedFor() {
        assertThat(Arrays.stream(sortedSeconds(Duration.ofSeconds(4))).average().orElseThrow())
                .isCloseTo(4, within(0.04));
        assertThat(Arrays.stream(sortedSeconds(Duration.ofMillis(40))).average().orElseThrow())
                .isCloseTo(0.04, within(0.0004));
    }

    @Test
    void mostTimesAreShortAndSomeLong() {
        var seconds = sortedSeconds(Duration.ofSeconds(4));
        assertThat(seconds[COUNT / 2]).isCloseTo(2.9, within(0.05));
        assertThat(seconds[COUNT * 99 / 100]).isCloseTo(18.7, within(0.5));
        assertThat(seconds[0]).isPositive();
        assertThat(seconds[COUNT - 1]).isEqualTo(4 * ThinkTime.LONGEST, within(1e-6));
    }

    @Test
    void theSameSeedThinksTheSame() {
        var one = new ThinkTime(Duration.ofSeconds(1));
        assertThat(one.next(new SplittableRandom(3))).isEqualTo(one.next(new SplittableRandom(3)));
        assertThat(one.next(new SplittableRandom(3))).isNotEqualTo(one.next(new SplittableRandom(4)));
    }
}
