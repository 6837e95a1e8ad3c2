package org.crosscage.lab;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Optional;
import java.util.stream.IntStream;
import org.crosscage.Samples;
import org.crosscage.Seeds;

class CurveLawsTest {

    @Seeds(50)
    void aCurveKeepsTheFirstPointsAndOfManyOnlyFew(long seed) {
        int count = new Samples(seed).number(0, 200_000);
        var curve = drawn(count);
        var kept = curve.since(0);

        assertThat(kept.stream().limit(30).map(Point::guesses))
                .containsExactlyElementsOf(IntStream.rangeClosed(1, Math.min(count, 30))
                        .mapToObj(i -> (long) i)
                        .toList());
        assertThat(kept.size()).isLessThanOrEqualTo(40 + (int) (Math.log(count + 1) / Math.log(1.03)));
    }

    /// No stretch is left out: each point is at most a twentieth later than the one before, or the very next.
    @Seeds(50)
    void keptPointsAreEvenOnALogarithmicAxis(long seed) {
        var kept = drawn(new Samples(seed).number(1, 200_000)).since(0);
        for (int i = 1; i < kept.size(); i++) {
            long before = kept.get(i - 1).guesses();
            assertThat(kept.get(i).guesses()).isBetween(before + 1, before + 1 + before / 20);
        }
    }

    @Seeds(50)
    void whatIsKeptStays(long seed) {
        var samples = new Samples(seed);
        int count = samples.number(1, 2_000);
        int known = samples.number(0, 50);
        var curve = drawn(count);
        var some = curve.since(0);
        var rest = curve.since(known);

        assertThat(rest).isEqualTo(some.subList(Math.min(known, some.size()), some.size()));
        curve.end(point(count + 1));
        assertThat(curve.since(0)).startsWith(some.toArray(Point[]::new)).hasSize(some.size() + 1);
    }

    private static Curve drawn(int count) {
        var curve = new Curve();
        for (int i = 1; i <= count; i++) {
            var point = point(i);
            curve.offer(false, () -> point);
        }
        return curve;
    }

    private static Point point(int number) {
        return new Point(number, Optional.empty(), number, 0, 0, 0);
    }
}
