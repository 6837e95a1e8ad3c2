package org.crosscage;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatNoException;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.mockito.Mockito.mock;

import java.util.List;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtensionContext;

class SamplesTest {

    @Seeds
    void aSeedDrawsTheSameEachTime(long seed) {
        assertThat(drawn(new Samples(seed))).isEqualTo(drawn(new Samples(seed)));
    }

    @Seeds
    void valuesStayWithinTheirRange(long seed) {
        var samples = new Samples(seed);
        assertThat(samples.number(-3, 7)).isBetween(-3, 7);
        assertThat(samples.number(Long.MAX_VALUE - 1, Long.MAX_VALUE)).isGreaterThanOrEqualTo(Long.MAX_VALUE - 1);
        assertThat(samples.fraction(0.5, 2)).isBetween(0.5, 2.0);
        assertThat(samples.list(2, 5, samples::flag)).hasSizeBetween(2, 5);
        assertThat(samples.distinct(9, () -> samples.number(1, 3), number -> number))
                .isNotEmpty()
                .doesNotHaveDuplicates();
        assertThat(samples.text("ab", 4)).matches("[ab]{0,4}");
        assertThat(samples.text().codePoints()).noneMatch(point -> 0xd800 <= point && point <= 0xdfff);
    }

    @Test
    void bothEndsOfARangeComeOften() {
        var numbers = LongStream.range(0, 1000)
                .map(seed -> new Samples(seed).number(Long.MIN_VALUE, Long.MAX_VALUE))
                .boxed()
                .toList();
        assertThat(numbers).filteredOn(number -> number == Long.MIN_VALUE).hasSizeGreaterThan(20);
        assertThat(numbers).filteredOn(number -> number == Long.MAX_VALUE).hasSizeGreaterThan(20);
    }

    @Test
    void aCaseInAQuarterOfTheSeedsOrFewerIsTooRare() {
        var coverage = new Coverage();
        var context = mock(ExtensionContext.class);
        List.of(true, true, false, false).forEach(each -> coverage.count("a case", each));
        assertThatNoException().isThrownBy(() -> coverage.afterAll(context));
        List.of(false, false, false, false).forEach(each -> coverage.count("a case", each));
        assertThatThrownBy(() -> coverage.afterAll(context)).hasMessageContaining("a case: 2 times in 8");
    }

    private static List<Object> drawn(Samples samples) {
        return List.of(samples.number(), samples.text(), samples.map(5, samples::flag), samples.fraction(0, 1));
    }
}
